/** Finds lines in a file. Blank lines, and blanks at the beginning and end of a line, don't count. */

/** A place in a file: the first line, and the line behind the last one. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

interface Line {
  readonly text: string;
  readonly index: number;
}

/**
 * Finds lines that follow each other.
 *
 * @param from where to look first; then the whole file
 * @returns undefined when the file does not have them, or there are none to find
 */
export function findLines(file: readonly string[], wanted: readonly string[], from: number): Place | undefined {
  const texts = textsOf(wanted).map(({ text }) => text);
  const lines = textsOf(file);
  const starts = lines.flatMap(({ index }, place) =>
    texts.every((text, offset) => lines[place + offset]?.text === text) ? [{ index, place }] : [],
  );
  if (texts.length === 0) return undefined;
  const found = starts.find(({ index }) => index >= from) ?? starts[0];
  return found && { start: found.index, end: (lines[found.place + texts.length - 1]?.index ?? found.index) + 1 };
}

/**
 * Finds lines that follow each other with others in between, where they are closest together.
 *
 * @param from of several places, one behind this line is taken
 */
export function findSpread(file: readonly string[], wanted: readonly string[], from: number): Place | undefined {
  const [first, ...others] = textsOf(wanted).map(({ text }) => text);
  const lines = textsOf(file);
  const places = lines.flatMap(({ text, index }): Place[] => {
    if (text !== first) return [];
    let last = index;
    for (const other of others) {
      const next = lines.find((line) => line.index > last && line.text === other);
      if (next === undefined) return [];
      last = next.index;
    }
    return [{ start: index, end: last + 1 }];
  });
  const lengthOf = ({ start, end }: Place): number => end - start;
  const shortest = Math.min(...places.map(lengthOf));
  const closest = places.filter((place) => lengthOf(place) === shortest);
  return closest.find(({ start }) => start >= from) ?? closest[0];
}

function textsOf(lines: readonly string[]): Line[] {
  return lines.flatMap((line, index) => (line.trim() === '' ? [] : [{ text: line.trim(), index }]));
}
