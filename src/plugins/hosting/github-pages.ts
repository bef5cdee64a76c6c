/**
 * GitHub Pages knows no headers and no redirects. What pages can do themselves, they do: the content policy in a meta tag, and pages that
 * lead on. Lost are the other headers, `frame-ancestors`, the caching (everything is kept for ten minutes) and brotli.
 */
import { docsVersions } from '../../config/versions';
import { toRedirectHtml } from '../redirects/html';
import { toMetaPolicy } from './content-policy';
import type { Hosting } from './hosting';

const charset = /<meta charset=["']?utf-8["']?\s*\/?>/i;

/**
 * Puts the content policy into a page, in front of everything that it governs.
 *
 * @throws when the page does not begin with its charset, behind which the policy stands
 */
export function addMetaPolicy(html: string, hosting: Hosting): string {
  const found = charset.exec(html);
  const head = html.slice(0, found?.index ?? 0);
  if (found === null || /<(?:script|style|link)\b/i.test(head))
    throw new Error('A page loads something before its charset is said; the content policy would come too late.');
  const policy = toMetaPolicy(hosting.headers['Content-Security-Policy'] ?? '');
  const end = found.index + found[0].length;
  return `${html.slice(0, end)}<meta http-equiv="Content-Security-Policy" content="${policy}">${html.slice(end)}`;
}

/**
 * Lists pages that lead on in the place of the redirects that a host would know.
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
  const roots = docsVersions.map(({ routePrefix }) => `${basePath}${routePrefix}/`.replace(/\/\/$/, '/'));
  const findRoot = (address: string) =>
    roots.filter((root) => `${address}/`.startsWith(root)).sort((a, b) => b.length - a.length)[0];
  const found = new Map([['index.html', toRedirectHtml(basePath, siteUrl)]]);
  for (const { from, to } of prefixes) {
    for (const address of addresses.filter((page) => findRoot(page) === `${to}/`)) {
      const folder = from.slice(1) + address.slice(to.length).replace(/\/$/, '');
      found.set(`${folder}/index.html`, toRedirectHtml(address, siteUrl));
    }
  }
  return found;
}
