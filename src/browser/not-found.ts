/** The page for unknown addresses, which hosts answer with for any of them: it was rendered for one address of the latest version. */

import { basePath } from '@site/src/config/versions';
import { versionOfUrl } from '@site/src/lib/version-of-url';
import { make } from './make';
import { fetchPage } from './navigation/fetch-page';
import { parsePage } from './navigation/parse';
import { replaceBar } from './navigation/show-page';

/** Tells the reader's version from the address, and suggests pages. */
export function mendNotFound(): void {
  if (document.querySelector('meta[name="not-found-page"]') === null) return;
  const { pathname, hash } = window.location;
  const version = versionOfUrl(pathname);
  if (version === undefined) return;
  const { routePrefix, name } = version;
  const path = basePath + routePrefix;
  fetchPage(path)
    .then((html) => {
      const start = parsePage(html);
      replaceBar(start);
      const label = document.querySelector('.navbar [aria-label^="Version "]')?.textContent ?? name;
      const link = document.querySelector<HTMLAnchorElement>('main a[data-start]');
      if (link === null) return;
      link.href = path;
      link.textContent = `Start page of ${label}`;
    })
    .catch((error: unknown) => console.warn(error));
  import(/* webpackChunkName: "not-found" */ '@site/src/browser/suggest')
    .then(({ suggest }) => showSuggestions(suggest(pathname, name), hash))
    .catch((error: unknown) => console.warn(error));
}

function showSuggestions(paths: readonly string[], hash: string): void {
  const place = document.querySelector('main [data-suggestions]');
  if (place === null || paths.length === 0) return;
  const entries = paths.map((path) => make('li', {}, make('a', { href: path + hash }, path)));
  place.replaceChildren(make('p', {}, 'You may be looking for:'), make('ul', {}, ...entries));
}
