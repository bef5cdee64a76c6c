import { escapeAttribute } from '../../lib/escape';

/** Script of a redirect page. It is a string here, because it goes into the page as it is. */
const redirectScript = `const { to, sections = '' } = document.documentElement.dataset
const { search, hash } = location
const moved = sections.split(' ').find((pair) => pair.startsWith(hash.slice(1) + '='))
location.replace(to + search + (hash && moved ? '#' + moved.split('=')[1] : hash))`;

/**
 * Writes a whole page that redirects at once. The script keeps the query and hash, which a meta refresh would drop; without JavaScript,
 * the refresh redirects. The script is the same in all such pages, so that one hash in the content security policy allows it.
 *
 * Fragments that have another name on the target page are renamed.
 *
 * @param to address of the target page: `/docs/apis/preferences`
 * @param canonical address for search engines, with the host: `https://example.com/docs/apis/preferences`
 * @param fragments new names of fragments, by their old ones
 */
export function toRedirectHtml(
  to: string,
  canonical: string,
  fragments: Readonly<Record<string, string>> = {},
): string {
  const pairs = Object.entries(fragments).map(([old, next]) => `${old}=${next}`);
  const sections = pairs.length === 0 ? '' : ` data-sections="${escapeAttribute(pairs.join(' '))}"`;
  return `<!doctype html>
<html lang="en" data-to="${to}"${sections}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>This page has moved</title>
<link rel="canonical" href="${canonical}">
<script>${redirectScript}</script>
<noscript><meta http-equiv="refresh" content="0; url=${to}"></noscript>
</head>
<body>
<p>This page has moved to <a href="${to}">${to}</a>.</p>
</body>
</html>
`;
}
