/** The 404 page. Hosts respond with it to every unknown address, but it was rendered for a single address of the latest version. */

import { basePath } from '@site/src/config/versions';
import { versionOfUrl } from '@site/src/lib/version-of-url';
import { fetchPage } from './navigation/fetch-page';
import { takePage } from './navigation/parse';
import { replaceBar } from './navigation/show-page';

const isNotFoundPage = (): boolean => document.querySelector('meta[name="not-found-page"]') !== null;

/** Adapts the page to the reader's version, which it reads from the address, and suggests pages. */
export function adaptNotFound(): void {
  if (!isNotFoundPage()) return;
  const { pathname, hash } = window.location;
  const version = versionOfUrl(pathname);
  if (version === undefined) return;
  const { routePrefix, name } = version;
  const path = basePath + routePrefix;
  fetchPage(path)
    .then((html) => {
      // The reader may have gone on to another page.
      if (!isNotFoundPage()) return;
      const start = takePage(html);
      replaceBar(start);
      const label = document.querySelector('.navbar [aria-label^="Version "]')?.textContent ?? name;
      const link = document.querySelector<HTMLAnchorElement>('main a[data-start]');
      if (link === null) return;
      link.href = path;
      link.textContent = `Start page of ${label}`;
    })
    .catch((error: unknown) => console.warn(error));
  import(/* webpackChunkName: "not-found" */ '@site/src/browser/show-suggestions')
    .then(({ showSuggestions }) => showSuggestions(pathname, hash, name))
    .catch((error: unknown) => console.warn(error));
}
