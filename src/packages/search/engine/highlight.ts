import type { MarkedText, Piece } from './marked-text';
import { findRuns, fold, splitIdentifier } from './words';

/** Maximum length of a snippet, in characters. The dialog shows one line of it. */
const snippetLength = 120;

/**
 * Marks the words that answer the query.
 *
 * @param words folded; a word that is only part of an identifier is marked inside it
 */
export function markWords(text: string, words: ReadonlySet<string>): MarkedText {
  const pieces: Piece[] = [];
  let end = 0;
  for (const [from, to] of findMarks(text, words)) {
    if (from > end) pieces.push({ text: text.slice(end, from), isMarked: false });
    pieces.push({ text: text.slice(from, to), isMarked: true });
    end = to;
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMarked: false });
  return pieces;
}

function findMarks(text: string, words: ReadonlySet<string>): [from: number, to: number][] {
  return findRuns(text).flatMap(({ run, start }): [number, number][] => {
    if (words.has(fold(run))) return [[start, start + run.length]];
    let from = start;
    return splitIdentifier(run).flatMap((part): [number, number][] => {
      const at = fold(run).indexOf(part, from - start);
      if (at < 0 || fold(run).length !== run.length) return [];
      from = start + at + part.length;
      return words.has(part) ? [[start + at, from]] : [];
    });
  });
}

/**
 * Finds the line that has most of the words, and shortens it around the first of them.
 *
 * @returns undefined when no line has any of the words
 */
export function makeSnippet(text: string, words: ReadonlySet<string>): MarkedText | undefined {
  let best: { line: string; marks: [number, number][]; count: number } | undefined;
  for (const line of text.split('\n')) {
    const marks = findMarks(line, words);
    const count = new Set(marks.map(([from, to]) => fold(line.slice(from, to)))).size;
    if (count > (best?.count ?? 0)) best = { line, marks, count };
  }
  if (best === undefined) return undefined;
  const first = best.marks[0]?.[0] ?? 0;
  return markWords(shorten(best.line, first), words);
}

/** Returns the part of a line around a place, with an ellipsis where something is left out. */
export function shorten(line: string, place = 0): string {
  if (line.length <= snippetLength) return line;
  let from = place < snippetLength * 0.6 ? 0 : place - 40;
  while (from > 0 && from < place && /\S/.test(line.charAt(from - 1))) from += 1;
  let to = Math.min(line.length, from + snippetLength);
  while (to < line.length && to > place + 20 && /\S/.test(line.charAt(to))) to -= 1;
  return `${from > 0 ? '…' : ''}${line.slice(from, to).trim()}${to < line.length ? '…' : ''}`;
}
