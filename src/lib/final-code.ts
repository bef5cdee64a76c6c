import { lineMarks, removedLineClass } from '../config/line-marks';

/** A comment that stands alone in its line and marks lines, as Docusaurus recognises it in any of the languages. */
const markComment = /^\s*(?:\/\/|\/\*|\{\s*\/\*|#|<!--)\s*([a-z-]+)\s*(?:\*\/\s*\}?|-->)?\s*$/;

const removed = lineMarks.find(({ className }) => className === removedLineClass);
const words = lineMarks.flatMap(({ line, block }) => [line, block?.start, block?.end]);

/** The word of a comment that marks lines; undefined when a line of code is no such comment. */
export function readMark(line: string): string | undefined {
  const word = markComment.exec(line)?.[1];
  return words.includes(word) ? word : undefined;
}

/**
 * The code that a block of a page ends up with: neither the comments that mark its lines nor the lines that are marked as removed.
 *
 * @returns the code with empty lines in place of those, so that the others keep their numbers
 */
export function readFinalCode(code: string): string {
  let isInside = false;
  let isNext = false;
  return code
    .split('\n')
    .map((line) => {
      const mark = readMark(line);
      if (mark !== undefined) {
        if (mark === removed?.line) isNext = true;
        if (mark === removed?.block?.start) isInside = true;
        if (mark === removed?.block?.end) isInside = false;
        return '';
      }
      const isRemoved = isInside || isNext;
      isNext = false;
      return isRemoved ? '' : line;
    })
    .join('\n');
}
