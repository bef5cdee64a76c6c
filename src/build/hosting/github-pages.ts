/**
 * GitHub Pages supports neither custom headers nor redirects. Pages do what they can themselves: they have the content policy in a meta tag,
 * and some of them redirect. The other headers, `frame-ancestors`, our caching (everything is cached for ten minutes) and brotli are lost.
 */
import { unrecordedVersions } from '../../config/version-states';
import { docsVersions, knownVersions } from '../../config/versions';
import { toRedirectHtml } from '../redirects/redirect-html';
import { formatPolicy, listInlineSources, mergeSources, toMetaPolicy } from './content-policy';
import type { Hosting } from './hosting';
import { hashInlineCode } from './inline-code';

/** Policy of a redirect page, which may run its own script and do nothing else. */
const redirectPolicy = { 'default-src': ["'none'"], 'base-uri': ["'none'"], 'form-action': ["'none'"] };

const charset = /<meta charset=["']?utf-8["']?\s*\/?>/i;

/**
 * Inserts the content policy into a page, before everything that it governs.
 *
 * @throws when the page loads something before its charset, which the policy has to follow
 */
export function addMetaPolicy(html: string, hosting: Hosting): string {
  return insertPolicy(html, toMetaPolicy(hosting.headers['Content-Security-Policy'] ?? ''));
}

function insertPolicy(html: string, policy: string): string {
  const found = charset.exec(html);
  const head = html.slice(0, found?.index ?? 0);
  if (found === null || /<(?:script|style|link)\b/i.test(head))
    throw new Error(
      'A page loads something before its charset declaration, so the content policy would come too late.',
    );
  const end = found.index + found[0].length;
  return `${html.slice(0, end)}<meta http-equiv="Content-Security-Policy" content="${policy}">${html.slice(end)}`;
}

/**
 * Lists redirect pages in place of the redirects that other hosts support, each with a policy that allows only its own script.
 *
 * @param files all files of the site, below its root
 * @param siteUrl where the site is served: `https://example.com`
 * @returns HTML by file, from the root of the host
 */
export function listRedirectPages(
  { basePath, prefixes }: Hosting,
  files: readonly string[],
  siteUrl: string,
): Map<string, string> {
  const addresses = files
    .filter((file) => /(?:^|\/)index\.html$/.test(file) && !file.startsWith('__'))
    .map((file) => basePath + file.replace(/\/?index\.html$/, ''));
  // Below the names of versions without pages, the build has redirect pages, which are not part of the latest version.
  const rootPrefixes = [...docsVersions.map(({ routePrefix }) => routePrefix), ...knownVersions, ...unrecordedVersions];
  const roots = rootPrefixes.map((prefix) => `${basePath}${prefix}/`.replace(/\/\/$/, '/'));
  const findRoot = (address: string) =>
    roots.filter((root) => `${address}/`.startsWith(root)).sort((a, b) => b.length - a.length)[0];
  const found = new Map([['index.html', makeRedirectPage(basePath, siteUrl)]]);
  for (const { from, to } of prefixes) {
    for (const address of addresses.filter((page) => findRoot(page) === `${to}/`)) {
      const folder = from.slice(1) + address.slice(to.length).replace(/\/$/, '');
      // A page that the build already has takes precedence.
      if (files.includes(`${folder.slice(basePath.length - 1)}/index.html`)) continue;
      found.set(`${folder}/index.html`, makeRedirectPage(address, siteUrl));
    }
  }
  return found;
}

/**
 * Lists the files that are served under further names, because only a page can redirect: Markdown at the addresses that programs guess for it
 * (`findGuessedMarkdown`; a file without a name is left out), and files that have moved.
 *
 * @param files all files of the site, below its root
 * @returns the file to copy by the name of the copy, both below the root of the site
 */
export function listCopies({ basePath, redirects }: Hosting, files: readonly string[]): Map<string, string> {
  const known = new Set(files);
  const guessed = files.flatMap((page): [string, string][] => {
    if (!/(?:^|\/)index\.html$/.test(page)) return [];
    const folder = page.slice(0, -'index.html'.length);
    const markdown = folder === '' ? 'index.md' : `${folder.slice(0, -1)}.md`;
    return [`${folder}index.md`, `${folder}index.html.md`].map((name) => [name, markdown]);
  });
  const moved = redirects.map(({ from, to }): [string, string] => [
    from.slice(basePath.length),
    to.slice(basePath.length),
  ]);
  return new Map([...guessed, ...moved].filter(([name, file]) => known.has(file) && !known.has(name)));
}

function makeRedirectPage(to: string, siteUrl: string): string {
  const html = toRedirectHtml(to, siteUrl + to);
  return insertPolicy(html, formatPolicy(mergeSources(redirectPolicy, listInlineSources(hashInlineCode([html])))));
}
