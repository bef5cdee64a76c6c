import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPaths } from '@capacitor-docs/shared';
import { type AtRule, type Container, root as makeRoot, parse } from 'postcss';
import { dropUnused, type NameCollector } from './unused-styles';

/** Tag with which a page loads the style sheet that all pages share, as Docusaurus names it, whether the page is minified or not. */
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
  for (const [page, sheet] of listSheets(outDir, 'p/')) {
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
  const sheet = listSheets(outDir, 'p/').get(origin);
  return sheet === undefined ? html : addStylesheet(html, baseUrl + sheet);
}

/**
 * Lists style sheets of a build by the names of their chunks.
 *
 * @param kind beginning of the names, which the keys lack: `p/` for those of pages, `e/` for those of custom elements, `c/` for those of parts
 * @returns their paths in the build
 */
export function listSheets(outDir: string, kind: string): Map<string, string> {
  const sheets = listPaths(join(outDir, 'assets/css')).flatMap((path): [string, string][] => {
    const name = /^(.+)\.[\da-f]{8}\.css$/.exec(path)?.[1];
    return name?.startsWith(kind) ? [[name.slice(kind.length), `assets/css/${path}`]] : [];
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

/** Links a page to the stylesheets of the custom elements in it. @param sheets their paths by tag */
export function linkElementStyles(html: string, sheets: ReadonlyMap<string, string>, baseUrl: string): string {
  const own = [...sheets].filter(([tag]) => html.includes(`<${tag} `) || html.includes(`<${tag}>`));
  return own.reduce((page, [, path]) => addStylesheet(page, baseUrl + path), html);
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
 * @throws when there is no main sheet, which means that Docusaurus has changed
 */
export function takeStyles(outDir: string, baseUrl: string, names: NameCollector): TakenStyles {
  const read = (file: string) => readFileSync(join(outDir, file), 'utf8');
  for (const file of listPaths(outDir).filter((path) => path.endsWith('.js'))) names.addScript(read(file));
  const used = names.list();
  const rare: string[] = [];
  const take = (file: string): string => {
    const { css, rest } = splitRare(dropUnused(read(file), used));
    rare.push(rest);
    rmSync(join(outDir, file));
    return css;
  };
  const main = listSheets(outDir, 'styles').get('');
  if (main === undefined) throw new Error('The light client looks for one main style sheet and finds none.');
  const css = take(main);
  const parts = new Map([...listSheets(outDir, 'c/')].map(([name, file]) => [name, take(file)]));
  rmSync(join(outDir, 'assets/css/c'), { recursive: true, force: true });
  const name = writeStylesheet(outDir, 'rare', rare.join(''));
  const link = `<link rel="stylesheet" href="${baseUrl}${name}" media="${rareMedia.join()}">`;
  return { main: `<style>${css}</style>${link}`, parts };
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

/** Parts that most pages lack, and how their HTML begins. Their styles are in `assets/css/c/` (`entry.ts`). */
const parts: Readonly<Record<string, RegExp>> = {
  reference: /class=(?:"[^"]*)?\b(?:api-|record__values)/,
  admonitions: /\btheme-admonition\b/,
  changes: /class=(?:"[^"]*)?\bchanges\b/,
  guide: /<ol[ >]|<zoomable-picture/,
  few: /code-line-|highlighted-line|code-numbered|language-diff|diff-inserted|diff-deleted|class=(?:"[^"]*)?\b(?:cards|link-version|details_|tag--deprecated)|class="?platforms"?[^>]*><(?!\/)/,
};

/** @returns the names of the parts that a page has */
function listParts(html: string): string[] {
  return Object.entries(parts).flatMap(([name, pattern]) => (pattern.test(html) ? [name] : []));
}

/** Media that few readers have: paper, forced colors, a window of a few words or lines. They are written as the minifier writes them. */
const rareMedia: readonly string[] = ['print', '(forced-colors:active)', '(width<=18em)', '(height<=25em)'];

/** A style sheet in two: `rest` is for the media that few readers have. */
interface SplitStyles {
  readonly css: string;
  readonly rest: string;
}

/**
 * Takes the rules out of a style sheet that few readers need. In a sheet of their own they delay nobody's page: browsers load what does not apply
 * after everything else.
 *
 * @param css minified sheet
 */
export function splitRare(css: string): SplitStyles {
  const sheet = parse(css);
  const rest = makeRoot();
  sheet.walkAtRules('media', (rule) => {
    if (!rareMedia.includes(rule.params)) return;
    const layer = rule.parent as Container | undefined;
    const moved = rule.clone();
    rest.append(layer?.type === 'atrule' ? (layer as AtRule).clone({ nodes: [moved] }) : moved);
    rule.remove();
  });
  return { css: sheet.toString(), rest: rest.toString() };
}
