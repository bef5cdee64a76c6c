import { existsSync } from 'node:fs';
import path from 'node:path';
import { listMovedSections } from '@capacitor-docs/reference';
import { inputError } from '@capacitor-docs/shared';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { writeBuilt } from '../../build/page-steps/finished-page';
import { toRedirectHtml } from '../../build/redirects/redirect-html';
import { listRedirects, type Redirect } from '../../build/redirects/redirects';
import { formerAddresses, movedPages } from '../../config/moved-pages';
import { retiredPages } from '../../config/retired-pages';
import { basePath } from '../../config/versions';
import { findCanonical } from '../../lib/canonical';
import { toPageKey } from '../../lib/counterparts';
import { listMovedFragments } from '../../lib/moved-sections';
import type { VersionPages } from '../../lib/suggest-pages';
import { versionOfUrl } from '../../lib/version-of-url';
import { readVersions } from '../loaded-docs';

/** Finds the redirect for the start page. A build without the latest release has no page there, so it redirects to the build's newest version. */
export function findStart(versions: readonly VersionPages[], baseUrl: string): Redirect[] {
  const [first] = versions;
  if (first === undefined || versions.some(({ pages }) => pages.includes(baseUrl))) return [];
  return [{ from: baseUrl, to: `${first.path.replace(/\/$/, '')}/` }];
}

/**
 * Writes a redirect page at an old address.
 *
 * @param outDir absolute path of the build
 * @throws one line when there is a page at the address
 */
export function writeRedirect(
  { from, to }: Redirect,
  versions: readonly VersionPages[],
  outDir: string,
  { url, baseUrl }: { readonly url: string; readonly baseUrl: string },
): void {
  const file = path.join(outDir, from.slice(baseUrl.length), 'index.html');
  if (existsSync(file)) throw inputError(`${from} can't lead on to ${to}: there is a page at this address already.`);
  const canonical = url + findCanonical(to, versions, movedPages);
  writeBuilt(file, toRedirectHtml(to, canonical, listMovedFragments(listMovedSections(), toKey(from), toKey(to))));
}

/** Returns the key of the page at an address; see `toPageKey`. */
function toKey(address: string): string {
  return toPageKey(address, basePath + (versionOfUrl(address)?.routePrefix ?? ''));
}

/**
 * Lists the redirects of the site. An address leads on only if there is no page, listed or not, and never to an unlisted page.
 *
 * @param docs all pages
 */
export function listSiteRedirects(docs: LoadedContent | undefined): Redirect[] {
  const pages = docs?.loadedVersions.flatMap((version) => version.docs) ?? [];
  const unlisted = new Set(pages.filter((page) => page.unlisted).map(({ permalink }) => permalink));
  const all = listRedirects(readVersions(docs), movedPages, formerAddresses, retiredPages);
  return all.filter(({ to }) => !unlisted.has(to));
}
