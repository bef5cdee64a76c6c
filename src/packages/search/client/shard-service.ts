import { fetchJson } from '../../../browser/fetch-json';
import { type Result, searchAndExplain } from '../engine/engine';
import { groupOf, type HitGroup, kindOf } from '../engine/kinds';
import { openIndex, type SearchIndex } from '../engine/open-index';
import type { ShownSection } from '../engine/sections';
import type { Understanding } from '../engine/understanding';

/** A search in some shards. With an empty query, the shards are only loaded. */
export interface Task {
  /** Absolute addresses of the shards. */
  readonly urls: readonly string[];
  readonly query: string;
  /** Kinds of results to return; all without it. */
  readonly group?: HitGroup | undefined;
  /** Place of the first result to return, counted from 0, and number of results. */
  readonly from: number;
  readonly size: number;
}

export interface Outcome {
  /** How many sections match. */
  readonly count: number;
  /** The same for each group, whichever was asked for. */
  readonly counts: Readonly<Record<HitGroup, number>>;
  readonly sections: readonly ShownSection[];
  /** Words to mark in them, folded. */
  readonly forms: readonly string[];
  readonly understanding: Understanding;
}

interface Found {
  readonly results: readonly Result[];
  readonly understanding: Understanding;
}

const noCounts: Outcome['counts'] = { methods: 0, keys: 0, messages: 0, pages: 0 };

/**
 * Makes a service that loads and searches shards. It runs in a worker, or in the page if workers can't start. It imports
 * only what it needs, because the worker is loaded before the first search.
 *
 * @returns a function that rejects when a shard can't be read; the next call tries again
 */
export function makeShardService(): (task: Task) => Promise<Outcome> {
  const indexes = new Map<string, Promise<SearchIndex>>();
  let last: (Found & { key: string }) | undefined;

  const open = (url: string): Promise<SearchIndex> => {
    const index =
      indexes.get(url) ??
      openIndex(url, (file) => fetchJson(new URL(file, url).href)).catch((error: unknown) => {
        indexes.delete(url);
        throw error;
      });
    indexes.set(url, index);
    return index;
  };

  return async ({ urls, query, group, from, size }) => {
    const opened = await Promise.all(urls.map(open));
    const key = `${urls} ${query}`;
    if (last?.key !== key) {
      const prepared = await Promise.all(opened.map(({ prepare }) => prepare(query)));
      const engines = prepared.map((getEngine) => getEngine());
      last = { key, ...searchAndExplain(engines, query) };
    }
    const { results, understanding } = last;
    const counts = { ...noCounts };
    for (const { section } of results) counts[groupOf(kindOf(section))] += 1;
    const chosen = results.filter(({ section }) => group === undefined || groupOf(kindOf(section)) === group);
    const shown = chosen.slice(from, from + size);
    return {
      count: chosen.length,
      counts,
      sections: shown.map(({ section: { rest, readerWords, ...section } }) => section),
      understanding,
      forms: [...new Set(shown.flatMap(({ forms }) => [...forms]))],
    };
  };
}
