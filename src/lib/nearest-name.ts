/** Finds what somebody may have meant by a name that does not exist, for error messages. */

/** Returns the number of single-letter edits (insert, delete, replace, swap of neighbors) between two words. */
export function editDistance(a: string, b: string): number {
  let beforePrevious: number[] = [];
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
 * Returns the known name closest to a wrong one, ignoring case, or undefined when none is close. More than two edits, or
 * more than a third of the letters in longer names, mean another name rather than a typo. Of equally close names, the
 * first one wins.
 */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  let best: string | undefined;
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

/** Returns `; did you mean "x"?` for the end of a message, or an empty string if no known name is close. */
export function suggestName(name: string, known: Iterable<string>): string {
  const nearest = nearestName(name, [...known]);
  return nearest === undefined ? '' : `; did you mean "${nearest}"?`;
}

/** Returns ` Did you mean "x"?` for the end of a message that is a sentence, or an empty string if no known name is close. */
export function suggestion(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? '' : ` Did you mean "${nearest}"?`;
}
