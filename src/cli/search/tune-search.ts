import { docsVersions } from '../../config/versions';
import type { Ranking } from '../../search/engine/ranking';
import { ranking } from '../../search/engine/ranking';
import { checkArguments } from '../arguments';
import { DamagedFile, openBuiltIndex, readQueries, tuningFixtures } from './judged-queries';

export type Measure = (ranking: Ranking, has: (fold: number) => boolean) => number;

/** The queries are divided into so many parts; each part is once the one that the numbers have not seen. */
const folds = 5;

/** Each number is tried times these. */
const steps = [0.7, 1.4];

/** Passes through all numbers. */
const rounds = 2;

/** A gain that is smaller is chance. */
const leastGain = 5e-4;

/**
 * The command `search:tune`: looks for better numbers in `src/search/engine/ranking.ts`, one after the other, with the
 * judged queries for tuning in the latest and in the oldest version, which differ most. It does so five times with four fifths of the threads, to say how
 * good such numbers are for the fifth that they have not seen, and then once with all, whose result it prints. The held-out
 * queries are not touched. Nothing is written.
 *
 * @param args none
 * @returns exit code 1 without a build
 */
export async function tuneSearch(args: readonly string[]): Promise<void> {
  if (!checkArguments(args, {})) return;
  try {
    const measure = await makeMeasure();
    let [before, after] = [0, 0];
    for (let fold = 0; fold < folds; fold += 1) {
      const tuned = climb(ranking, (candidate) => measure(candidate, (own) => own !== fold));
      const [now, then] = [ranking, tuned].map((candidate) => measure(candidate, (own) => own === fold));
      before += (now ?? 0) / folds;
      after += (then ?? 0) / folds;
      console.log(
        `part ${fold + 1} of ${folds}, not seen: ${now?.toFixed(4)}, tuned with the others ${then?.toFixed(4)}`,
      );
    }
    console.log(`\nNot seen, mean: ${before.toFixed(4)} with the numbers of now, ${after.toFixed(4)} tuned`);
    const all = climb(ranking, (candidate) => measure(candidate, () => true));
    const values = [ranking, all].map((candidate) => measure(candidate, () => true).toFixed(4));
    console.log(`Tuned with all: ${values.join(' to ')}\n${JSON.stringify(all, null, 2)}`);
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** @returns */
async function makeMeasure(): Promise<Measure> {
  const { judging, searching, versions } = await openBuiltIndex();
  const queries = tuningFixtures.flatMap(readQueries);
  const compared = versions.filter(({ prefix }) => prefix === '' || prefix === docsVersions.at(-1)?.routePrefix);
  const asked = compared.flatMap(({ engine, prefix, routes }) => {
    const known: Map<string, ReturnType<typeof engine.collect>> = new Map();
    const collect = (text: string) => {
      const collected = known.get(text) ?? keepBest(engine.collect(text), engine, text, searching);
      known.set(text, collected);
      return collected;
    };
    return judging
      .mapQueries(queries, prefix, routes)
      .map((query) => ({ query, engine: { ...engine, collect }, fold: foldOf(query) }));
  });
  return (ranking, has) => {
    const chosen = asked.filter(({ fold }) => has(fold));
    const values = chosen.map(({ query, engine }) => {
      const routes = searching.search([engine], query.query, ranking).map(({ section }) => section.page.route);
      const { rank } = judging.judge(query, routes);
      return (1 / (rank || Number.POSITIVE_INFINITY) + (rank === 1 ? 1 : 0)) / 2;
    });
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  };
}

/** Sections that come later than so many do not become the first by a change of one number. */
const mostCandidates = 150;

/**
 * Leaves out what can't win, which makes each try about ten times as fast.
 */
function keepBest(
  collected: import('../../search/engine/candidates').Collected,
  engine: import('../../search/engine/engine').Engine,
  text: string,
  { search }: import('./judged-queries').Searching,
): import('../../search/engine/candidates').Collected {
  const best = new Set(
    search([engine], text)
      .slice(0, mostCandidates)
      .map(({ section }) => section),
  );
  return { ...collected, candidates: collected.candidates.filter(({ section }) => best.has(section)) };
}

/**
 * Queries of one thread are in one part, in all versions.
 */
function foldOf({ query, source = query }: { query: string; source?: string }) {
  return [...source].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0)) % 10_007, 7) % folds;
}

/**
 * Changes one number after the other while that helps.
 */
function climb(start: Ranking, value: (ranking: Ranking) => number): Ranking {
  let best = start;
  let most = value(best);
  for (let round = 0; round < rounds; round += 1) {
    for (const name of (Object.keys(start) as (keyof Ranking)[]).filter((key) => key !== 'word')) {
      for (const step of steps) {
        const candidate = { ...best, [name]: Number((best[name] * step).toPrecision(3)) };
        const gained = value(candidate);
        if (gained < most + leastGain) continue;
        best = candidate;
        most = gained;
      }
    }
  }
  return best;
}
