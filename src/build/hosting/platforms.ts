/** Configuration files with the settings of `.hosting.json` for static site platforms, all of which serve HTTPS only. */

import { inputError } from '@capacitor-docs/shared';
import { toMarkdownAddress } from '../../lib/markdown-address';
import { forHttpsOnly } from './content-policy';
import { netlifySettings, toCloudflareRoutes, toCloudflareWorker, toNetlifyFunction } from './edge-markdown';
import type { Hosting } from './hosting';
import { fitRedirects, redirectLimits } from './limits';

/** Texts of files by name, in the root of the upload. */
export type HostFiles = Readonly<Record<string, string>>;

/** Limits of the lines of Cloudflare Pages; those of Netlify are higher. */
const limits = { headerRules: 100, lineLength: 2000, redirectLength: 1000 };

/**
 * Makes `_headers` and `_redirects` for Netlify, and a function that serves Markdown, which works when `netlify deploy` runs in the folder.
 * `!` redirects even if there is a redirect page. An address also matches with a trailing slash.
 *
 * @param foreverGlobs files that may be cached forever, see `listForeverGlobs`
 * @param files of the build, to know which redirects have a page
 */
export function toNetlifyFiles(hosting: Hosting, foreverGlobs: readonly string[], files: readonly string[]): HostFiles {
  const { basePath, prefixes } = hosting;
  const room = redirectLimits.netlify - prefixes.length - 1;
  const redirects = fitRedirects('Netlify', hosting, room, files);
  return {
    // The function replaces what Netlify would join.
    _headers: toHeaderRules(hosting, foreverGlobs, () => []),
    _redirects: toLines([
      `/ ${basePath} 302!`,
      ...redirects.map(({ from, to, status }) => `${from} ${to} ${status}!`),
      ...prefixes.map(({ from, to, status }) => `${from}/* ${to}/:splat ${status}!`),
    ]),
    'netlify.toml': netlifySettings,
    'netlify/edge-functions/markdown.js': toNetlifyFunction(
      basePath,
      hosting.folders.map(({ path, headers }) => [basePath + path, pick(headers, (name) => name in hosting.headers)]),
    ),
  };
}

/**
 * Makes `_headers`, `_redirects` and a worker that serves Markdown for Cloudflare Pages. There, redirects always come before files, and an
 * address with a trailing slash is a different one.
 *
 * @param files of the build, to know which redirects have a page
 * @throws a one-line error when the site exceeds a limit of the platform, which would silently leave out the rest
 */
export function toCloudflareFiles(
  hosting: Hosting,
  foreverGlobs: readonly string[],
  files: readonly string[],
): HostFiles {
  const { basePath, prefixes } = hosting;
  // Each takes two lines, without and with a slash.
  const room = Math.floor((redirectLimits.cloudflare - prefixes.length - 1) / 2);
  const redirects = fitRedirects('Cloudflare Pages', hosting, room, files);
  const exact = [
    `/ ${basePath} 302`,
    ...redirects.flatMap(({ from, to, status }) => [`${from} ${to} ${status}`, `${from}/ ${to} ${status}`]),
    ...prefixes.map(({ from, to, status }) => `${from} ${to}/ ${status}`),
  ];
  // `!` takes away what another rule has set.
  const headers = toHeaderRules(hosting, foreverGlobs, (name, value) => [`  ! ${name}`, `  ${name}: ${value}`]);
  const splats = prefixes.map(({ from, to, status }) => `${from}/* ${to}/:splat ${status}`);
  checkLimit('patterns of redirects', splats.length, redirectLimits.cloudflarePatterns);
  checkLimit('characters of a redirect', Math.max(...exact.map(({ length }) => length)), limits.redirectLength);
  checkLimit('header rules', headers.split('\n').filter((line) => line.startsWith('/')).length, limits.headerRules);
  checkLimit('characters of a header', Math.max(...headers.split('\n').map(({ length }) => length)), limits.lineLength);
  return {
    _headers: headers,
    _redirects: toLines([...exact, ...splats]),
    '_worker.js': toCloudflareWorker(basePath),
    '_routes.json': toCloudflareRoutes(basePath),
  };
}

/**
 * Makes `vercel.json` for Vercel, where a trailing slash makes no difference and the first redirect that matches wins.
 *
 * @param files of the build, to know which pages have a Markdown copy, and which redirects have a page
 */
