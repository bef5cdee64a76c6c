import { createHash } from 'node:crypto';
import type { Shard } from '@capacitor-docs/search';
import { packFragment, packShard, shardBudget } from './pack-shard';
import type { PageParts } from './split-page';

/** The files of the index of one version: the shard, and those with the pages that it has no room for. */
export interface PackedVersion {
  readonly shard: Shard;
  /** Texts of the further files by name. */
  readonly files: ReadonlyMap<string, string>;
}

/** Shortest excerpts of a version that has further files, in steps. With longer ones, the shard has fewer pages: 54 of 156 with 25 steps, 72 with 8. */
const leastSteps = 8;

/**
 * Packs the pages of one version, sorted by route. When they don't fit the budget, the shard has those that most pages link to, and each further file
 * as many of the others.
 *
 * @param key beginning of the name of the shard, and folder of the other files
 * @param budget what a reader loads of the version before the first query, in bytes after gzip
 */
export function packVersion(pages: readonly PageParts[], key: string, budget: number = shardBudget): PackedVersion {
  const whole = packShard(pages, budget);
  if (whole !== undefined) return { shard: whole, files: new Map() };
  const ranked = rankByLinks(pages);
  const choose = (from: number, count: number): PageParts[] => {
    const chosen = new Set(ranked.slice(from, from + count));
    return pages.filter((page) => chosen.has(page));
  };
  const fits = (count: number): boolean => packShard(choose(0, count), budget, leastSteps, leastSteps) !== undefined;
  let most = 2;
  while (most < pages.length && fits(most)) most *= 2;
  let count = most / 2;
  for (let low = count + 1, high = Math.min(most, pages.length) - 1; low <= high; ) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) [count, low] = [middle, middle + 1];
    else high = middle - 1;
  }
  // A page alone may take more. It is loaded whole, because nothing would be found without it.
  const first = choose(0, count);
  const shard = packShard(first, budget, leastSteps) ?? packShard(first, Number.POSITIVE_INFINITY, 0, 0);
  if (shard === undefined) throw new Error('A version has no pages.');
  const files = new Map<string, string>();
  for (let from = count; from < pages.length; from += count) {
    const text = JSON.stringify(packFragment(choose(from, count), leastSteps));
    files.set(`${key}/${hashText(text).slice(0, 8)}.json`, text);
  }
  return { shard: files.size === 0 ? shard : { ...shard, more: [...files.keys()] }, files };
}

/** Hashes the content of a file of the index for its name, so that it can be cached forever. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 10);
}

/** Sorts pages by the number of pages that link to them. */
function rankByLinks(pages: readonly PageParts[]): PageParts[] {
  const counts = new Map<string, number>();
  for (const { links } of pages) for (const route of links) counts.set(route, (counts.get(route) ?? 0) + 1);
  return [...pages].sort((a, b) => (counts.get(b.route) ?? 0) - (counts.get(a.route) ?? 0));
}
