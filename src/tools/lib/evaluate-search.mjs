import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathFrom } from '../../lib/file-paths.mjs';
import { findJsonProblem } from '../../lib/json-problem.mjs';
import { checkArguments } from './arguments.mjs';
import { loadTypeScript } from './load-typescript.mjs';
import { projectRoot } from './project-root.mjs';

/** @typedef {typeof import('../../lib/search/judge')} Judge */
/** @typedef {typeof import('../../lib/search/engine')} Engine */

/** Files of judged queries: the ones that the search is tuned with, and ones that were judged without trying them. */
const fixtures = ['search-queries.json', 'search-queries-own.json'];

/**
 * The command behind `search-eval.mjs`: runs the judged queries against the index of the build and prints, for each
 * version, how many find their page, by kind of query, and which do not find it in the first place; then how long the
 * search takes for a key, and how long the index takes to be made. One line on stderr and exit code 1 without a build.
 *
 * @param {readonly string[]} args none
 * @returns {Promise<void>}
 */
export async function evaluateSearch(args) {
  if (!checkArguments(args, {})) return;
  try {
    await judgeBuild();
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/** A file of the index that can't be read. */
class DamagedFile extends Error {}

/** @returns {Promise<void>} */
async function judgeBuild() {
  const build = join(projectRoot, 'build');
  const folder = join(build, 'search-index');
  if (!existsSync(join(folder, 'manifest.json'))) {
    console.error('There is no search index to judge. Make one: npm run build');
    process.exitCode = 1;
    return;
  }
  /** @type {[Judge, Engine, typeof import('../../config/versions')]} */
  const [judging, { makeEngine, search }, { docsVersions }] = await Promise.all([
    loadTypeScript('src/lib/search/judge.ts'),
    loadTypeScript('src/lib/search/engine.ts'),
    loadTypeScript('src/config/versions.ts'),
  ]);
  /** @type {import('../../lib/search/index-files').Manifest} */
  const manifest = readJsonFile(join(folder, 'manifest.json'));
  for (const { file, version } of manifest.shards) {
    const engine = makeEngine(readJsonFile(join(folder, file)));
    const prefix = docsVersions.find(({ docusaurusName }) => docusaurusName === version)?.routePrefix ?? '';
    const routes = new Set(engine.sections.map(({ page }) => page.route));
    /** @type {string[]} */
    const typed = [];
    for (const fixture of fixtures) {
      /** @type {{ queries: import('../../lib/search/judge').JudgedQuery[] }} */
      const { queries } = readJsonFile(join(projectRoot, 'tests', 'fixtures', fixture));
      const mapped = judging.mapQueries(queries, prefix, routes);
      const left = queries.length - mapped.length;
      console.log(`\n${version}, ${fixture}: ${mapped.length} queries, ${left} left out without a target`);
      printJudgements(
        judging,
        mapped.map((query) =>
          judging.judge(
            query,
            search([engine], query.query).map(({ section }) => section.page.route),
          ),
        ),
      );
      typed.push(...mapped.map(({ query }) => query));
    }
    console.log(`${version}, a key: ${formatTimes(timeKeys(typed, (query) => search([engine], query)))}`);
  }
  console.log(`\nIndex of all versions made from the pages in ${await timeIndex(build)} ms`);
}

/**
 * Prints the scores by kind and in all, then the queries that miss the first place.
 *
 * @param {Judge} judging
 * @param {import('../../lib/search/judge').Judgement[]} judgements
 */
function printJudgements({ scoreAll, scoreByKind }, judgements) {
  for (const [kind, score] of scoreByKind(judgements)) console.log(formatScore(kind, score));
  console.log(formatScore('all', scoreAll(judgements)));
  for (const { kind, query, rank, found, targets } of judgements.filter((judgement) => judgement.rank !== 1)) {
    console.log(`  ${kind} "${query}": ${rank === 0 ? 'not among the first ten' : `place ${rank}`}`);
    console.log(`    found  ${found.slice(0, 3).join(' ')}\n    wanted ${targets.join(' ')}`);
  }
}

/**
 * Types each query key by key.
 *
 * @param {readonly string[]} queries
 * @param {(query: string) => unknown} ask
 * @returns {number[]} milliseconds for each key, sorted
 */
function timeKeys(queries, ask) {
  const times = queries.flatMap((query) =>
    Array.from(query, (_, index) => {
      const start = performance.now();
      ask(query.slice(0, index + 1));
      return performance.now() - start;
    }),
  );
  return times.sort((a, b) => a - b);
}

/**
 * @param {string} build folder of the build
 * @returns {Promise<number>} milliseconds for cutting its pages and making the index
 */
async function timeIndex(build) {
  /** @type {[typeof import('../../plugins/search-index/cut-build'), typeof import('../../plugins/search-index/make-index')]} */
  const [{ cutBuild }, { makeIndex }] = await Promise.all([
    loadTypeScript('src/plugins/search-index/cut-build.ts'),
    loadTypeScript('src/plugins/search-index/make-index.ts'),
  ]);
  const start = performance.now();
  makeIndex(cutBuild(build));
  return Math.round(performance.now() - start);
}

/**
 * @param {readonly number[]} times sorted
 * @returns {string}
 */
function formatTimes(times) {
  const at = (/** @type {number} */ share) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, at most ${at(1)} ms (${times.length} keys)`;
}

/**
 * @param {string} name
 * @param {import('../../lib/search/judge').Score} score
 * @returns {string}
 */
function formatScore(name, { count, mrr, success1, success5 }) {
  const figures = `MRR ${mrr.toFixed(3)}  success@1 ${success1.toFixed(3)}  success@5 ${success5.toFixed(3)}`;
  return `${name.padEnd(10)}${String(count).padStart(4)}  ${figures}`;
}

/**
 * @template Content
 * @param {string} file
 * @returns {Content}
 */
function readJsonFile(file) {
  const label = pathFrom(projectRoot, file);
  if (!existsSync(file)) throw new DamagedFile(`${label} is missing. Build again: npm run build`);
  const text = readFileSync(file, 'utf8');
  const problem = findJsonProblem(text);
  if (problem === null) return JSON.parse(text);
  throw new DamagedFile(
    `${label}:${problem.line}: this is no valid JSON: ${problem.reason}. Build again: npm run build`,
  );
}
