/** Finds misspelled or unpaired line marks in code blocks, and `shell-session` blocks without a prompt. */

import { findNodes, lineOf } from '@capacitor-docs/shared/mdx';
import type { Code } from 'mdast';
import { lineMarks } from '../../config/line-marks';
import { readMark } from '../../lib/final-code';
import { suggestName } from '../../lib/nearest-name';
import type { Page } from '../../remark/pages';
import type { Problem } from './problem';
import { treeOf } from './read/parsed-page';

const nextLines = lineMarks.flatMap(({ line }) => line ?? []);
const blocks = lineMarks.flatMap(({ block }) => block ?? []);
const words = [...nextLines, ...blocks.flatMap(({ start, end }) => [start, end])];

/** A comment of one word that begins like a line mark. */
const meantAsMark =
  /^\s*(?:\/\/|\/\*|\{\s*\/\*|#|<!--)\s*((?:highlight|add(?:ed)?|removed?|focus(?:ed)?)-[a-z-]+?)\s*(?:\*\/\s*\}?|-->)?\s*$/;

/** Checks the blocks of a page as written, before the marks are removed. */
export function checkLineMarks(page: Page): Problem[] {
  return findNodes(treeOf(page), 'code').flatMap((node) =>
    [...findWrongMarks(node), ...findWrongSession(node)].map(({ line, message }) => ({
      file: page.file,
      line: lineOf(node) + line,
      message,
    })),
  );
}

interface Finding {
  /** Line relative to the fence, which is 0. */
  line: number;
  message: string;
}

function findWrongMarks({ value }: Code): Finding[] {
  const findings: Finding[] = [];
  const open: { end: string; line: number }[] = [];
  for (const [index, text] of value.split('\n').entries()) {
    const line = index + 1;
    const mark = readMark(text);
    const block = blocks.find(({ start }) => start === mark);
    if (block !== undefined) open.push({ end: block.end, line });
    if (blocks.some(({ end }) => end === mark) && open.pop()?.end !== mark) {
      findings.push({ line, message: `"${mark}" has no beginning: put the mark that begins it in front` });
    }
    const meant = mark === undefined ? meantAsMark.exec(text)?.[1] : undefined;
    if (meant !== undefined) {
      findings.push({ line, message: `"${meant}" is not a line mark${suggestName(meant, words)}` });
    }
  }
  return [...findings, ...open.map(({ end, line }) => ({ line, message: `"${end}" is missing` }))];
}

function findWrongSession({ lang, value }: Code): Finding[] {
  if (lang !== 'shell-session' || /^\$ /m.test(value)) return [];
  return [{ line: 0, message: 'a shell-session shows commands behind "$ "; without them the block is bash or text' }];
}
