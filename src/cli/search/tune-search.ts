import { docsVersions } from '../../config/versions';
import type { Collected } from '../../search/engine/candidates';
import { type Engine, search } from '../../search/engine/engine';
import type { Ranking } from '../../search/engine/ranking';
import { ranking } from '../../search/engine/ranking';
import { foldOf, folds } from './folds';
import { judge, mapQueries } from './judge';
import { openBuiltIndex, readQueries, tuningFixtures } from './judged-queries';

type Measure = (ranking: Ranking, has: (fold: number) => boolean) => number;

/** Factors by which each number is multiplied on trial. */
const steps = [0.7, 1.4];

/** Number of passes through all numbers. */
const rounds = 2;

/** Smallest gain that counts; smaller gains may be chance. */
const leastGain = 5e-4;

/**
 * Looks for better values of the numbers in `src/search/engine/ranking.ts`, one after the other. It uses the judged queries for tuning, in the latest
 * and in the oldest version, which differ most. It tunes five times with four fifths of the threads, to show how well the tuned numbers work for the
 * remaining fifth. Then it tunes once with all threads and prints the result. The held-out queries are not used, and nothing is written.
 *
 * @throws a one-line error without a build
 */
export function tuneSearch(): void {
  const measure = makeMeasure();
  let [before, after] = [0, 0];
  for (let fold = 0; fold < folds; fold += 1) {
    const tuned = hillClimb(ranking, (candidate) => measure(candidate, (own) => own !== fold));
    const [now, then] = [ranking, tuned].map((candidate) => measure(candidate, (own) => own === fold));
    before += (now ?? 0) / folds;
    after += (then ?? 0) / folds;
    console.log(
      `part ${fold + 1} of ${folds}, not seen: ${now?.toFixed(4)}, tuned with the others ${then?.toFixed(4)}`,
    );
  }
  console.log(`\nNot seen, mean: ${before.toFixed(4)} with the current numbers, ${after.toFixed(4)} tuned`);
  const all = hillClimb(ranking, (candidate) => measure(candidate, () => true));
  const values = [ranking, all].map((candidate) => measure(candidate, () => true).toFixed(4));
  console.log(`Tuned with all: ${values.join(' to ')}\n${JSON.stringify(all, null, 2)}`);
}

/** Makes the function that scores a ranking with the queries of some parts. */
function makeMeasure(): Measure {
  const queries = tuningFixtures.flatMap(readQueries);
  const oldest = docsVersions.at(-1)?.routePrefix;
  const compared = openBuiltIndex().filter(({ prefix }) => prefix === '' || prefix === oldest);
  const asked = compared.flatMap(({ engine, prefix, routes }) => {
    const known: Map<string, ReturnType<typeof engine.collect>> = new Map();
    const collect = (text: string) => {
      const collected = known.get(text) ?? keepBest(engine.collect(text), engine, text);
      known.set(text, collected);
      return collected;
    };
    return mapQueries(queries, prefix, routes).map((query) => ({
      query,
      engine: { ...engine, collect },
      fold: foldOf(query),
    }));
  });
  return (ranking, has) => {
    const chosen = asked.filter(({ fold }) => has(fold));
    const values = chosen.map(({ query, engine }) => {
      const routes = search([engine], query.query, ranking).map(({ section }) => section.page.route);
      const { rank } = judge(query, routes);
      return (1 / (rank || Number.POSITIVE_INFINITY) + (rank === 1 ? 1 : 0)) / 2;
    });
    return values.reduce((sum, value) => sum + value, 0) / values.length;
  };
}

/** Number of candidates to keep. Sections after these do not become the first hit when a single number changes. */
const mostCandidates = 150;

/**
 * Drops candidates that can't win, which makes each trial about ten times as fast.
 */
function keepBest(collected: Collected, engine: Engine, text: string): Collected {
  const best = new Set(
    search([engine], text)
      .slice(0, mostCandidates)
      .map(({ section }) => section),
  );
  return { ...collected, candidates: collected.candidates.filter(({ section }) => best.has(section)) };
}

/**
 * Tunes the numbers by hill climbing: changes one after the other, and keeps each change that helps.
 */
function hillClimb(start: Ranking, value: (ranking: Ranking) => number): Ranking {
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
