import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathFrom } from '../../lib/file-paths.mjs';
import { findJsonProblem } from '../../lib/json-problem.mjs';
import { loadTypeScript } from './load-typescript.mjs';
import { projectRoot } from './project-root.mjs';

/** @typedef {import('../../lib/search/judge').JudgedQuery} JudgedQuery */
/** @typedef {typeof import('../../lib/search/judge')} Judging */
/** @typedef {typeof import('../../lib/search/engine')} Searching */
/** @typedef {{ version: string, prefix: string, routes: ReadonlySet<string>, engine: import('../../lib/search/engine').Engine }} SearchedVersion */

/** Files of judged queries that the search may be tuned with. */
export const tuningFixtures = [
  'search-queries.json',
  'search-queries-own.json',
  'search-queries-threads.json',
  'search-queries-questions.json',
  'search-queries-more.json',
];

/** The files of which only the figures are read. */
export const heldOutFixtures = ['search-queries-held-out.json', 'search-queries-held-out-2.json'];

/** A file of the index that can't be read. */
export class DamagedFile extends Error {}

/**
 * Opens the index of the build.
 *
 * @returns {Promise<{ judging: Judging, searching: Searching, versions: SearchedVersion[] }>} in the order of the manifest
 * @throws {DamagedFile} when there is no build, or a file of it can't be read
 */
export async function openBuiltIndex() {
  const folder = join(projectRoot, 'build', 'search-index');
  if (!existsSync(join(folder, 'manifest.json'))) {
    throw new DamagedFile('There is no search index to judge. Make one: npm run build');
  }
  /** @type {[Judging, Searching, typeof import('../../config/versions')]} */
  const [judging, searching, { docsVersions }] = await Promise.all([
    loadTypeScript('src/lib/search/judge.ts'),
    loadTypeScript('src/lib/search/engine.ts'),
    loadTypeScript('src/config/versions.ts'),
  ]);
  /** @type {import('../../lib/search/index-files').Manifest} */
  const manifest = readJsonFile(join(folder, 'manifest.json'));
  const versions = manifest.shards.map(({ file, version }) => {
    const engine = searching.makeEngine(readJsonFile(join(folder, file)));
    const prefix = docsVersions.find(({ docusaurusName }) => docusaurusName === version)?.routePrefix ?? '';
    return { version, prefix, routes: new Set(engine.sections.map(({ page }) => page.route)), engine };
  });
  return { judging, searching, versions };
}

/**
 * @param {string} fixture
 * @returns {JudgedQuery[]}
 */
export function readQueries(fixture) {
  /** @type {{ queries: JudgedQuery[] }} */
  const { queries } = readJsonFile(join(projectRoot, 'tests', 'fixtures', fixture));
  return queries;
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
    `${label}:${problem.line}: this is not valid JSON: ${problem.reason}. Build again: npm run build`,
  );
}
