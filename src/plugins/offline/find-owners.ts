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

/**
 * Finds the versions that each chunk of scripts is for.
 *
 * @param chunkNames what Docusaurus loads for each route, `routesChunkNames.json`; its keys are routes with a hash behind
 * @returns owners by name of the chunk; one that is not in it may be for all
 */
export function findOwnersOfChunks(
  chunkNames: Readonly<Record<string, unknown>>,
  shared: SharedRoutes,
): ReadonlyMap<string, Owners> {
  const owners = new Map<string, Set<VersionName>>();
  for (const [key, names] of Object.entries(chunkNames)) {
    const routeOwners = findOwnersOfRoute(key.replace(/-[0-9a-f]{3}$/, ''), shared);
    for (const name of listNames(names)) {
      const known = owners.get(name) ?? new Set();
      for (const owner of routeOwners) known.add(owner);
      owners.set(name, known);
    }
  }
  return new Map([...owners].map(([name, versions]) => [name, [...versions]]));
}

/** Names in a value that may be one, or hold some at any depth. */
function listNames(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listNames) : [];
}
