import { type VersionName, versionNames } from '../../config/versions';

/*
 * Names of the browser's caches. A cache is identified only by its name, so caches of other parts of the same host are never touched.
 */

const visitedPrefix = 'docs-visited:';
const versionPrefix = 'docs-kept:';

/** Header of a saved copy: when it was fetched, in milliseconds since 1970. */
export const savedAtHeader = 'x-docs-kept-at';

/** Header of a saved page: its title, percent-encoded. */
export const titleHeader = 'x-docs-title';

/** Returns the name of the cache for pages visited in one deployment, which is identified by the scripts that all its pages have. */
export function nameVisitedCache(scripts: readonly string[]): string {
  return `${visitedPrefix}${scripts.join(' ')}`;
}

export function isVisitedCache(name: string): boolean {
  return name.startsWith(visitedPrefix);
}

/** Returns the name of the cache for a whole version as it was in one deployment. */
export function nameVersionCache(version: VersionName, revision: string): string {
  return `${versionPrefix}${version}:${revision}`;
}

/** Parses the name of a version's cache. @returns undefined for other caches */
export function readVersionCache(name: string): { version: VersionName; revision: string } | undefined {
  if (!name.startsWith(versionPrefix)) return undefined;
  const [found, revision] = name.slice(versionPrefix.length).split(':');
  const version = versionNames.find((candidate) => candidate === found);
  return version === undefined || revision === undefined ? undefined : { version, revision };
}

/** Whether a cache belongs to this site. */
export function isOwnCache(name: string): boolean {
  return name.startsWith(visitedPrefix) || name.startsWith(versionPrefix);
}
