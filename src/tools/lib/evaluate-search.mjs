import { join } from 'node:path';
import { checkArguments } from './arguments.mjs';
import { DamagedFile, heldOutFixtures, openBuiltIndex, readQueries, tuningFixtures } from './judged-queries.mjs';
import { loadTypeScript } from './load-typescript.mjs';
import { projectRoot } from './project-root.mjs';
import { hasPeers, makePeers, peersHint } from './search-peers.mjs';

/** @typedef {import('./judged-queries.mjs').Judging} Judging */
/** @typedef {import('./judged-queries.mjs').Searching} Searching */
/** @typedef {import('./judged-queries.mjs').SearchedVersion} SearchedVersion */

/**
 * The command behind `search-eval.mjs`: runs the judged queries against the index of the build and prints, for each
 * version, how many find their page, by kind of query, and which do not find it in the first place, with the rule that put
 * another page before it. With `--held-out` also the figures of the held-out queries, and nothing else of them. Then how long the search takes for a key, and how long
 * the index takes to be made. With `--peers` the same sections of the latest version are searched by other engines as well, and nothing else is
 * printed. One line on stderr and exit code 1 without a build, or without those engines.
 *
 * @param {readonly string[]} args `--held-out`, `--peers`
 * @returns {Promise<void>}
 */
export async function evaluateSearch(args) {
  if (!checkArguments(args, { flags: ['--held-out', '--peers'] })) return;
  const fixtures = [...tuningFixtures, ...(args.includes('--held-out') ? heldOutFixtures : [])];
  try {
    const { judging, searching, versions } = await openBuiltIndex();
    if (args.includes('--peers')) {
      await comparePeers(versions, fixtures, judging, searching);
      return;
    }
    for (const version of versions) judgeVersion(version, fixtures, judging, searching);
    console.log(`\nIndex of all versions made from the pages in ${await timeIndex(join(projectRoot, 'build'))} ms`);
  } catch (error) {
    if (!(error instanceof DamagedFile)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/**
 * @param {SearchedVersion} version
 * @param {readonly string[]} fixtures
 * @param {Judging} judging
 * @param {Searching} searching
 */
function judgeVersion({ version, prefix, routes, engine }, fixtures, judging, { search, findDecidingRule }) {
  const ask = (/** @type {string} */ query) => search([engine], query);
  /** @type {string[]} */
  const typed = [];
  for (const fixture of fixtures) {
    const queries = readQueries(fixture);
    const mapped = judging.mapQueries(queries, prefix, routes);
    const left = queries.length - mapped.length;
    console.log(`\n${version}, ${fixture}: ${mapped.length} queries, ${left} left out without a target`);
    const judgements = mapped.map((query) =>
      judging.judge(
        query,
        ask(query.query).map(({ section }) => section.page.route),
      ),
    );
    for (const [kind, score] of judging.scoreByKind(judgements)) console.log(formatScore(kind, score));
    console.log(formatScore('all', judging.scoreAll(judgements)));
    if (heldOutFixtures.includes(fixture)) continue;
    for (const { kind, query, rank, found, targets } of judgements.filter((judgement) => judgement.rank !== 1)) {
      const rule = findDecidingRule(engine, query, found[0] ?? '', targets) ?? 'nothing found';
      console.log(
        `  ${kind} ${JSON.stringify(shorten(query))}: ${rank === 0 ? 'not among the first ten' : `place ${rank}`}, by ${rule}`,
      );
      console.log(`    found  ${found.slice(0, 3).join(' ')}\n    wanted ${targets.join(' ')}`);
    }
    typed.push(...mapped.flatMap(({ query }) => (query.length <= typedLength ? [query] : [])));
  }
  console.log(`${version}, a key: ${formatTimes(timeKeys(typed, ask))}`);
}

/**
 * @param {readonly SearchedVersion[]} versions
 * @param {readonly string[]} fixtures
 * @param {Judging} judging
 * @param {Searching} searching
 */
async function comparePeers(versions, fixtures, judging, { search }) {
  if (!hasPeers()) throw new DamagedFile(`The other engines are not installed. Get them: ${peersHint}`);
  const latest = versions.find(({ prefix }) => prefix === '');
  if (latest === undefined) throw new DamagedFile('The build has no latest version. Build again: npm run build');
  const { engine, routes, version } = latest;
  /** @type {import('./search-peers.mjs').Peer} */
  const own = {
    name: 'this site',
    ask: async (query) => search([engine], query).map(({ section }) => section.page.route),
  };
  const queries = fixtures.flatMap((fixture) => judging.mapQueries(readQueries(fixture), '', routes));
  const peers = [own, ...(await makePeers(engine.sections))];
  console.log(`${version}, ${queries.length} queries, the same ${engine.sections.length} sections`);
  for (const { name, ask, end } of peers) {
    const judgements = [];
    for (const query of queries) judgements.push(judging.judge(query, await ask(query.query)));
    await end?.();
    console.log(`\n${name}`);
    for (const kind of ['keywords', 'question', 'pasted error']) {
      console.log(formatScore(kind, judging.scoreAll(judgements.filter((judgement) => judgement.kind === kind))));
    }
    console.log(formatScore('all', judging.scoreAll(judgements)));
  }
}

/** Nobody types more. */
const typedLength = 80;

/**
 * @param {string} query
 * @returns {string}
 */
function shorten(query) {
  return query.length > 100 ? `${query.slice(0, 100)}…` : query;
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
function formatScore(name, { count, mrr, success1, success5, ndcg }) {
  const figures = [`MRR ${mrr.toFixed(3)}`, `success@1 ${success1.toFixed(3)}`, `success@5 ${success5.toFixed(3)}`];
  return `${name.padEnd(13)}${String(count).padStart(4)}  ${[...figures, `nDCG@10 ${ndcg.toFixed(3)}`].join('  ')}`;
}
