/** Suggestions on the 404 page, loaded only there. */
import { basePath, latestVersion, type VersionName } from '@site/src/config/versions';
import { make } from './make';
import { readWords } from './read-words';
import { type Suggestion, suggest } from './suggest';

const findPlace = (): Element | null => document.querySelector('main [data-suggestions]');

/**
 * Shows pages that may be meant on the 404 page, and a link to a search.
 *
 * @param pathname the unknown address
 * @param hash its fragment with `#`, or empty
 * @param version version that the address belongs to
 */
export function showSuggestions(pathname: string, hash: string, version: VersionName): void {
  listSuggestions(suggest(pathname, hash, version));
  offerSearch(pathname, version);
}

function listSuggestions(suggestions: readonly Suggestion[]): void {
  const place = findPlace();
  if (place === null || suggestions.length === 0) return;
  const entries = suggestions.map(({ href, path, version }) => {
    const note = version === undefined ? [] : [`, exists in ${version}`];
    return make('li', {}, make('a', { href }, path), ...note);
  });
  place.replaceChildren(make('p', {}, 'You may be looking for:'), make('ul', {}, ...entries));
}

/** Adds a link to a search for the last part of the address, in the version that the address belongs to. */
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
