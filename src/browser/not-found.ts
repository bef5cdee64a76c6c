/** The page for unknown addresses, which hosts answer with for any of them: it was rendered for one address of the latest version. */

import { basePath, latestVersion, type VersionName } from '@site/src/config/versions';
import { versionOfUrl } from '@site/src/lib/version-of-url';
import { make } from './make';
import { fetchPage } from './navigation/fetch-page';
import { parsePage } from './navigation/parse';
import { replaceBar } from './navigation/show-page';
import type { Suggestion } from './suggest';

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
    .then(({ suggest }) => showSuggestions(suggest(pathname, hash, name)))
    .then(() => offerSearch(pathname, name))
    .catch((error: unknown) => console.warn(error));
}

const findPlace = (): Element | null => document.querySelector('main [data-suggestions]');

function showSuggestions(suggestions: readonly Suggestion[]): void {
  const place = findPlace();
  if (place === null || suggestions.length === 0) return;
  const entries = suggestions.map(({ href, path, version }) => {
    const note = version === undefined ? [] : [`, exists in ${version}`];
    return make('li', {}, make('a', { href }, path), ...note);
  });
  place.replaceChildren(make('p', {}, 'You may be looking for:'), make('ul', {}, ...entries));
}

/** Leads to a search for what the address ends with, in the version that it belongs to. */
function offerSearch(pathname: string, version: VersionName): void {
  const [last = ''] = pathname
    .replace(/\/(?:index)?$/, '')
    .split('/')
    .slice(-1);
  const words = readWords(last);
  if (words === '') return;
  const query = new URLSearchParams({ q: words, ...(version === latestVersion.name ? {} : { version }) });
  const link = make('a', { href: `${basePath}search?${query}` }, `Search for “${words}”`);
  findPlace()?.append(make('p', {}, link));
}

/** The words of an address: those of `push-notification.html` are `push notification`. */
export function readWords(name: string): string {
  let plain = name;
  try {
    plain = decodeURIComponent(name);
  } catch {
    // It stays as it was typed.
  }
  return plain
    .replace(/\.(?:html?|mdx?)$/, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .slice(0, 80);
}
