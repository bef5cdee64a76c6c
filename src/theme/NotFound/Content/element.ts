import { basePath, type DocsVersion, latestVersion, type VersionName } from '@site/src/config/versions';
import { versionOfUrl } from '@site/src/lib/version-of-url';
import { make } from '../../../browser/make';
import { fetchPage } from '../../../browser/navigation/fetch-page';
import { takePage } from '../../../browser/navigation/parse';
import { replaceBar } from '../../../browser/navigation/show-page';
import { readWords } from '../../../browser/read-words';
import { type Suggestion, suggest } from '../../../browser/suggest';

/**
 * Suggests pages on the page for unknown addresses, and adapts that page to the version in the address. Hosts respond with the same page to every
 * unknown address, and it was rendered for one of the latest version.
 */
export default class NotFoundSuggestions extends HTMLElement {
  connectedCallback(): void {
    const { pathname, hash } = window.location;
    const version = versionOfUrl(pathname);
    if (version === undefined) return;
    showVersion(this, version);
    listSuggestions(this, suggest(pathname, hash, version.name));
    offerSearch(this, pathname, version.name);
  }
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
