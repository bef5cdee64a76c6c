/**
 * What readers call pages: the words of each page's title and label and of its phrases (`src/config/search-phrases.json`), and each two in a row.
 * A question has words of several phrases, but rarely all words of one.
 */

import { stem } from './english';
import { cleanPasted, isPasted, readErrorLines } from './pasted';
import type { Page, Section } from './sections';
import { fold, readRuns, splitIdentifier } from './words';

/** Returns how much the names of each page have of a query; nothing for pages whose names have none of its words. */
export type ReadPageNames = (query: string) => ReadonlyMap<Page, number>;

export interface PageNames {
  /** Adds pages, by the first section of each. */
  readonly addPages: (pages: readonly NamedPage[]) => void;
  readonly read: ReadPageNames;
}

type NamedPage = Pick<Section, 'page' | 'readerWords'>;

/** How soon a term that several names of a page have stops counting, as in BM25. */
const saturation = 3;

export function makePageNames(stopWords: ReadonlySet<string>): PageNames {
  const holders = new Map<string, Map<Page, number>>();
  let count = 0;
  const addPage = ({ page, readerWords }: NamedPage): void => {
    count += 1;
    for (const name of [page.title, page.label, ...readerWords.split(',')]) {
      for (const term of listTerms(readRuns(name), stopWords)) {
        const counts = holders.get(term) ?? new Map<Page, number>();
        holders.set(term, counts.set(page, (counts.get(page) ?? 0) + 1));
      }
    }
  };
  const read: ReadPageNames = (query) => {
    const runs = readRuns(isPasted(query) ? readErrorLines(cleanPasted(query)) : query);
    const terms = listTerms(runs, stopWords);
    for (const part of runs.flatMap(splitIdentifier)) if (!stopWords.has(part)) terms.add(stem(part));
    const sums = new Map<Page, number>();
    for (const term of terms) {
      const counts = holders.get(term);
      if (counts === undefined) continue;
      const rarity = Math.log(1 + (count - counts.size + 0.5) / (counts.size + 0.5));
      for (const [page, often] of counts) {
        // A long query has more terms that some page has by chance.
        const own = ((rarity * often * (saturation + 1)) / (often + saturation)) * terms.size ** -0.5;
        sums.set(page, (sums.get(page) ?? 0) + own);
      }
    }
    return sums;
  };
  return { addPages: (pages) => pages.forEach(addPage), read };
}

/** Returns the stems of words, without those that say nothing, and each two neighbors. */
function listTerms(runs: readonly string[], stopWords: ReadonlySet<string>): Set<string> {
  const terms = new Set<string>();
  let previous: string | undefined;
  for (const run of runs) {
    const word = fold(run);
    if (stopWords.has(word) || /^\d+$/.test(word)) continue;
    const own = stem(word);
    terms.add(own);
    if (previous !== undefined) terms.add(`${previous} ${own}`);
    previous = own;
  }
  return terms;
}
