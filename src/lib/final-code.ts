import { lineMarks, removedLineClass } from '../config/line-marks';

/** Pattern of a comment that is alone on its line and marks lines, as Docusaurus recognizes it in any language. */
const markComment = /^\s*(?:\/\/|\/\*|\{\s*\/\*|#|<!--)\s*([a-z-]+)\s*(?:\*\/\s*\}?|-->)?\s*$/;

const removed = lineMarks.find(({ className }) => className === removedLineClass);
const words = lineMarks.flatMap(({ line, block }) => [line, block?.start, block?.end]);

/** Returns the keyword of a comment that marks lines; undefined when a line of code is not such a comment. */
export function readMark(line: string): string | undefined {
  const word = markComment.exec(line)?.[1];
  return words.includes(word) ? word : undefined;
}

/**
 * Returns the final code of a code block, without the comments that mark its lines and without the lines that are marked as removed.
 *
 * @returns the code with these lines left empty, so that the others keep their numbers
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
