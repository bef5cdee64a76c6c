import type { Block } from './blocks';

/** Takes what is a version's own out of a text; see `own-words.ts`. */
export type Neutral = (text: string) => string;

/** A word of a page, as it stands there and without its version's own. */
export interface Word {
  readonly text: string;
  readonly neutral: string;
}

/** What entries of a list and headings begin with: the number of an entry says only how many come before it. */
const mark = /^(?:#{1,6}|[-*+]|\d+[.)]) +/;

/** @returns what stands for a block when two versions are compared */
export function toNeutral({ text, kind }: Block, neutral: Neutral): string {
  return neutral(kind === 'item' ? text.replace(mark, '') : text);
}

/**
 * @returns the words of a block; those of code are its lines
 */
export function splitWords({ text, kind }: Block, neutral: Neutral): Word[] {
  const written = kind === 'item' || kind === 'heading' ? text.replace(mark, '') : text;
  // Split behind the change: `Capacitor 4` is two words.
  const parts = (value: string) =>
    (kind === 'code' ? value.split('\n') : value.split(/\s+/)).filter((part) => part !== '');
  const [words, neutrals] = [parts(written), parts(neutral(written))];
  return words.map((word, index) => ({ text: word, neutral: neutrals[index] ?? word }));
}
