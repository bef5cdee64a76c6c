import type { Code } from 'mdast';
import { lineMarks } from '../../../src/config/line-marks';
import { readMark } from '../../../src/lib/final-code';

/** The words of one kind of mark. */
type Mark = (typeof lineMarks)[number];

/** Names that the highlighter of both peers has for languages that ours calls otherwise. */
const languages: Readonly<Record<string, string>> = { 'shell-session': 'shellsession', objc: 'objective-c' };

/**
 * A code block as both peers read it: the comments that mark lines are gone, and the lines that they marked, of whatever kind,
 * are highlighted by a range behind the language.
 *
 * @returns the block, and its title if it has one
 */
export function plainCodeBlock({ lang, meta, value }: Code): { code: Code; title: string | undefined } {
  const { lines, marked } = readMarkedLines(value);
  const ranges = /\{([\d,-]+)\}/.exec(meta ?? '')?.[1];
  const highlighted = [...(ranges === undefined ? [] : [ranges]), ...marked.map(String)].join(',');
  const code: Code = {
    type: 'code',
    lang: languages[lang ?? ''] ?? lang ?? 'text',
    meta: highlighted === '' ? null : `{${highlighted}}`,
    value: lines.join('\n'),
  };
  return { code, title: /title="([^"]*)"/.exec(meta ?? '')?.[1] };
}

/** Lines without the comments, and the numbers (from 1) of those that the comments marked. */
function readMarkedLines(value: string): { lines: string[]; marked: number[] } {
  const lines: string[] = [];
  const marked: number[] = [];
  let isInside = false;
  let isNext = false;
  for (const line of value.split('\n')) {
    const word = readMark(line);
    if (word === undefined) {
      lines.push(line);
      if (isInside || isNext) marked.push(lines.length);
      isNext = false;
    } else if (lineMarks.some((mark: Mark) => mark.line === word)) isNext = true;
    else isInside = lineMarks.some((mark: Mark) => mark.block?.start === word);
  }
  return { lines, marked };
}
