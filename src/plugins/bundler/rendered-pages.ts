import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listPaths } from '@capacitor-docs/shared';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { hash } from '../../build/cache/results';
import { docsVersions } from '../../config/versions';

/** What the server's bundle reads to know which pages it has rendered before (`render-page.ts`). */
export interface RenderedPages {
  /** Absolute path of the folder with what was rendered. */
  readonly folder: string;
  /** Hash of what all pages are made from. */
  readonly program: string;
  /** Hash of what only one page is made from, by its address. */
  readonly inputs: Readonly<Record<string, string>>;
}

/**
 * Generated files that no page of a version shows but its own: the data of single pages, the pages about everything, and what a build writes after
 * this list is made.
 */
const otherFiles =
  /^(?:docusaurus-plugin-content-docs\/default\/site-|docusaurus-plugin-debug\/|(?:light-client|bundler)\/|client-manifest\.json$|build\.lock$)/;

/** An import of a page, which is then a part of another one. Parts begin with `_`. */
const pageImport = /\b(?:from|import|require)\b[\s(]*['"](?:[^'"]*\/)?[^_'"/][^'"/]*\.mdx?['"]/;

/**
 * Hashes what the pages of the versions are rendered from, before they are compiled.
 *
 * @param docs what the docs plugin has loaded
 * @param generated absolute path of the files that Docusaurus and plugins have generated for the bundler
 * @param given hashes of everything else that pages depend on
 */
export function hashRendered(
  docs: LoadedContent | undefined,
  siteDir: string,
  generated: string,
  given: readonly string[],
): Omit<RenderedPages, 'folder'> {
  const read = (file: string): string => readFileSync(join(siteDir, file), 'utf8');
  const markdown = docsVersions.flatMap(({ docsDir }) =>
    listMarkdown(join(siteDir, docsDir)).map((file) => `${docsDir}/${file}`),
  );
  const parts = markdown.filter((file) => /(?:^|\/)_/.test(file)).map((file) => [file, read(file)] as const);
  const pages = (docs?.loadedVersions ?? []).flatMap(({ docs: own }) => own);
  const texts = new Map(pages.map(({ source }) => [source, read(source.replace('@site/', ''))]));
  // A page that is a part of another one is rare. Then each page depends on all.
  const isMixed = [...texts.values(), ...parts.map(([, text]) => text)].some((text) => pageImport.test(text));
  const shared = hash([
    ...given,
    JSON.stringify(parts),
    ...readGenerated(generated),
    ...(isMixed ? texts.values() : []),
  ]);
  const inputs = pages.map((page) => [page.permalink, hash([JSON.stringify(page), texts.get(page.source) ?? ''])]);
  return { program: shared, inputs: Object.fromEntries(inputs) as Record<string, string> };
}

function listMarkdown(folder: string): string[] {
  return listPaths(folder).filter((file) => /\.mdx?$/i.test(file));
}

function readGenerated(folder: string): string[] {
  const files = listPaths(folder).filter((file) => !otherFiles.test(file) && statSync(join(folder, file)).isFile());
  return files.flatMap((file) => [file, readFileSync(join(folder, file), 'utf8')]);
}
