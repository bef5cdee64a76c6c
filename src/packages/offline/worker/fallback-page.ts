import { basePath, docsVersions } from '../../../config/versions';
import { escapeAttribute } from '../../../lib/escape';
import type { Kept } from './list-saved';

/** Styles of the page, which has no scripts and loads nothing, so that it always works. The colors are those of src/css/tokens.css. */
const style = `
:root{color-scheme:light dark;font-family:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue","Noto Sans",sans-serif;line-height:1.65}
body{max-inline-size:46rem;margin:0 auto;padding:2rem 1rem;background:#fff;color:#25324a}
h1,h2{color:#0b1b33;line-height:1.25}
h1{font-size:2.25rem;letter-spacing:-.02em}
h2{margin-block-start:2.5rem;font-size:1.4rem}
a{color:#2057d6}
li{margin-block:.35rem}
code{overflow-wrap:anywhere}
.again{display:inline-block;padding:.6rem 1.1rem;border-radius:.5rem;background:#1b4cbf;color:#fff;font-weight:600;text-decoration:none}
:focus-visible{outline:2px solid currentcolor;outline-offset:2px}
@media (prefers-color-scheme:dark){body{background:#0c1220;color:#cdd6e6}h1,h2{color:#f2f6fc}a{color:#85abff}}
`;

/**
 * Makes the page for an address that is not saved and can't be reached.
 *
 * @param address path and query
 * @param kept what is saved instead
 */
export function makeFallbackPage(address: string, { versions, pages }: Kept): Response {
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>No connection | Capacitor Documentation</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>This page needs a connection</h1>
<p>The site can’t be reached, and <code>${escapeAttribute(address)}</code> is not one of the pages that this browser keeps.</p>
<p><a class="again" href="${escapeAttribute(address)}">Try again</a></p>
${writeVersions(versions)}
${writePages(pages)}
</main>
</body>
</html>
`;
  return new Response(html, {
    status: 503,
    headers: {
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'",
      'Content-Type': 'text/html; charset=utf-8',
    },
  });
}

function writeVersions(versions: Kept['versions']): string {
  const kept = docsVersions.filter(({ name }) => versions.includes(name));
  if (kept.length === 0) return '';
  const items = kept.map(({ name, routePrefix }) => writeLink(basePath + routePrefix, `Capacitor ${name}, all pages`));
  return `<h2>Versions you kept</h2>\n<ul>\n${items.join('\n')}\n</ul>`;
}

function writePages(pages: Kept['pages']): string {
  if (pages.length === 0)
    return '<p>From now on, this browser keeps the pages that you visit, so you can read them without a connection.</p>';
  return `<h2>Pages you visited</h2>\n<ul>\n${pages.map(({ path, title }) => writeLink(path, title, nameVersion(path))).join('\n')}\n</ul>`;
}

function writeLink(path: string, text: string, note = ''): string {
  return `<li><a href="${escapeAttribute(path)}">${escapeAttribute(text)}</a>${note}</li>`;
}

/** Returns the version of a page, if it is not the latest, because pages have the same titles in all versions. */
function nameVersion(path: string): string {
  const first = path.slice(basePath.length).split('/')[0];
  const version = docsVersions.find(({ routePrefix }) => routePrefix !== '' && routePrefix === first);
  return version === undefined ? '' : `, ${version.name}`;
}
