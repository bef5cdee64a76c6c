import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputError } from '../../build/errors/input-error';
import { findJsonProblem } from '../../build/errors/json-problem';
import { pathFrom } from '../../build/files/file-paths';
import { projectRoot } from '../../build/files/project-root';
import { docsVersions } from '../../config/versions';
import * as searching from '../../search/engine/engine';
import type { JudgedQuery } from './judge';
import * as judging from './judge';

export type Judging = typeof import('./judge');
export type Searching = typeof import('../../search/engine/engine');
/** A version of the build, with its search engine. */
export type SearchedVersion = {
  version: string;
  prefix: string;
  routes: ReadonlySet<string>;
  engine: import('../../search/engine/engine').Engine;
  shard: import('../../search/engine/index-files').Shard;
};

/** Files of judged queries that may be used to tune the search. */
export const tuningFixtures = [
  'search-queries.json',
  'search-queries-own.json',
  'search-queries-threads.json',
  'search-queries-questions.json',
  'search-queries-more.json',
  'search-queries-threads-2.json',
  'search-queries-threads-3.json',
  'search-queries-threads-4.json',
  'search-queries-threads-5.json',
  'search-queries-threads-6.json',
  'search-queries-threads-7.json',
  'search-queries-threads-8.json',
];

/** Files of held-out queries: only their scores are looked at. */
export const heldOutFixtures = ['search-queries-held-out.json', 'search-queries-held-out-2.json'];

/**
 * Opens the index of the build.
 *
 * @returns the versions, in the order of the manifest
 * @throws a one-line error when there is no build, or one of its files can't be read
 */
export async function openBuiltIndex(): Promise<{
  judging: Judging;
  searching: Searching;
  versions: SearchedVersion[];
}> {
  const folder = join(projectRoot, 'build', 'search-index');
  if (!existsSync(join(folder, 'manifest.json'))) {
    throw inputError('There is no search index to judge. Make one: npm run build');
  }
  const manifest: import('../../search/engine/index-files').Manifest = readJsonFile(join(folder, 'manifest.json'));
  const versions = manifest.shards.map(({ file, version }) => {
    const shard = readJsonFile<import('../../search/engine/index-files').Shard>(join(folder, file));
    const engine = searching.makeEngine(shard);
    const prefix = docsVersions.find(({ docusaurusName }) => docusaurusName === version)?.routePrefix ?? '';
    return { version, prefix, routes: new Set(engine.sections.map(({ page }) => page.route)), engine, shard };
  });
  return { judging, searching, versions };
}

export function readQueries(fixture: string): JudgedQuery[] {
  const { queries } = readJsonFile<{ queries: JudgedQuery[] }>(join(projectRoot, 'tests', 'fixtures', fixture));
  return queries;
}

function readJsonFile<Content>(file: string): Content {
  const label = pathFrom(projectRoot, file);
  if (!existsSync(file)) throw inputError(`${label} is missing. Build again: npm run build`);
  const text = readFileSync(file, 'utf8');
  const problem = findJsonProblem(text);
  if (problem === null) return JSON.parse(text);
  throw inputError(`${label}:${problem.line}: this is not valid JSON: ${problem.reason}. Build again: npm run build`);
}
