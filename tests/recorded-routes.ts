/** The routes that each version must have, from `tests/fixtures/routes/<version>.json`, with the current prefix of the version. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePath, docsVersions, type VersionName } from '../src/config/versions';
import { inputError } from '../src/packages/shared/errors/input-error';
import { projectRoot } from '../src/packages/shared/files/project-root';

export interface RecordedRoute {
  readonly id: string;
  readonly route: string;
  readonly sidebar: string | null;
  readonly order?: number;
}

interface RoutesFile {
  /** The routes of the original site, below the root of the version. */
  readonly recorded: readonly (Omit<RecordedRoute, 'route'> & { readonly path: string })[];
  /** Pages that only this site has. */
  readonly added: readonly string[];
}

const folder = 'tests/fixtures/routes';

const files = new Map(docsVersions.map(({ name }) => [name, `${folder}/${name}.json`]));
const missing = [...files.values()].filter((file) => !existsSync(join(projectRoot, file)));
if (missing.length > 0) {
  throw inputError(
    `There is no ${missing.join(' and no ')}: write the routes that a build must have, as in its neighbors.`,
  );
}

function readRoutes(version: VersionName): RoutesFile {
  return JSON.parse(readFileSync(join(projectRoot, folder, `${version}.json`), 'utf8')) as RoutesFile;
}

/** Returns the address of the root of a version, with a slash at the end. */
export function rootOf(version: VersionName): string {
  const prefix = docsVersions.find(({ name }) => name === version)?.routePrefix;
  return prefix ? `${basePath}${prefix}/` : basePath;
}

/** Lists the routes of the original site. */
export function listRecorded(version: VersionName): RecordedRoute[] {
  return readRoutes(version).recorded.map(({ path, ...page }) => ({ ...page, route: rootOf(version) + path }));
}

/** Lists all routes of a version that a build must have to be published: the recorded ones and the added pages. */
export function listRequiredRoutes(version: VersionName): string[] {
  const added = readRoutes(version).added.map((path) => rootOf(version) + path);
  return [...listRecorded(version).map(({ route }) => route), ...added];
}
