/**
 * Finds the errors with file and line in the output of a build, which shows each several times and with stack traces.
 *
 * @param {string} output
 * @returns {string[]} one line each, in the order of the output, without repetition
 */
export function findPageErrors(output) {
  // Colour codes of terminals: ESC, [, numbers, m.
  const plain = output.replaceAll(new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g'), '');
  const found = [...plain.matchAll(/(?:Error|Cause): ((?:[\w.@-]+\/)*[\w.@-]+\.\w+:\d+: .+)/g)].map(
    (match) => match[1] ?? '',
  );
  return [...new Set(found.map((line) => line.trim()))];
}