export function toVercelFiles(hosting: Hosting, foreverGlobs: readonly string[], files: readonly string[]): HostFiles {
  const { basePath, caching, prefixes } = hosting;
  const markdown = listMarkdownRedirects(basePath, files);
  const room = redirectLimits.vercel - prefixes.length - markdown.length - 1;
  const redirects = fitRedirects('Vercel', hosting, room, files);
  const toList = (headers: Headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));
  const all = withHttpsOnly(hosting);
  const isReplaced = (name: string) => hosting.folders.some(({ headers }) => name in headers);
  const others = hosting.folders.map(({ path }) => basePath.slice(1) + path);
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: null,
    outputDirectory: '.',
    headers: [
      { source: '/(.*)', headers: toList(pick(all, (name) => !isReplaced(name))) },
      { source: `/((?!${others.join('|')}).*)`, headers: toList(pick(all, isReplaced)) },
      ...hosting.folders.map(({ path, headers }) => ({
        source: `${basePath}${path}(.*)`,
        headers: toList({ ...pick(all, isReplaced), ...headers }),
      })),
      ...foreverGlobs.map((glob) => ({
        source: basePath + glob.replaceAll('.', '\\.').replace(/\*$/, '(.*)'),
        headers: [{ key: 'Cache-Control', value: caching.hashed }],
      })),
    ],
    redirects: [
      { source: '/', destination: basePath, statusCode: 302 },
      ...redirects.map(({ from, to, status }) => ({ source: `${from}(/?)`, destination: to, statusCode: status })),
      ...prefixes.map(({ from, to, status }) => ({
        source: `${from}/:path*`,
        destination: `${to}/:path*`,
        statusCode: status,
      })),
      ...markdown,
    ],
    rewrites: listMarkdownRewrites(basePath),
  };
  return { 'vercel.json': `${JSON.stringify(config, null, 2)}\n` };
}

/**
 * An `Accept` header that names Markdown without a weight, or with the full one. Vercel can't compare weights, and nothing weighs more than this.
 */
const certainMarkdown = '(?:.*,)?\\s*text/markdown\\s*(?:;\\s*q=1(?:\\.0+)?\\s*)?(?:,.*)?';

/** Redirects programs that request Markdown to the Markdown's own address, because Vercel looks for files before it rewrites addresses. */
function listMarkdownRedirects(basePath: string, files: readonly string[]): object[] {
  const has = [{ type: 'header', key: 'accept', value: certainMarkdown }];
  return [
    { source: basePath.slice(0, -1), has, destination: toMarkdownAddress(basePath, basePath), statusCode: 302 },
    {
      source: `${basePath}:page(${listPlainPages(files)}[^.]*[^./])`,
      has,
      destination: `${basePath}:page.md`,
      statusCode: 302,
    },
  ];
}

/** Serves a page's Markdown at the addresses that `findGuessedMarkdown` lists. Vercel rewrites an address only if it has no file. */
function listMarkdownRewrites(basePath: string): object[] {
  const guess = ':guess((?:index(?:\\.html)?)?\\.md)';
  return [
    { source: `${basePath}${guess}`, destination: toMarkdownAddress(basePath, basePath) },
    { source: `${basePath}:page(.+)/${guess}`, destination: `${basePath}:page.md` },
  ];
}

/** Returns a lookahead that excludes the pages without a Markdown copy, in which a folder without any copy is one entry; empty if there are none. */
function listPlainPages(files: readonly string[]): string {
  const pages = files.flatMap((file) => (file.endsWith('/index.html') ? [file.slice(0, -'/index.html'.length)] : []));
  const copied = new Set(files.flatMap((file) => (file.endsWith('.md') ? [file.slice(0, -'.md'.length)] : [])));
  const topOf = (path: string): string => path.split('/')[0] ?? '';
  const copiedTops = new Set([...copied].map(topOf));
  const patterns = pages
    .filter((page) => !copied.has(page))
    .map((page) => (copiedTops.has(topOf(page)) ? page : `${topOf(page)}(?:/.*)?`));
  return patterns.length === 0 ? '' : `(?!(?:${[...new Set(patterns)].sort().join('|')})/?$)`;
}

/**
 * Writes one rule for everything and one for each glob of files that may be cached forever. The first has no `Cache-Control`: both
 * platforms would join the values of two rules, and they revalidate each time by default.
 *
 * @param replace writes the lines that replace a header of the first rule for a folder
 */
function toHeaderRules(
  hosting: Hosting,
  foreverGlobs: readonly string[],
  replace: (name: string, value: string) => string[],
): string {
  return toLines([
    '/*',
    ...Object.entries(withHttpsOnly(hosting)).map(([name, value]) => `  ${name}: ${value}`),
    ...hosting.folders.flatMap(({ path, headers }) => {
      const lines = Object.entries(headers).flatMap(([name, value]) =>
        name in hosting.headers ? replace(name, value) : [`  ${name}: ${value}`],
      );
      return lines.length === 0 ? [] : [`${hosting.basePath}${path}*`, ...lines];
    }),
    ...foreverGlobs.flatMap((glob) => [hosting.basePath + glob, `  Cache-Control: ${hosting.caching.hashed}`]),
  ]);
}

type Headers = Readonly<Record<string, string>>;

function pick(headers: Headers, isWanted: (name: string) => boolean): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => isWanted(name)));
}

function withHttpsOnly({ headers }: Hosting): Record<string, string> {
  return {
    ...headers,
    'Content-Security-Policy': forHttpsOnly(headers['Content-Security-Policy'] ?? ''),
  };
}

function checkLimit(what: string, count: number, limit: number): void {
  if (count <= limit) return;
  throw inputError(
    `Cloudflare Pages takes ${limit} ${what} at most, and the site has ${count}. Package for a host without this limit, such as nginx.`,
  );
}

function toLines(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}
