import { search } from '../../src/packages/search/engine/engine';
import type { SearchIndex } from '../../src/packages/search/engine/open-index';
import { formatScore, type Judgment, judge, mapQueries, scoreAll, scoreByKind } from './judge';
import { heldOutFixtures, openBuiltIndex, readQueries, type SearchedVersion, tuningFixtures } from './judged-queries';

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

/**
 * Runs the judged queries against the index of the build. For each version, it prints the scores by kind of query, and the queries whose page is not
 * the first hit. Then it prints how long the search takes per keystroke.
 *
 * @param isHeldOut also prints the scores of the held-out queries, and nothing else about them
 * @throws a one-line error without a build
 */
export async function evaluateSearch(isHeldOut: boolean): Promise<void> {
  const fixtures = [...tuningFixtures, ...(isHeldOut ? heldOutFixtures : [])];
  for (const version of await openBuiltIndex()) await judgeVersion(version, fixtures);
}

async function judgeVersion(index: SearchedVersion, fixtures: readonly string[]): Promise<void> {
  const { version, prefix, routes, prepare } = index;
  const ask = async (query: string) => {
    const getEngine = await prepare(query);
    return search([getEngine()], query).map(({ section }) => section.page.route);
  };
  const typed: string[] = [];
  for (const fixture of fixtures) {
    const queries = readQueries(fixture);
    const mapped = mapQueries(queries, prefix, routes);
    const left = queries.length - mapped.length;
    console.log(`\n${version}, ${fixture}: ${mapped.length} queries, ${left} left out without a target`);
    const judgments: Judgment[] = [];
    for (const query of mapped) judgments.push(judge(query, await ask(query.query)));
    for (const [kind, score] of scoreByKind(judgments)) console.log(formatScore(kind, score));
    console.log(formatScore('all', scoreAll(judgments)));
    if (heldOutFixtures.includes(fixture)) continue;
    for (const { kind, query, rank, found, targets } of judgments.filter((judgment) => judgment.rank !== 1)) {
      console.log(
        `  ${kind} ${JSON.stringify(shorten(query))}: ${rank === 0 ? 'not among the first ten' : `place ${rank}`}`,
      );
      console.log(`    found  ${found.slice(0, 3).join(' ')}\n    wanted ${targets.join(' ')}`);
    }
    typed.push(...mapped.map(({ query }) => query));
  }
  console.log(`${version}, a key: ${formatTimes((await timeKeys(index, typed)).all)}`);
}

function shorten(query: string): string {
  return query.length > 100 ? `${query.slice(0, 100)}…` : query;
}

/**
 * @param times sorted
 */
function formatTimes(times: readonly number[]): string {
  const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, at most ${at(1)} ms (${times.length} keys)`;
}
