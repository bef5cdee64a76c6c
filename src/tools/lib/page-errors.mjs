/**
 * Finds what the author of a page or of a setting has to know in the output of a build, which shows it several times and
 * with stack traces: errors with file and line, and errors of the configuration without a stack of their own.
 *
 * @param {string} output
 * @returns {string[]} one line each, in the order of the output, without repetition
 */
export function findPageErrors(output) {
  // Colour codes of terminals: ESC, [, numbers, m.
  const plain = output.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '');
  const found = [
    ...plain.matchAll(/(?:Error|Cause): ((?:[\w.@-]+\/)*[\w.@-]+\.\w+:\d+: .+)/g),
    ...plain.matchAll(/\[cause\]: \[(.+)\]$/gm),
  ];
  return [...new Set(found.map((match) => (match[1] ?? '').trim()))];
}
