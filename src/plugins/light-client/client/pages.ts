/** The pages that the browser has, and how it gets others. */

import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import siteConfig from '@generated/docusaurus.config';
import globalData from '@generated/globalData';
import { moduleFolder } from '@generated/light-client/pages/skeleton';
import { pageDataId } from '../article/page-data';
import { namePageChunk, trimPath } from '../pages/chunk-name';
import { showArticle } from './article-page';
import type { ArticlePage, Page, PageRecord } from './nodes';

const pages = new Map<string, Page>();
const listeners = new Set<() => void>();

/**
 * Calls back whenever a page has been loaded.
 *
 * @returns what ends that
 */
export function watchPages(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** @returns a page, once it is loaded */
export function findPage(path: string): Page | undefined {
  return pages.get(trimPath(path));
}

/** @returns what is known of a documentation page, once it is loaded */
export function findRecord(path: string): PageRecord | undefined {
  return findPage(path)?.record ?? undefined;
}

/** @returns name of the chunk that holds a page, if there is such a page */
export function findChunk(path: string): string {
  return namePageChunk(path, siteConfig.baseUrl);
}

/**
 * Loads a page and makes it known to Docusaurus' hooks.
 *
 * @throws when the network or the server does not give it
 */
export async function loadPage(path: string): Promise<Page> {
  const found = readFirstPage(path) ?? (await loadChunk(findChunk(path)));
  const page = 'content' in found ? showArticle(found) : found;
  register(page);
  return page;
}

/** The page that came with the document, once it was asked for; null where none came. */
let firstPage: ArticlePage | null | undefined;

/** Reads the page that came with the document, if it is that at a path. */
function readFirstPage(path: string): ArticlePage | undefined {
  firstPage ??= JSON.parse(document.getElementById(pageDataId)?.textContent || 'null') as ArticlePage | null;
  return firstPage !== null && trimPath(firstPage.path) === trimPath(path) ? firstPage : undefined;
}

async function loadChunk(chunk: string): Promise<Page | ArticlePage> {
  await __webpack_require__.e(chunk);
  const { page } = __webpack_require__(`${moduleFolder}${chunk}.js`) as { page: Page | ArticlePage };
  return page;
}

function register(page: Page): void {
  const { path, record } = page;
  pages.set(trimPath(path), page);
  if (record !== null) {
    const docs = globalData['docusaurus-plugin-content-docs']?.default as GlobalPluginData | undefined;
    const version = docs?.versions.find(({ name }) => name === record.version);
    // The hooks look pages up in this very list each time.
    if (version?.docs.every(({ id }) => id !== record.doc.id)) version.docs.push(record.doc);
  }
  for (const listener of listeners) listener();
}
