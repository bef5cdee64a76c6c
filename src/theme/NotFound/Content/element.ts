/** What the 404 page shows for the address that the reader asked for, loaded only there. */
import { basePath, type DocsVersion, latestVersion, type VersionName } from '@site/src/config/versions';
import { versionOfUrl } from '@site/src/lib/version-of-url';
import { make } from './make';
import { fetchPage } from './navigation/fetch-page';
import { takePage } from './navigation/parse';
import { replaceBar } from './navigation/show-page';
import { readWords } from './read-words';
import { type Suggestion, suggest } from './suggest';

/** Adapts the page to the reader's version, which it reads from the address, and suggests pages. @param place element for the suggestions */
export function adaptNotFound(place: Element): void {
  const { pathname, hash } = window.location;
  const version = versionOfUrl(pathname);
  if (version === undefined) return;
  showVersion(place, version);
  listSuggestions(place, suggest(pathname, hash, version.name));
  offerSearch(place, pathname, version.name);
}

/** Shows the bar of the version, and a link to its start page. */
function showVersion(place: Element, { routePrefix, name }: DocsVersion): void {
  const path = basePath + routePrefix;
  fetchPage(path)
    .then((html) => {
      // The reader may have gone on to another page.
      if (!place.isConnected) return;
      replaceBar(takePage(html));
      const label = document.querySelector('.navbar [aria-label^="Version "]')?.textContent ?? name;
      const link = document.querySelector<HTMLAnchorElement>('main a[data-start]');
      if (link === null) return;
      link.href = path;
      link.textContent = `Start page of ${label}`;
    })
    .catch((error: unknown) => console.warn(error));
}

function listSuggestions(place: Element, suggestions: readonly Suggestion[]): void {
  if (suggestions.length === 0) return;
  const entries = suggestions.map(({ href, path, version }) => {
    const note = version === undefined ? [] : [`, exists in ${version}`];
    return make('li', {}, make('a', { href }, path), ...note);
  });
  place.replaceChildren(make('p', {}, 'You may be looking for:'), make('ul', {}, ...entries));
}

/** Adds a link to a search for the last part of the address, in the version that the address belongs to. */
function offerSearch(place: Element, pathname: string, version: VersionName): void {
  const [last = ''] = pathname
    .replace(/\/(?:index)?$/, '')
    .split('/')
    .slice(-1);
  const words = readWords(last);
  if (words === '') return;
  const query = new URLSearchParams({ q: words, ...(version === latestVersion.name ? {} : { version }) });
  const link = make('a', { href: `${basePath}search?${query}` }, `Search for “${words}”`);
  place.append(make('p', {}, link));
}
