import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { docsVersions } from '../../src/config/versions';
import { type Fragment, type Manifest, nameOfHash, type Shard } from '../../src/packages/search/engine/index-files';
import { openIndex, type SearchIndex } from '../../src/packages/search/engine/open-index';
import { inputError } from '../../src/packages/shared/errors/input-error';
import { projectRoot } from '../../src/packages/shared/files/project-root';
import { readJsonFile } from '../../src/packages/shared/files/read-json-file';
import type { JudgedQuery } from './judge';

/** A version of the build, with its index. */
export interface SearchedVersion extends SearchIndex {
  readonly version: string;
  readonly prefix: string;
  readonly routes: ReadonlySet<string>;
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
export async function openBuiltIndex(): Promise<SearchedVersion[]> {
  const folder = 'build/search-index';
  if (!existsSync(join(projectRoot, folder, 'manifest.json')))
    throw inputError('There is no search index to judge. Make one: npm run build');
  const read = (file: string): unknown => readFile(`${folder}/${file}`);
  const { shards } = read('manifest.json') as Manifest;
  return Promise.all(
    shards.map(async ({ file, version }) => {
      const index = await openIndex(file, async (name) => read(name));
      const shard = read(file) as Shard;
      const fragments = (shard.more?.fragments.split(' ') ?? []).map(
        (hash) => read(nameOfHash(file, hash)) as Fragment,
      );
      const routes = new Set([shard, ...fragments].flatMap(({ pages }) => pages.map(([route]) => route)));
      const prefix = docsVersions.find(({ docusaurusName }) => docusaurusName === version)?.routePrefix ?? '';
      return { version, prefix, routes, ...index };
    }),
  );
}

export function readQueries(fixture: string): JudgedQuery[] {
  return (readFile(`tests/fixtures/${fixture}`) as { queries: JudgedQuery[] }).queries;
}

/** @param file path from the root */
function readFile(file: string): unknown {
  return readJsonFile(join(projectRoot, file), file, 'Build again: npm run build');
}
