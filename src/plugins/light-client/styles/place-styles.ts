import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPaths } from '../../../build/files/file-paths';
import type { NameCollector } from './names';
import { purgeStyles } from './purge';

/** Path of the style sheet that all pages share, as Docusaurus names it. */
const mainStylesheet = /^assets\/css\/styles\.[\da-f]{8}\.css$/;

/** Tag with which a page loads that sheet, whether the page is minified or not. */
const mainLink = /<link [^>]*assets\/css\/styles\.[\da-f]{8}\.css[^>]*>/;

/**
 * Links pages that have a style sheet of their own to it. Docusaurus finds the sheets of a page by the names of chunks, which are different
 * here because each page is a chunk named by its path.
 *
 * @param outDir absolute path of the build
 * @param baseUrl path of the site, with a slash at the end
 * @throws when a sheet has no page, because it would never be loaded
 */
export function linkPageStyles(outDir: string, baseUrl: string): void {
  for (const sheet of listFiles(outDir, /\.css$/)) {
    const page = /^assets\/css\/p\/(.+)\.[\da-f]{8}\.css$/.exec(sheet)?.[1];
    if (page === undefined) continue;
    const file = join(outDir, page === '_' ? '' : page, 'index.html');
    const html = existsSync(file) ? readFileSync(file, 'utf8') : '';
    if (!mainLink.test(html)) throw new Error(`The light client found no page for the style sheet ${sheet}.`);
    writeFileSync(file, addStylesheet(html, baseUrl + sheet));
  }
}

function addStylesheet(html: string, address: string): string {
  return html.replace(mainLink, (link) => `${link}<link rel="stylesheet" href="${address}">`);
}

/**
 * Links a page that a step makes from another page to that page's own style sheet. With Docusaurus' own client, the link is already there.
 *
 * @param html of the page, which links to the main sheet
 * @param origin address of the other page below the base path: `changes`
 * @param outDir absolute path of the build
 * @param baseUrl path of the site, with a slash at the end
 */
export function addStylesOf(html: string, origin: string, outDir: string, baseUrl: string): string {
  const sheet = listFiles(outDir, /\.css$/).find((file) => file.startsWith(`assets/css/p/${origin}.`));
  return sheet === undefined ? html : addStylesheet(html, baseUrl + sheet);
}

/** @returns addresses of the stylesheets that pages with a custom element need, by its tag */
export function listElementSheets(outDir: string, baseUrl: string): Map<string, string> {
  const sheets = listFiles(outDir, /\.css$/).flatMap((sheet): [string, string][] => {
    const name = /^assets\/css\/e\/(.+)\.[\da-f]{8}\.css$/.exec(sheet)?.[1];
    return name === undefined ? [] : [[name, baseUrl + sheet]];
  });
  return new Map(sheets);
}

/** Links a page to the stylesheets of the custom elements in it. */
export function linkElementStyles(html: string, sheets: ReadonlyMap<string, string>): string {
  const own = [...sheets].filter(([tag]) => html.includes(`<${tag} `) || html.includes(`<${tag}>`));
  return own.reduce((page, [, address]) => addStylesheet(page, address), html);
}

/**
 * Takes the main style sheet out of a build, without everything that its pages and scripts can't use.
 *
 * @param outDir absolute path of the build, with all its scripts and style sheets; the file of the sheet is deleted
 * @param names collector that already has the names of all pages
 * @returns the text of the sheet, which `inlineStyles` writes into pages
 * @throws when there is not exactly one main sheet, which means that Docusaurus has changed
 */
export function takeStyles(outDir: string, names: NameCollector): string {
  const files = listFiles(outDir, /\.(?:js|css)$/);
  const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
  const [sheet, ...others] = files.filter((file) => mainStylesheet.test(file));
  if (sheet === undefined || others.length > 0) {
    const found = files.filter((file) => file.endsWith('.css')).join(', ');
    throw new Error(`The light client looks for one main style sheet and finds ${found || 'none'}.`);
  }
  for (const file of files.filter((other) => other !== sheet)) {
    const text = read(file);
    if (file.endsWith('.css')) names.addProperties(text);
    else names.addScript(text);
  }
  const css = purgeStyles(read(sheet), names.list());
  rmSync(join(outDir, sheet));
  return css;
}

/** Writes the main style sheet into a page, in place of the link to it: a browser draws nothing before it has the sheet. */
export function inlineStyles(html: string, css: string): string {
  return html.replace(mainLink, () => `<style>${css}</style>`);
}

/** Lists the files below a folder whose paths match. The paths are relative to the folder, with `/`. */
function listFiles(folder: string, name: RegExp): string[] {
  return listPaths(folder).filter((file) => name.test(file) && statSync(join(folder, file)).isFile());
}
