import { join } from 'node:path';
import { projectRoot } from '../../build/files/project-root';
import { cutBuild } from '../../build/search-index/cut-build';
import { makeIndex } from '../../build/search-index/make-index';
import { checkArguments } from '../arguments';
import {
  DamagedFile,
  heldOutFixtures,
  type Judging,
  openBuiltIndex,
  readQueries,
  type SearchedVersion,
  type Searching,
  tuningFixtures,
} from './judged-queries';
import { hasPeers, makePeers, type Peer, peersHint } from './search-peers';

/**
 * The command `search:eval`: runs the judged queries against the index of the build. For each version, it prints the scores by kind of query, and
 * the queries whose page is not the first hit, with the rule that put another page before it. With `--held-out`, it also prints the scores of the
 * held-out queries, and nothing else about them. Then it prints how long the search takes per keystroke, and how long it takes to make the index.
 * With `--peers`, other engines search the same sections of the latest version, and only the comparison is printed. Prints one line to stderr and
 * sets exit code 1 without a build, or without those engines.
 *
 * @param args `--held-out`, `--peers`
 */
export async function evaluateSearch(args: readonly string[]): Promise<void> {
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

function judgeVersion(
  { version, prefix, routes, engine }: SearchedVersion,
  fixtures: readonly string[],
  judging: Judging,
  { search, findDecidingRule }: Searching,
) {
  const ask = (query: string) => search([engine], query);
  const typed: string[] = [];
  for (const fixture of fixtures) {
    const queries = readQueries(fixture);
    const mapped = judging.mapQueries(queries, prefix, routes);
    const left = queries.length - mapped.length;
    console.log(`\n${version}, ${fixture}: ${mapped.length} queries, ${left} left out without a target`);
    const judgments = mapped.map((query) =>
      judging.judge(
        query,
        ask(query.query).map(({ section }) => section.page.route),
      ),
    );
    for (const [kind, score] of judging.scoreByKind(judgments)) console.log(judging.formatScore(kind, score));
    console.log(judging.formatScore('all', judging.scoreAll(judgments)));
    if (heldOutFixtures.includes(fixture)) continue;
    for (const { kind, query, rank, found, targets } of judgments.filter((judgment) => judgment.rank !== 1)) {
      const rule = findDecidingRule(engine, query, found[0] ?? '', targets) ?? 'nothing found';
      console.log(
        `  ${kind} ${JSON.stringify(shorten(query))}: ${rank === 0 ? 'not among the first ten' : `place ${rank}`}, by ${rule}`,
      );
      console.log(`    found  ${found.slice(0, 3).join(' ')}\n    wanted ${targets.join(' ')}`);
    }
    typed.push(...mapped.flatMap(({ query }) => (query.length <= typedLength ? [query] : [])));
  }
  const timed = typed.filter((_, place) => place % timedShare === 0);
  console.log(`${version}, a key: ${formatTimes(timeKeys(timed, ask))}`);
}

/** Indexes the sections of the latest version with other engines, and runs the same queries on all of them. */
async function comparePeers(
  versions: readonly SearchedVersion[],
  fixtures: readonly string[],
  judging: Judging,
  { search }: Searching,
): Promise<void> {
  if (!hasPeers()) throw new DamagedFile(`The other engines are not installed. Get them: ${peersHint}`);
  const latest = versions.find(({ prefix }) => prefix === '');
  if (latest === undefined) throw new DamagedFile('The build has no latest version. Build again: npm run build');
  const { engine, routes, version } = latest;
  const own: Peer = {
    name: 'this site',
    ask: async (query) => search([engine], query).map(({ section }) => section.page.route),
  };
  const queries = fixtures.flatMap((fixture) => judging.mapQueries(readQueries(fixture), '', routes));
  const peers = [own, ...(await makePeers(engine.sections))];
  console.log(`${version}, ${queries.length} queries, the same ${engine.sections.length} sections`);
  for (const { name, ask, end } of peers) {
    const judgments = [];
    for (const query of queries) judgments.push(judging.judge(query, await ask(query.query)));
    await end?.();
    console.log(`\n${name}`);
    for (const kind of ['keywords', 'question', 'pasted error']) {
      console.log(judging.formatScore(kind, judging.scoreAll(judgments.filter((judgment) => judgment.kind === kind))));
    }
    console.log(judging.formatScore('all', judging.scoreAll(judgments)));
  }
}

/** Longest query that is typed by hand, in characters; longer ones are pasted. */
const typedLength = 80;

/** Only one query in this many is typed key by key, because all of them would take minutes and give the same result. */
const timedShare = 8;

function shorten(query: string): string {
  return query.length > 100 ? `${query.slice(0, 100)}…` : query;
}

/**
 * Types each query key by key.
 *
 * @returns sorted times for each keystroke, in milliseconds
 */
function timeKeys(queries: readonly string[], ask: (query: string) => unknown): number[] {
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
 * @param build folder of the build
 * @returns time to cut its pages into sections and make the index, in milliseconds
 */
async function timeIndex(build: string): Promise<number> {
  const start = performance.now();
  makeIndex(cutBuild(build));
  return Math.round(performance.now() - start);
}

/**
 * @param times sorted
 */
function formatTimes(times: readonly number[]): string {
  const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, at most ${at(1)} ms (${times.length} keys)`;
}
