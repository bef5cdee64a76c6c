import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadTypeScript } from './load-typescript.mjs';
import { projectRoot } from './project-root.mjs';

/** @typedef {import('../../lib/search/judge')} Judge */

/**
 * The command behind `search-eval.mjs`: runs the judged queries against the index of the build and prints, for each
 * version, how many find their page, by kind of query, and which do not find it in the first place. One line on stderr and
 * exit code 1 without a build.
 *
 * @returns {Promise<void>}
 */
export async function evaluateSearch() {
  const folder = join(projectRoot, 'build', 'search-index');
  if (!existsSync(join(folder, 'manifest.json'))) {
    console.error('There is no search index to judge. Make one: npm run build');
    process.exitCode = 1;
    return;
  }
  /** @type {[Judge, import('../../lib/search/engine'), import('../../config/versions')]} */
  const [{ judge, mapQueries, scoreAll, scoreByKind }, { makeEngine, search }, { docsVersions }] = await Promise.all([
    loadTypeScript('src/lib/search/judge.ts'),
    loadTypeScript('src/lib/search/engine.ts'),
    loadTypeScript('src/config/versions.ts'),
  ]);
  /** @type {{ queries: import('../../lib/search/judge').JudgedQuery[] }} */
  const { queries } = readJsonFile(join(projectRoot, 'tests', 'fixtures', 'search-queries.json'));
  /** @type {import('../../lib/search/index-files').Manifest} */
  const manifest = readJsonFile(join(folder, 'manifest.json'));
  for (const { file, version } of manifest.shards) {
    const engine = makeEngine(readJsonFile(join(folder, file)));
    const prefix = docsVersions.find(({ docusaurusName }) => docusaurusName === version)?.routePrefix ?? '';
    const routes = new Set(engine.sections.map(({ page }) => page.route));
    const mapped = mapQueries(queries, prefix, routes);
    const judgements = mapped.map((query) =>
      judge(
        query,
        search([engine], query.query).map(({ section }) => section.page.route),
      ),
    );
    console.log(`\n${version}: ${mapped.length} queries, ${queries.length - mapped.length} left out without a target`);
    for (const [kind, score] of scoreByKind(judgements)) console.log(formatScore(kind, score));
    console.log(formatScore('all', scoreAll(judgements)));
    for (const { kind, query, rank, found, targets } of judgements.filter((judgement) => judgement.rank !== 1)) {
      console.log(`  ${kind} "${query}": ${rank === 0 ? 'not among the first ten' : `place ${rank}`}`);
      console.log(`    found  ${found.slice(0, 3).join(' ')}\n    wanted ${targets.join(' ')}`);
    }
  }
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
  return JSON.parse(readFileSync(file, 'utf8'));
}
