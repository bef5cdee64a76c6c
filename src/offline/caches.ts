import { type VersionName, versionNames } from '../config/versions';

/*
 * Where a browser keeps what. Names of caches are all that says which is which, so other parts of the same host are never touched.
 */

const visitedPrefix = 'docs-visited:';
const versionPrefix = 'docs-kept:';

/** Header of a kept copy: when it was fetched, in milliseconds since 1970. */
export const savedAtHeader = 'x-docs-kept-at';

/** Header of a kept page: its title, percent-encoded. */
export const titleHeader = 'x-docs-title';

/** Cache of the pages that were visited in one deployment of the site, named by the scripts that all its pages have. */
export function nameVisitedCache(scripts: readonly string[]): string {
  return `${visitedPrefix}${scripts.join(' ')}`;
}

export function isVisitedCache(name: string): boolean {
  return name.startsWith(visitedPrefix);
}

/** Cache of a whole version as it was in one deployment. */
export function nameVersionCache(version: VersionName, revision: string): string {
  return `${versionPrefix}${version}:${revision}`;
}

/** @returns undefined when a cache holds no version */
export function readVersionCache(name: string): { version: VersionName; revision: string } | undefined {
  if (!name.startsWith(versionPrefix)) return undefined;
  const [found, revision] = name.slice(versionPrefix.length).split(':');
  const version = versionNames.find((candidate) => candidate === found);
  return version === undefined || revision === undefined ? undefined : { version, revision };
}

/** Whether a cache is one of this site's. */
export function isOwnCache(name: string): boolean {
  return name.startsWith(visitedPrefix) || name.startsWith(versionPrefix);
}
