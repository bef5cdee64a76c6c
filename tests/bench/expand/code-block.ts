import type { Code } from 'mdast';
import { lineMarks } from '../../../src/config/line-marks';
import { readMark } from '../../../src/lib/final-code';

/** The keywords of one kind of line mark. */
type Mark = (typeof lineMarks)[number];

/** Language names that differ between our highlighter (keys) and that of both peers (values). */
const languages: Readonly<Record<string, string>> = { 'shell-session': 'shellsession', objc: 'objective-c' };

/**
 * Converts a code block to the form that both peers read. Comments that mark lines are removed, and all marked lines, of whatever kind,
 * are highlighted by a range after the language.
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

/** Returns the lines without the comments, and the line numbers (from 1) that the comments marked. */
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
