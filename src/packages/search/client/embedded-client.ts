import { fetchJson } from '../../../browser/fetch-json';
import { docsVersions } from '../../../config/versions';
import { versionOfTag } from '../../../lib/version-of-url';
import { makeHit } from '../engine/hit';
import { formatVersion, type Manifest, type ManifestShard } from '../engine/index-files';
import { hitsPerPage, type ProvidedAnswer, type SearchRequest } from './answer';
import type { Perform } from './ask-worker';
import type { Scope } from './scope';
import type { Outcome, Task } from './shard-service';

/** Searches an index: the one that comes with the site, or the hosted one. */
export interface IndexClient {
  /** Loads what a request needs. Rejects like `search`. */
  readonly warm: (scope: Scope) => Promise<void>;
  /** Rejects when a file of the index can't be read; the next call tries again. */
  readonly search: (request: SearchRequest) => Promise<ProvidedAnswer>;
}

/**
 * Makes what searches the index that comes with the site.
 *
 * @param indexUrl absolute address of the folder of the index, with a slash at the end
 * @param perform sends a task to the worker
 */
export function makeEmbeddedClient(indexUrl: string, perform: Perform): IndexClient {
  let manifest: Promise<Manifest> | undefined;

  /** Asks for the shards of a scope. After a failure, the list of shards is read again, because the site may have been redeployed with other names. */
  const ask = async (scope: Scope, task: Omit<Task, 'urls'>): Promise<Outcome> => {
    manifest ??= readManifest(`${indexUrl}manifest.json`);
    try {
      const { shards } = await manifest;
      const urls = shards
        .filter((shard) => scope === 'all' || versionOfTag(shard.docusaurus_tag) === scope)
        .sort((a, b) => rankVersion(a) - rankVersion(b))
        .map(({ file }) => indexUrl + file);
      return await perform({ urls, ...task });
    } catch (error) {
      manifest = undefined;
      throw error;
    }
  };

  return {
    async warm(scope) {
      await ask(scope, { query: '', from: 0, size: 0 });
    },
    async search({ query, scope, group, page = 0 }) {
      const task = { query, group, from: page * hitsPerPage, size: hitsPerPage };
      const { count, counts, sections, forms, understanding } = await ask(scope, task);
      const words = new Set(forms);
      const { origin } = new URL(indexUrl);
      return {
        query,
        hits: sections.map((section) => makeHit(section, words, origin)),
        count,
        pages: Math.ceil(count / hitsPerPage),
        understanding,
        counts,
        provider: 'embedded',
      };
    },
  };
}

/** Returns the place of a shard among several: the latest version first, then the others, newest first. */
function rankVersion({ docusaurus_tag: tag }: ManifestShard): number {
  const version = versionOfTag(tag);
  return version === undefined || version.state === 'latest' ? -1 : docsVersions.indexOf(version);
}

async function readManifest(url: string): Promise<Manifest> {
  const manifest = await fetchJson<Manifest>(url, { cache: 'no-cache' });
  if (manifest.v !== formatVersion) throw new Error(`${url} is not a manifest of format ${formatVersion}.`);
  return manifest;
}
