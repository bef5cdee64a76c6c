import { register } from 'node:module';

let isRegistered = false;

/**
 * Imports a TypeScript module of the project into this process.
 *
 * @template Module
 * @param {string} file from the root of the project
 * @returns {Promise<Module>}
 */
export async function importTypeScript(file) {
  if (!isRegistered) register('./typescript-hooks.mjs', import.meta.url);
  isRegistered = true;
  return /** @type {Module} */ (await import(new URL(`../../../${file}`, import.meta.url).href));
}
