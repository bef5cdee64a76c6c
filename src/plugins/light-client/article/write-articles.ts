import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { ArticleFrame, ArticlePage } from '../client/nodes';
import { namePageChunk, stylesChunk } from '../pages/chunk-name';
import { cutPortions } from './cut-portions';
import { cutArticle } from './mark';
import { chunkGlobal, pageDataId } from './page-data';

/** How the chunks begin that the bundler writes. */
const chunkStart = `(self.${chunkGlobal}=self.${chunkGlobal}||[]).push(`;

export interface ArticleOptions {
  /** Folder of the built site. */
  readonly outDir: string;
  readonly baseUrl: string;
  readonly buildId: string;
  /** What the names of the bundle's modules begin with. */
  readonly moduleFolder: string;
}

/**
 * Finishes a documentation page: writes the script with which a reader gets to it, and puts into its HTML what the browser needs where the page is
 * the first.
 *
 * @param html as the server made it
 * @returns the page as it is published
 * @throws one line with the page when its article can't be found
 */
export function writeArticle(html: string, frame: ArticleFrame, options: ArticleOptions): string {
  const { outDir, baseUrl, buildId, moduleFolder } = options;
  const { page, article } = finishPage(html, frame);
  const chunk = namePageChunk(frame.path, baseUrl);
  const script = join(outDir, 'assets/js', buildId, `${chunk}.js`);
  mkdirSync(dirname(script), { recursive: true });
  writeFileSync(script, toScript(chunk, `${moduleFolder}${chunk}.js`, article));
  return page;
}

/** Removes what the bundler has written of `stylesChunk`; what browsers need of it stands in the main sheet and in those of late code. */
export function removeStylesChunk(outDir: string, buildId: string): void {
  const sheets = join(outDir, 'assets/css');
  const sheet = readdirSync(sheets).find((name) => name.startsWith(`${stylesChunk}.`));
  if (sheet !== undefined) rmSync(join(sheets, sheet));
  rmSync(join(outDir, 'assets/js', buildId, `${stylesChunk}.js`));
}

/** What React 19 asks for in front of what it renders, so pictures of the bar; the parser is there in the same moment. */
const preloads = /(?<=<div id="?__docusaurus"?>)(?:<link rel="?preload"?[^>]*>)+/;

/**
 * Takes the article out of a page.
 *
 * @param html as the server made it
 * @returns the page as it is published, and what its script holds
 * @throws one line with the page when the article can't be found
 */
export function finishPage(html: string, frame: ArticleFrame): { page: string; article: ArticlePage } {
  try {
    const cut = cutArticle(html);
    const content = cut.data as ArticlePage['content'];
    // A text that ends the script would end it in the middle.
    const json = JSON.stringify({ ...frame, content }).replaceAll('<', '\\u003c');
    const tag = `<script type="application/json" id="${pageDataId}">${json}</script>`;
    return {
      page: cut.html.replace(preloads, '').replace('</body>', () => `${tag}</body>`),
      article: { ...frame, content, ...cutPortions(cut.article) },
    };
  } catch (error) {
    throw new Error(`${frame.path}: ${error instanceof Error ? error.message : error}`);
  }
}

/** @returns whether a script is one that `writeArticle` wrote: it holds what its page does, and no code */
export function isArticleScript(code: string): boolean {
  return (
    code.startsWith(chunkStart) &&
    /^\[\["[^"]*"\],\{"[^"]*":m=>\{m\.exports=\{page:/.test(code.slice(chunkStart.length))
  );
}

/** Writes a chunk as the bundler does it, with one module that exports a page. */
function toScript(chunk: string, module: string, page: ArticlePage): string {
  const [id, name, json] = [chunk, module, page].map((value) => JSON.stringify(value));
  return `${chunkStart}[[${id}],{${name}:m=>{m.exports={page:${json}}}}]);`;
}
