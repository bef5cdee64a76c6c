/**
 * Words by which readers ask for pages, learned from queries that were written for each page (`npm run cli search:eval -- --learn`). A weight says how much
 * a word, or two in a row, speaks for a page, beyond what the page's own text does.
 */
import { hashText } from '../../lib/hash-text';
import type { LearnedWords } from './index-files';
import { cleanPasted, isPasted, readErrorLines } from './pasted';
import type { Page } from './sections';
import { stem } from './stem';
import { appendTo, packNumbers, unpackNumbers } from './word-index';
import { fold, readRuns, splitIdentifier } from './words';

/** Weights are whole numbers below this one. */
export const weightLevels = 8;

/** Joins the two words of a term. */
const joint = '+';

/**
 * Returns the terms of a query: the stem of each word, those of an identifier's parts, and each two neighbors.
 *
 * @returns each term once; of a pasted text only those on lines that say what went wrong
 */
export function listTerms(query: string, stopWords: ReadonlySet<string>): string[] {
  const text = isPasted(query) ? readErrorLines(cleanPasted(query)) : query;
  const terms = new Set<string>();
  let previous: string | undefined;
  for (const run of readRuns(text)) {
    const word = fold(run);
    if (stopWords.has(word) || /^\d+$/.test(word)) continue;
    const own = stem(word);
    terms.add(own);
    for (const part of splitIdentifier(run)) if (!stopWords.has(part)) terms.add(stem(part));
    if (previous !== undefined) terms.add(previous + joint + own);
    previous = own;
  }
  return [...terms];
}

/** How much each term of a query counts. A long query has more terms that lead to some page by chance. */
export function shareOf(terms: number): number {
  return 1 / Math.sqrt(terms);
}

/**
 * Packs weights. Terms are kept as numbers of 20 bits, which take a third of their letters' room; one term in two hundred that nothing was learned
 * about is taken for another.
 *
 * @param weights for each page, by its number, the weights of terms
 */
export function packLearnedWords(weights: readonly ReadonlyMap<string, number>[]): LearnedWords {
  const lists = new Map<number, number[]>();
  weights.forEach((own, page) => {
    const numbers = new Map<number, number>();
    for (const [term, weight] of own) {
      const number = numberOf(term);
      numbers.set(number, Math.max(weight, numbers.get(number) ?? 0));
    }
    for (const [number, weight] of numbers) appendTo(lists, number, page * weightLevels + weight);
  });
  const terms = [...lists.keys()].sort((a, b) => a - b);
  return {
    terms: packNumbers(terms),
    weights: terms.map((term) => packNumbers(lists.get(term) ?? [])).join(' '),
  };
}

/** Number of bits of a term's number. */
const termBits = 20;

function numberOf(term: string): number {
  return Math.floor(hashText(term) * 2 ** termBits);
}

/** How much the terms of a query speak for pages. */
export interface Learned {
  /** Sum of the weights, for each page that something was learned about; 0 for pages that no term speaks for. */
  readonly sums: ReadonlyMap<Page, number>;
  /** The largest of them. A page that nothing was learned about, because only an old version has it, counts as much: what it says itself decides. */
  readonly most: number;
}

/** Nothing speaks for any page. */
export const nothingLearned: Learned = { sums: new Map(), most: 0 };

export type ReadLearned = (query: string) => Learned;

/**
 * Unpacks the learned words of a shard.
 *
 * @param pages all pages of the shard, in its order
 */
export function readLearnedWords(
  packed: LearnedWords,
  pages: readonly Page[],
  stopWords: ReadonlySet<string>,
): ReadLearned {
  const lists = packed.weights.split(' ');
  const codes = new Map(unpackNumbers(packed.terms).map((term, index) => [term, lists[index] ?? '']));
  const numbers = new Set(lists.flatMap((list) => unpackNumbers(list).map((code) => Math.floor(code / weightLevels))));
  const known = pages.filter((_, page) => numbers.has(page));
  return (query) => {
    const terms = listTerms(query, stopWords);
    const sums = new Map(known.map((page) => [page, 0]));
    const share = shareOf(terms.length);
    for (const term of terms) {
      for (const code of unpackNumbers(codes.get(numberOf(term)) ?? '')) {
        const page = pages[Math.floor(code / weightLevels)];
        if (page !== undefined) sums.set(page, (sums.get(page) ?? 0) + (code % weightLevels) * share);
      }
    }
    return { sums, most: Math.max(0, ...sums.values()) };
  };
}
