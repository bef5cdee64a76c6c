import { fetchJson } from '../../../browser/fetch-json';
import { docsVersions } from '../../../config/versions';
import { versionOfTag } from '../../../lib/version-of-url';
import { passesFilters } from '../engine/facets';
import { makeHit } from '../engine/hit';
import { formatVersion, type Manifest, type ManifestShard } from '../engine/index-files';
import type { SearchAnswer, SearchRequest } from '../engine/response';
import type { Perform } from './ask-worker';

/** Searches the index that comes with the site. */
export interface EmbeddedClient {
  /** Loads what a request needs. Rejects like `search`. */
  readonly warm: (request: Pick<SearchRequest, 'facetFilters'>) => Promise<void>;
  /** Rejects when a file of the index can't be read; the next call tries again. */
  readonly search: (request: SearchRequest) => Promise<SearchAnswer>;
}

const defaultHitsPerPage = 20;

/**
 * @param indexUrl absolute address of the folder of the index, with a slash at the end
 * @param perform sends a task to the worker
 */
export function makeEmbeddedClient(indexUrl: string, perform: Perform): EmbeddedClient {
  let manifest: Promise<Manifest> | undefined;

  const findShards = async (filters: SearchRequest['facetFilters']): Promise<string[]> => {
    manifest ??= readManifest(`${indexUrl}manifest.json`);
    try {
      const { shards } = await manifest;
      return shards
        .filter((shard) => passesFilters(shard, filters))
        .sort((a, b) => rankVersion(a) - rankVersion(b))
        .map(({ file }) => indexUrl + file);
    } catch (error) {
      manifest = undefined;
      throw error;
    }
  };

  const ask: Perform = async (task) => {
    try {
      return await perform(task);
    } catch (error) {
      // The site may have been redeployed, with other shard names.
      manifest = undefined;
      throw error;
    }
  };

  return {
    async warm({ facetFilters }) {
      await ask({ urls: await findShards(facetFilters), from: 0, size: 0 });
    },
    async search({ query, group, facetFilters, indexName, page = 0, hitsPerPage = defaultHitsPerPage }) {
      const start = performance.now();
      const urls = await findShards(facetFilters);
      const { count, counts, sections, forms, understanding } = await ask({
        urls,
        query,
        group,
        from: page * hitsPerPage,
        size: hitsPerPage,
      });
      const words = new Set(forms);
      return {
        hits: sections.map((section) => makeHit(section, words, new URL(indexUrl).origin)),
        nbHits: count,
        page,
        nbPages: Math.ceil(count / hitsPerPage),
        hitsPerPage,
        query,
        index: indexName,
        params: '',
        processingTimeMS: Math.round(performance.now() - start),
        exhaustiveNbHits: true,
        understanding,
        counts,
      };
    },
  };
}

/** Returns the place of a shard among several: the latest version first, then the others, newest first. */
function rankVersion({ docusaurus_tag: tag }: ManifestShard): number {
  const version = versionOfTag(tag);
  return version === undefined || version.state === 'latest'
    ? -1
    : docsVersions.findIndex(({ name }) => name === version.name);
}

async function readManifest(url: string): Promise<Manifest> {
  const manifest = await fetchJson<Manifest>(url, { cache: 'no-cache' });
  if (manifest.v !== formatVersion) throw new Error(`${url} is not a manifest of format ${formatVersion}.`);
  return manifest;
}
