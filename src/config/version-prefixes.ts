/** Prefixes of versions that are served elsewhere. Hosts redirect them before they look for a page. */
import { unrecordedVersions } from './version-states';
import { basePath, type DocsVersion, docsVersions } from './versions';

/** A prefix without a slash at the end, and the one that replaces it now. */
export interface PrefixRedirect {
  readonly from: string;
  readonly to: string;
  /**
   * Browsers cache 301 permanently, so it is used only if nothing will ever be served at the old prefix again. Where a version is
   * served changes with each release, so that is 302.
   */
  readonly status: 301 | 302;
}

/**
 * Lists the prefixes to redirect: the names of versions that are served without a prefix or under another one (the latest, the unreleased),
 * the names of forgotten versions, and `next` while no version is unreleased. Pages of a retired version redirect one by one
 * (`src/build/redirects/redirects.ts`), since they have names that other versions lack.
 *
 * @param versions those with pages, newest first
 * @param forgotten names of versions whose pages are not known; their addresses redirect to the oldest version with pages
 */
export function listPrefixRedirects(
  versions: readonly DocsVersion[] = docsVersions,
  forgotten: readonly string[] = unrecordedVersions,
): PrefixRedirect[] {
  const toPath = (prefix: string) => (basePath + prefix).replace(/\/$/, '');
  const renamed = versions
    .filter(({ name, routePrefix }) => name !== routePrefix)
    .map(({ name, routePrefix }): PrefixRedirect => ({ from: toPath(name), to: toPath(routePrefix), status: 302 }));
  const heir = versions.at(-1)?.routePrefix ?? '';
  const gone = forgotten.map((name): PrefixRedirect => ({ from: toPath(name), to: toPath(heir), status: 301 }));
  const hasNext = versions.some(({ routePrefix }) => routePrefix === 'next');
  const next: PrefixRedirect[] = hasNext ? [] : [{ from: toPath('next'), to: toPath(''), status: 302 }];
  return [...renamed, ...gone, ...next];
}
