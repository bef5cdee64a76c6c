/** Prefixes of versions that are served elsewhere: what hosts lead on before they look for a page. */
import { basePath, type DocsVersion, docsVersions, type VersionName } from './versions';

/** A prefix without a slash at the end, and the one that stands for it now. */
export interface PrefixRedirect {
  readonly from: string;
  readonly to: string;
  /**
   * 301 is kept by browsers for good, so it is for what will never be served at the old prefix again. Where a version is served
   * changes with each release: 302.
   */
  readonly status: 301 | 302;
}

/** Versions of the runtime that are not documented any more, and the nearest one that is. */
export const retiredVersions: Readonly<Record<string, VersionName>> = { v1: 'v2' };

/**
 * Lists the prefixes that lead on: the names of versions that are served without or under another name (the latest, the unreleased),
 * the names of retired versions, and `next` while no version is unreleased.
 *
 * @param versions as in `src/config/versions.ts`
 * @param retired names of retired versions, and the version that stands for each
 * @throws when a retired version leads to none that is documented
 */
export function listPrefixRedirects(
  versions: readonly DocsVersion[] = docsVersions,
  retired: Readonly<Record<string, VersionName>> = retiredVersions,
): PrefixRedirect[] {
  const toPath = (prefix: string) => (basePath + prefix).replace(/\/$/, '');
  const renamed = versions
    .filter(({ name, routePrefix }) => name !== routePrefix)
    .map(({ name, routePrefix }): PrefixRedirect => ({ from: toPath(name), to: toPath(routePrefix), status: 302 }));
  const gone = Object.entries(retired).map(([name, heir]): PrefixRedirect => {
    const version = versions.find((entry) => entry.name === heir);
    if (version === undefined)
      throw new Error(`src/config/version-prefixes.ts: ${name} leads to ${heir}, which is not documented.`);
    return { from: toPath(name), to: toPath(version.routePrefix), status: 301 };
  });
  const hasNext = versions.some(({ routePrefix }) => routePrefix === 'next');
  const next: PrefixRedirect[] = hasNext ? [] : [{ from: toPath('next'), to: toPath(''), status: 302 }];
  return [...renamed, ...gone, ...next];
}
