import { lineMarks } from '../../config/line-marks';
import { readMark } from '../../lib/final-code';

/** Code as it is shown. */
export interface MarkedCode {
  /** Lines, without the comments that mark other lines. */
  readonly lines: readonly string[];
  /** Classes of marked lines, by index in `lines`. */
  readonly classes: ReadonlyMap<number, readonly string[]>;
}

/**
 * Reads which lines of a code block are marked: by a range after the language (`{2,4-6}`), or else by comments. Like Docusaurus, it does
 * not mix the two.
 *
 * @param code as written
 * @param meta text after the language
 */
export function readMarks(code: string, meta: string): MarkedCode {
  const lines = code.replace(/\r?\n$/, '').split(/\r?\n/);
  const range = /\{([\d,-]+)\}/.exec(meta)?.[1];
  if (range !== undefined) {
    const name = lineMarks[0]?.className ?? '';
    return { lines, classes: new Map(readRange(range).map((number) => [number - 1, [name]])) };
  }
  const shown: string[] = [];
  const classes = new Map<number, string[]>();
  const open = new Set<string>();
  let next: string[] = [];
  for (const line of lines) {
    const word = readMark(line);
    if (word === undefined) {
      const names = [...open, ...next];
      if (names.length > 0) classes.set(shown.length, [...new Set(names)]);
      shown.push(line);
      next = [];
      continue;
    }
    for (const { className, line: nextLine, block } of lineMarks) {
      if (word === nextLine) next.push(className);
      if (word === block?.start) open.add(className);
      if (word === block?.end) open.delete(className);
    }
  }
  return { lines: shown, classes };
}

/** Lists the numbers of a range such as `1,4-6`. */
function readRange(range: string): number[] {
  return range.split(',').flatMap((part) => {
    const [start = Number.NaN, end = start] = part.split('-').map(Number);
    return Number.isNaN(start) ? [] : Array.from({ length: Math.max(0, end - start + 1) }, (_, index) => start + index);
  });
}
