import { search } from '../../search/engine/engine';
import type { SearchIndex } from '../../search/engine/open-index';

/** Longest query that is typed by hand, in characters; longer ones are pasted. */
const typedLength = 80;

/** Only one query in this many is typed key by key, because all of them would take minutes and give the same result. */
const timedShare = 8;

/** How long keys take, in milliseconds, sorted. */
export interface KeyTimes {
  readonly all: readonly number[];
  /** Those of keys for which a file was read. */
  readonly reading: readonly number[];
}

/**
 * Types queries key by key.
 *
 * @param queries all that there are; some of them are typed
 * @param countReads returns how many files of the index were read so far
 */
export async function timeKeys(
  { prepare }: SearchIndex,
  queries: readonly string[],
  countReads: () => number = () => 0,
): Promise<KeyTimes> {
  const all: number[] = [];
  const reading: number[] = [];
  const typed = queries.filter(({ length }) => length <= typedLength);
  for (const query of typed.filter((_, place) => place % timedShare === 0)) {
    for (let length = 1; length <= query.length; length += 1) {
      const part = query.slice(0, length);
      const before = countReads();
      const start = performance.now();
      const getEngine = await prepare(part);
      search([getEngine()], part);
      const time = performance.now() - start;
      all.push(time);
      if (countReads() > before) reading.push(time);
    }
  }
  const sort = (times: number[]) => times.sort((a, b) => a - b);
  return { all: sort(all), reading: sort(reading) };
}
