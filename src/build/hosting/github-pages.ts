/**
 * GitHub Pages knows no headers and no redirects. What pages can do themselves, they do: the content policy in a meta tag, and pages that
 * lead on. Lost are the other headers, `frame-ancestors`, the caching (everything is kept for ten minutes) and brotli.
 */
import { forgottenVersions } from '../../config/version-states';
import { docsVersions, knownVersions } from '../../config/versions';
import { toRedirectHtml } from '../redirects/html';
import { formatPolicy, listInlineSources, mergeSources, toMetaPolicy } from './content-policy';
import type { Hosting } from './hosting';
import { hashInlineCode } from './inline-code';

/** What a page that leads on may do beside running its own script: nothing. */
const redirectPolicy = { 'default-src': ["'none'"], 'base-uri': ["'none'"], 'form-action': ["'none'"] };

const charset = /<meta charset=["']?utf-8["']?\s*\/?>/i;

/**
 * Puts the content policy into a page, in front of everything that it governs.
 *
 * @throws when the page does not begin with its charset, behind which the policy stands
 */
export function addMetaPolicy(html: string, hosting: Hosting): string {
  return insertPolicy(html, toMetaPolicy(hosting.headers['Content-Security-Policy'] ?? ''));
}

function insertPolicy(html: string, policy: string): string {
  const found = charset.exec(html);
  const head = html.slice(0, found?.index ?? 0);
  if (found === null || /<(?:script|style|link)\b/i.test(head))
    throw new Error('A page loads something before its charset is said; the content policy would come too late.');
  const end = found.index + found[0].length;
  return `${html.slice(0, end)}<meta http-equiv="Content-Security-Policy" content="${policy}">${html.slice(end)}`;
}

/**
 * Lists pages that lead on in the place of the redirects that a host would know, each with a policy that allows its own script only.
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
  // Below the names of other versions than those with pages, pages of the build lead on: they are no part of the latest version.
  const rootPrefixes = [...docsVersions.map(({ routePrefix }) => routePrefix), ...knownVersions, ...forgottenVersions];
  const roots = rootPrefixes.map((prefix) => `${basePath}${prefix}/`.replace(/\/\/$/, '/'));
  const findRoot = (address: string) =>
    roots.filter((root) => `${address}/`.startsWith(root)).sort((a, b) => b.length - a.length)[0];
  const found = new Map([['index.html', makeRedirectPage(basePath, siteUrl)]]);
  for (const { from, to } of prefixes) {
    for (const address of addresses.filter((page) => findRoot(page) === `${to}/`)) {
      const folder = from.slice(1) + address.slice(to.length).replace(/\/$/, '');
      // What leads on by itself knows better.
      if (files.includes(`${folder.slice(basePath.length - 1)}/index.html`)) continue;
      found.set(`${folder}/index.html`, makeRedirectPage(address, siteUrl));
    }
  }
  return found;
}

function makeRedirectPage(to: string, siteUrl: string): string {
  const html = toRedirectHtml(to, siteUrl + to);
  return insertPolicy(html, formatPolicy(mergeSources(redirectPolicy, listInlineSources(hashInlineCode([html])))));
}
