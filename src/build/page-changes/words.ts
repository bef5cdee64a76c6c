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

/** @returns the text by which a block is compared with another version's */
export function toNeutral({ text, kind }: Block, neutral: Neutral): string {
  return neutral(kind === 'item' ? text.replace(mark, '') : text);
}

/**
 * @returns the words of a block; for code, its lines
 */
export function splitWords({ text, kind }: Block, neutral: Neutral): Word[] {
  const written = kind === 'item' || kind === 'heading' ? text.replace(mark, '') : text;
  // Split only after the version's own words are removed: `Capacitor 4` is two words.
  const parts = (value: string) =>
    (kind === 'code' ? value.split('\n') : value.split(/\s+/)).filter((part) => part !== '');
  const [words, neutrals] = [parts(written), parts(neutral(written))];
  return words.map((word, index) => ({ text: word, neutral: neutrals[index] ?? word }));
}
