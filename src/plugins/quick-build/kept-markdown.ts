import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { decode, type KeptResults } from '../../build/cache/results';
import { pathFrom } from '../../build/files/file-paths';

/** Options of the loader `keep-markdown.cjs`. */
export interface MarkdownKeeper {
  readonly read: (resource: string) => string | undefined;
  readonly write: (resource: string, code: string) => void;
}

/**
 * Hashes what the links of a page are resolved against: the file and the address of every page.
 *
 * @returns SHA-256, hexadecimal; it changes when a page comes, goes or moves
 */
export function hashPlaces(docs: LoadedContent | undefined): string {
  const versions = docs?.loadedVersions ?? [];
  const places = versions.map(({ versionName, path, docs: pages, drafts }) => [
    versionName,
    path,
    [...pages, ...drafts].map(({ id, source, permalink }) => [id, source, permalink]),
  ]);
  return createHash('sha256').update(JSON.stringify(places)).digest('hex');
}

export interface KeepOptions {
  /** They don't get the same. */
  readonly compiler: 'server' | 'client';
  /** Of {@link hashPlaces}. */
  readonly places: string;
  /** Absolute path of the project. */
  readonly root: string;
  /** How much was warned of up to now: what is kept says nothing when it is handed out. */
  readonly countWarnings: () => number;
}

/**
 * Keeps compiled Markdown. A page is compiled from its own text, from the addresses of the others, and from what the results' folder
 * depends on anyway. A page is not kept when anybody has warned of anything while it was compiled: the next build has to say it again.
 */
export function keepMarkdown(results: KeptResults, options: KeepOptions): MarkdownKeeper {
  const { compiler, places, root, countWarnings } = options;
  const begun = new Map<string, { text: string; warnings: number }>();
  const nameOf = (resource: string) => `${compiler} ${pathFrom(root, resource)}`;
  const textOf = (resource: string) => readFileSync(resource.replace(/\?.*$/s, ''), 'utf8');
  return {
    read(resource) {
      const text = textOf(resource);
      begun.set(resource, { text, warnings: countWarnings() });
      const kept = results.read(nameOf(resource), [places, text]);
      return kept && decode(kept);
    },
    write(resource, code) {
      const text = textOf(resource);
      // The bundler reads the file too: only if it is the same before and after is it the one that was compiled.
      const before = begun.get(resource);
      if (before?.text !== text || before.warnings !== countWarnings()) return;
      results.write(nameOf(resource), [places, text], code);
    },
  };
}
