import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import { listRedirects, type Redirect } from '../../build/redirects/redirects';
import { formerAddresses, movedPages } from '../../config/moved-pages';
import { retiredPages } from '../../config/retired-pages';
import { readVersions } from '../loaded-docs';

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
