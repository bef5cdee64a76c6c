import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPaths } from '@capacitor-docs/shared';
import type { NameCollector } from './names';
import { listParts } from './page-parts';
import { dropUnused } from './purge';
import { rareMedia, splitRare } from './split-rare';

/** Path of the style sheet that all pages share, as Docusaurus names it. */
const mainStylesheet = /^assets\/css\/styles\.[\da-f]{8}\.css$/;

/** Path of a style sheet of a part that most pages lack. */
const partStylesheet = /^assets\/css\/c\/(.+)\.[\da-f]{8}\.css$/;

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

/**
 * Writes the styles of a page's parts into it, behind the main style sheet. They belong to the head of the page (`src/browser/navigation/head.ts`).
 *
 * @param styles by the name of the part
 */
export function inlinePartStyles(html: string, styles: ReadonlyMap<string, string>): string {
  const own = listParts(html).map((name) => `<style data-page-head="${name}">${styles.get(name) ?? ''}</style>`);
  return html.replace(mainLink, (link) => link + own.join(''));
}

/** Links a page to the stylesheets of the custom elements in it. */
export function linkElementStyles(html: string, sheets: ReadonlyMap<string, string>): string {
  const own = [...sheets].filter(([tag]) => html.includes(`<${tag} `) || html.includes(`<${tag}>`));
  return own.reduce((page, [, address]) => addStylesheet(page, address), html);
}

const classesOfElement = /(?<=\bclass=)(?:"[^"]*"|[^\s">]+)/g;

/**
 * Links a page that uses certain classes to the stylesheet with the rules for them.
 *
 * @param address of the stylesheet
 */
export function linkFurtherStyles(html: string, classes: ReadonlySet<string>, address: string): string {
  const isUser = html.match(classesOfElement)?.some((found) => found.split(/[\s"]+/).some((name) => classes.has(name)));
  return isUser ? addStylesheet(html, address) : html;
}

/** What is written into pages. */
export interface TakenStyles {
  /** HTML in place of the link to the main sheet. */
  readonly main: string;
  /** Styles of parts that most pages lack, by their names. */
  readonly parts: ReadonlyMap<string, string>;
}

/**
 * Takes the main style sheet and those of parts out of a build, without everything that its pages and scripts can't use. What few readers need gets a
 * file.
 *
 * @param outDir absolute path of the build, with all its scripts and style sheets; the files of the sheets are deleted
 * @param baseUrl path of the site, with a slash at the end
 * @param names collector that already has the names of all pages
 * @throws when there is not exactly one main sheet, which means that Docusaurus has changed
 */
export function takeStyles(outDir: string, baseUrl: string, names: NameCollector): TakenStyles {
  const files = listFiles(outDir, /\.(?:js|css)$/);
  const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
  const [sheet, ...others] = files.filter((file) => mainStylesheet.test(file));
  if (sheet === undefined || others.length > 0) {
    const found = files.filter((file) => file.endsWith('.css')).join(', ');
    throw new Error(`The light client looks for one main style sheet and finds ${found || 'none'}.`);
  }
  for (const file of files.filter((other) => other.endsWith('.js'))) names.addScript(read(file));
  const used = names.list();
  const main = splitRare(dropUnused(read(sheet), used));
  const rare = [main.rest];
  const parts = new Map<string, string>();
  for (const file of files.filter((other) => partStylesheet.test(other))) {
    const { css, rest } = splitRare(dropUnused(read(file), used));
    parts.set(partStylesheet.exec(file)?.[1] ?? '', css);
    rare.push(rest);
    rmSync(join(outDir, file));
  }
  rmSync(join(outDir, 'assets/css/c'), { recursive: true, force: true });
  const name = writeStylesheet(outDir, 'rare', rare.join(''));
  rmSync(join(outDir, sheet));
  const link = `<link rel="stylesheet" href="${baseUrl}${name}" media="${rareMedia.join()}">`;
  return { main: `<style>${main.css}</style>${link}`, parts };
}

/** Writes a stylesheet into the build. @returns its path in the build, with a hash of its text */
export function writeStylesheet(outDir: string, name: string, css: string): string {
  const path = `assets/css/${name}.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
  writeFileSync(join(outDir, path), css);
  return path;
}

/** Writes the main style sheet into a page, in place of the link to it: a browser draws nothing before it has the sheet. */
export function inlineStyles(html: string, styles: string): string {
  return html.replace(mainLink, () => styles);
}

/** Lists the files below a folder whose paths match. The paths are relative to the folder, with `/`. */
function listFiles(folder: string, name: RegExp): string[] {
  return listPaths(folder).filter((file) => name.test(file) && statSync(join(folder, file)).isFile());
}
