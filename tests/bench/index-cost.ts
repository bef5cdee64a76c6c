import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { indexFolder, type Manifest } from '../../src/packages/search/engine/index-files';
import { openIndex } from '../../src/packages/search/engine/open-index';
import { type KeyTimes, timeKeys } from '../search-quality/evaluate-search';
import { readQueries, tuningFixtures } from '../search-quality/judged-queries';
import { BenchError } from './errors';

/** What the search index of one version costs its readers. */
export interface IndexCost {
  /** What is loaded for the first key, in bytes after gzip. */
  readonly firstKey: number;
  readonly keys: KeyTimes;
}

/**
 * Weighs the index of a version, and types the judged queries into it.
 *
 * @param build folder of the build
 * @throws BenchError when the build has no index of the version
 */
export async function measureIndex(build: string, version: string): Promise<IndexCost> {
  const readText = (file: string): string => readFileSync(join(build, indexFolder, file), 'utf8');
  const manifest = readText('manifest.json');
  const { shards } = JSON.parse(manifest) as Manifest;
  const shard = shards.find((candidate) => candidate.version === version);
  if (shard === undefined) throw new BenchError(`The build has no search index of ${version}.`);
  let reads = 0;
  const index = await openIndex(shard.file, async (file) => {
    reads += 1;
    return JSON.parse(readText(file));
  });
  const queries = tuningFixtures.flatMap(readQueries).map(({ query }) => query);
  return {
    firstKey: [manifest, readText(shard.file)].reduce((sum, text) => sum + gzipSync(text).length, 0),
    keys: await timeKeys(index, queries, () => reads),
  };
}
