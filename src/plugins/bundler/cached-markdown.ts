import { readFileSync } from 'node:fs';
import { pathFrom } from '@capacitor-docs/shared';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { type CachedResults, decode, hash } from '../../build/cache/results';

/** Options of the loader `cache-markdown.cjs`. */
export interface MarkdownCache {
  readonly read: (resource: string) => string | undefined;
  readonly write: (resource: string, code: string) => void;
}

/**
 * Hashes what a page takes from other pages: the file and the address of every page, which links are resolved against, and the descriptions of
 * commands, which `::cli-list` shows.
 *
 * @returns SHA-256, hexadecimal; it changes when a page is added, removed or moved, and when a command is described differently
 */
export function hashPlaces(docs: LoadedContent | undefined): string {
  const versions = docs?.loadedVersions ?? [];
  const places = versions.map(({ versionName, path, docs: pages, drafts }) => [
    versionName,
    path,
    [...pages, ...drafts].map(({ id, source, permalink, frontMatter }) => [
      id,
      source,
      permalink,
      id.startsWith('cli/') ? frontMatter.description : undefined,
    ]),
  ]);
  return hash([JSON.stringify(places)]);
}

export interface CacheOptions {
  /** Hash from {@link hashPlaces}. */
  readonly places: string;
  /** Absolute path of the project. */
  readonly root: string;
  /** Paths, relative to `root`, of pages with warnings: a page from the cache does not repeat them. */
  readonly warnedPages: ReadonlySet<string>;
}

/**
 * Caches the Markdown that is compiled for the server. The result depends on the page's own text, on what it takes from other pages, and on what
 * the folder of the results already depends on. A page with warnings is not cached, because the next build has to warn again.
 */
export function cacheMarkdown(results: CachedResults, { places, root, warnedPages }: CacheOptions): MarkdownCache {
  const begun = new Map<string, string>();
  const textOf = (resource: string) => readFileSync(resource.replace(/\?.*$/s, ''), 'utf8');
  return {
    read(resource) {
      const text = textOf(resource);
      begun.set(resource, text);
      const kept = results.read(pathFrom(root, resource), [places, text]);
      return kept && decode(kept);
    },
    write(resource, code) {
      const text = textOf(resource);
      const name = pathFrom(root, resource);
      // The bundler reads the file separately. Only if its text is the same before and after is it certainly the text that was compiled.
      if (begun.get(resource) !== text || warnedPages.has(name.replace(/\?.*$/s, ''))) return;
      results.write(name, [places, text], code);
    },
  };
}
