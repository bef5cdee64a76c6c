import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inputError } from '../../build/errors/input-error';
import { projectRoot } from '../../build/files/project-root';
import { readJsonFile } from '../../build/files/read-json-file';
import { docsVersions } from '../../config/versions';
import { type Engine, makeEngine } from '../../search/engine/engine';
import type { Manifest, Shard } from '../../search/engine/index-files';
import type { JudgedQuery } from './judge';

/** A version of the build, with its search engine. */
export interface SearchedVersion {
  readonly version: string;
  readonly prefix: string;
  readonly routes: ReadonlySet<string>;
  readonly engine: Engine;
}

/** Files of judged queries that may be used to tune the search. */
export const tuningFixtures = ['search-queries.json', 'search-queries-own.json', 'search-queries-threads.json'];

/** Files of held-out queries: only their scores are looked at. */
export const heldOutFixtures = ['search-queries-held-out.json', 'search-queries-held-out-2.json'];

/**
 * Opens the index of the build.
 *
 * @returns the versions, in the order of the manifest
 * @throws a one-line error when there is no build, or one of its files can't be read
 */
export function openBuiltIndex(): SearchedVersion[] {
  const folder = 'build/search-index';
  if (!existsSync(join(projectRoot, folder, 'manifest.json')))
    throw inputError('There is no search index to judge. Make one: npm run build');
  const { shards } = readFile(`${folder}/manifest.json`) as Manifest;
  return shards.map(({ file, version }) => {
    const engine = makeEngine(readFile(`${folder}/${file}`) as Shard);
    const prefix = docsVersions.find(({ docusaurusName }) => docusaurusName === version)?.routePrefix ?? '';
    return { version, prefix, routes: new Set(engine.sections.map(({ page }) => page.route)), engine };
  });
}

export function readQueries(fixture: string): JudgedQuery[] {
  return (readFile(`tests/fixtures/${fixture}`) as { queries: JudgedQuery[] }).queries;
}

/** @param file path from the root */
function readFile(file: string): unknown {
  return readJsonFile(join(projectRoot, file), file, 'Build again: npm run build');
}
