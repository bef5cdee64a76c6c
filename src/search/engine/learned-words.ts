/**
 * Words by which readers ask for pages, learned from queries that were written for each page (`npm run cli search:learn`). A weight says how much
 * a word, or two in a row, speaks for a page, beyond what the page's own text does.
 */
import type { LearnedWords } from './index-files';
import { isPasted } from './pasted';
import type { Page } from './sections';
import { stem } from './stem';
import { appendTo, packLists, unpackNumbers } from './word-index';
import { fold, readRuns, splitIdentifier } from './words';

/** Weights are whole numbers below this one. */
export const weightLevels = 8;

/** Joins the two words of a term. */
const joint = '+';

/**
 * Returns the terms of a query: the stem of each word, those of an identifier's parts, and each two neighbors.
 *
 * @returns each term once; empty for a pasted text, because nobody chose its words
 */
export function listTerms(query: string, stopWords: ReadonlySet<string>): string[] {
  if (isPasted(query)) return [];
  const terms = new Set<string>();
  let previous: string | undefined;
  for (const run of readRuns(query)) {
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

/** @param weights for each page, by its number, the weights of terms */
export function packLearnedWords(weights: readonly ReadonlyMap<string, number>[]): LearnedWords {
  const codes = new Map<string, number[]>();
  weights.forEach((own, page) => {
    for (const [term, weight] of own) {
      appendTo(codes, term, page * weightLevels + weight);
    }
  });
  const { words, places } = packLists(codes);
  return { terms: words, weights: places };
}

/**
 * Says how much the terms of a query speak for each page; pages that no term speaks for are not in the map. A page that nothing was learned about,
 * because only an old version has it, counts like the page that most speaks for: what it says itself decides.
 */
export type ReadLearned = (query: string) => ReadonlyMap<Page, number>;

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
  const codes = new Map(packed.terms.split(' ').map((term, index) => [term, lists[index] ?? '']));
  const known = new Set(lists.flatMap((list) => unpackNumbers(list).map((code) => Math.floor(code / weightLevels))));
  const unknown = pages.filter((_, page) => !known.has(page));
  return (query) => {
    const terms = listTerms(query, stopWords);
    const sums = new Map<Page, number>();
    const share = shareOf(terms.length);
    for (const term of terms) {
      for (const code of unpackNumbers(codes.get(term) ?? '')) {
        const page = pages[Math.floor(code / weightLevels)];
        if (page !== undefined) sums.set(page, (sums.get(page) ?? 0) + (code % weightLevels) * share);
      }
    }
    const most = Math.max(0, ...sums.values());
    for (const page of unknown) sums.set(page, most);
    return sums;
  };
}
