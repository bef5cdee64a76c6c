import { basePath, docsVersions, type VersionName, versionNames } from '../../config/versions';

/** Versions that need a file to be read. */
export type Owners = readonly VersionName[];

/** Routes of the site that belong to no version and are kept with each: the search page, the files of `src/pages`. */
export type SharedRoutes = ReadonlySet<string>;

const debugRoute = `${basePath}__docusaurus`;

/**
 * Finds the versions that a route is of. The root of the site is one of each: below it hang the routes of all versions.
 *
 * @param route address of a page, with or without a slash at the end
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
