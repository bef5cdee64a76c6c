import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputError } from '../../../build/errors/input-error';
import { projectRoot } from '../../../build/files/project-root';
import { searchWords } from '../../../config/search-words';
import { basePath } from '../../../config/versions';
import { toPageKey } from '../../../lib/moved-pages';
import { groupByPage, makeEngine, search } from '../../../search/engine/engine';
import { listTerms, packLearnedWords } from '../../../search/engine/learned-words';
import { ranking } from '../../../search/engine/ranking';
import { foldOf, folds } from '../folds';
import { formatScore, type JudgedQuery, type Judgment, judge, mapQueries, scoreAll, scoreByKind } from '../judge';
import { openBuiltIndex, readQueries, type SearchedVersion, tuningFixtures } from '../judged-queries';
import { readReaderQueries } from './reader-queries';
import { type Example, type TermWeights, trainWords } from './train-words';

/** The file that the build reads. */
const learnedFile = 'src/config/learned-words.json';

/** Kinds with fewer queries are not printed alone: their figures are chance. */
const fewQueries = 100;

/** Share of the best score that counts for pages with less, or with none. */
const leastScore = 0.003;

/**
 * Learns which words lead to which pages, and writes `src/config/learned-words.json` for the next build. It learns from the queries in
 * `src/config/reader-queries/`, the phrases in `src/config/search-phrases.json` and the judged queries for tuning. Before that, it says what this is worth
 * for queries that it has not seen: it learns five times without a fifth of the judged queries, and searches the latest version for these, with and
 * without what it learned. The held-out queries are not used. Takes about four minutes.
 *
 * @throws a one-line error without a build
 */
export function learnSearch(): void {
  const latest = openBuiltIndex().find(({ prefix }) => prefix === '');
  if (latest === undefined) throw inputError('The build has no latest version. Build again: npm run build');
  const pages = latest.shard.pages.map(([route]) => route);
  const makeExample = makeExamples(latest, pages);
  const written = listWritten().flatMap(({ query, keys }) => makeExample(query, keys));
  const judged = mapQueries(tuningFixtures.flatMap(readQueries), '', latest.routes);
  const examples = judged.map((query) => {
    return makeExample(
      query.query,
      query.targets.map((route) => toPageKey(route, basePath)),
    );
  });

  const judgeWith = (weights: TermWeights, own: readonly JudgedQuery[]): Judgment[] => {
    const engine = makeEngine({ ...latest.shard, learned: packLearnedWords(weights) });
    return own.map((query) => {
      const found = search([engine], query.query).map(({ section }) => section.page.route);
      return judge(query, found);
    });
  };
  const unseen = Array.from({ length: folds }, (_, fold) => {
    const others = examples.flatMap((example, at) => (foldOf(judged[at] as JudgedQuery) === fold ? [] : example));
    const own = judged.filter((query) => foldOf(query) === fold);
    return judgeWith(trainWords([...written, ...others], pages.length), own);
  }).flat();
  const nothing: TermWeights = pages.map(() => new Map());
  for (const [label, judgments] of [
    ['without learned words', judgeWith(nothing, judged)],
    ['learned without the query', unseen],
  ] as const) {
    console.log(`\n${label}`);
    for (const [kind, score] of scoreByKind(judgments)) {
      if (score.count >= fewQueries) console.log(formatScore(kind, score));
    }
    console.log(formatScore('all', scoreAll(judgments)));
  }

  const weights = trainWords([...written, ...examples.flat()], pages.length);
  writeFileSync(join(projectRoot, learnedFile), formatLearned(pages, weights));
  const count = weights.reduce((sum, { size }) => sum + size, 0);
  console.log(`\n${learnedFile}: ${count} weights. Build again to use them: npm run build`);
}

/** Lists all queries that were written for pages: those of readers, and the phrases that they use for a page. */
function listWritten(): { query: string; keys: readonly string[] }[] {
  const phrases = Object.entries(searchWords).flatMap(([key, words]) => words.map((query) => ({ query, keys: [key] })));
  return [...readReaderQueries(), ...phrases];
}

/**
 * Returns a function that makes an example of a query and the pages that answer it: none when the version lacks them all, or the query has no
 * terms.
 */
function makeExamples(
  { engine, shard }: SearchedVersion,
  pages: readonly string[],
): (query: string, keys: readonly string[]) => Example[] {
  const stopWords = new Set(shard.stopWords.split(' '));
  const numbers = new Map(pages.map((route, number) => [toPageKey(route, basePath), number]));
  const plain = { ...ranking, learned: 0 };
  return (query, keys) => {
    const targets = keys.flatMap((key) => numbers.get(key) ?? []);
    const terms = listTerms(query, stopWords);
    if (targets.length === 0 || terms.length === 0) return [];
    const groups = groupByPage(search([engine], query, plain), plain);
    const best = groups[0]?.score ?? 1;
    const scores = new Float64Array(pages.length).fill(Math.log(leastScore));
    for (const { page, score } of groups) {
      const number = numbers.get(toPageKey(page.route, basePath));
      if (number !== undefined) scores[number] = Math.log(Math.max(leastScore, score / best));
    }
    return [{ terms, targets, scores }];
  };
}

/** Writes weights as a line for each page: `"/guides/deep-links": "deep:3 deep+link:2"`. */
function formatLearned(pages: readonly string[], weights: TermWeights): string {
  const entries = pages.flatMap((route, number): [string, string][] => {
    const own = [...(weights[number] ?? [])].map(([term, weight]) => `${term}:${weight}`);
    return own.length === 0 ? [] : [[toPageKey(route, basePath), own.join(' ')]];
  });
  return `${JSON.stringify(Object.fromEntries(entries), null, 2)}\n`;
}
