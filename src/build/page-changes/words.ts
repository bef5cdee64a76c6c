import type { Block } from './blocks';

/** Removes a version's own words from a text. */
export type Neutral = (text: string) => string;

/** A word of a page, as written and without its version's own words. */
export interface Word {
  readonly text: string;
  readonly neutral: string;
}

/** Markers of list items and headings. They are ignored: an item's number says only how many come before it. */
const mark = /^(?:#{1,6}|[-*+]|\d+[.)]) +/;

/**
 * Cuts a text into words.
 *
 * @param word matches each of them
 */
export function cutWords(text: string, neutral: Neutral, word: RegExp): Word[] {
  // Only after the version's own words are removed: `Capacitor 4` is two words.
  const neutrals = neutral(text).match(word) ?? [];
  return (text.match(word) ?? []).map((written, index) => ({ text: written, neutral: neutrals[index] ?? written }));
}

/**
 * @returns the words of a block; for code, its lines
 */
export function splitWords({ text, kind }: Block, neutral: Neutral): Word[] {
  const written = kind === 'item' || kind === 'heading' ? text.replace(mark, '') : text;
  return cutWords(written, neutral, kind === 'code' ? /.+/g : /\S+/g);
}

/** Returns whether two words are the same, apart from their versions' own words. */
export function isSameWord(a: Word | undefined, b: Word | undefined): boolean {
  return a !== undefined && b !== undefined && (a.text === b.text || a.neutral === b.neutral);
}
