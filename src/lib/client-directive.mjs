/**
 * Whether a module begins with `'use client'`, which only comments may precede. Such a module, and everything that it imports, runs in the browser.
 * Plain JavaScript, because a loader of the bundler needs it, too.
 *
 * @param {string} text of the module
 */
export function isClientModule(text) {
  return /^(?:\s|\/\*[\s\S]*?\*\/|\/\/[^\n]*\n)*(['"])use client\1/.test(text);
}
