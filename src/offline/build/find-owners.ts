import { basePath, docsVersions, type VersionName, versionNames } from '../../config/versions';

/** Versions that need a file for offline reading. */
export type Owners = readonly VersionName[];

/** Routes that belong to no version and are saved with each: the search page, the files of `src/pages`. */
export type SharedRoutes = ReadonlySet<string>;

const debugRoute = `${basePath}__docusaurus`;

/**
 * Finds the versions that a route belongs to. The root of the site belongs to all of them, because the routes of all versions are below it.
 *
 * @param route address of a page, with or without a trailing slash
 */
export function findOwnersOfRoute(route: string, shared: SharedRoutes): Owners {
  const bare = route.replace(/\/$/, '');
  if (`${bare}/` === basePath || shared.has(bare)) return versionNames;
  if (bare.startsWith(debugRoute)) return [];
  const first = bare.slice(basePath.length).split('/')[0];
  const version =
    docsVersions.find(({ routePrefix }) => routePrefix === first) ??
    docsVersions.find(({ routePrefix }) => routePrefix === '');
  return version === undefined ? [] : [version.name];
}
