/** Finds what somebody may have meant by a name that does not exist, for error messages. Commands need it before they can load TypeScript. */

/**
 * @param {string} a
 * @param {string} b
 * @returns {number} single-letter edits (insert, delete, replace, swap of neighbors) between two words
 */
function editDistance(a, b) {
  /** @type {number[]} */
  let beforePrevious = [];
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let cost = Math.min(
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
      );
      if (row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        cost = Math.min(cost, (beforePrevious[column - 2] ?? 0) + 1);
      }
      current.push(cost);
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[b.length] ?? 0;
}

/**
 * The known name closest to a wrong one, whatever the case of the letters, or undefined when none is close: more than
 * two edits, or more than a third of the letters in longer names, is another name rather than a slip. Of names equally
 * close the first one wins.
 *
 * @param {string} name
 * @param {readonly string[]} known
 * @returns {string | undefined}
 */
export function nearestName(name, known) {
  /** @type {string | undefined} */
  let best;
  let bestDistance = Math.max(2, Math.floor(name.length / 3)) + 1;
  for (const candidate of known) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance < bestDistance) {
      best = candidate;
      bestDistance = distance;
    }
  }
  return best;
}
