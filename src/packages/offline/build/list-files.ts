import { createHash } from 'node:crypto';
import { basePath, docsVersions, type VersionName, versionNames } from '../../../config/versions';
import { formatVersion, type SavedFile, type VersionFiles } from '../files';
import { type BuiltFile, readText } from './read-build';

const debugRoute = `${basePath}__docusaurus`;

export interface SiteParts {
  readonly files: readonly BuiltFile[];
  readonly sharedRoutes: SharedRoutes;
}

/** Matches pictures that a page shows, in attributes, in lists in attributes and in styles. Absolute addresses are for other sites. */
const picture = new RegExp(`["'=\\s,(]${basePath}(img/[^"'\\s>?#,)&]+)`, 'g');

/**
 * Lists the files that each version needs for offline reading.
 *
 * @returns lists by version; the same files give the same lists, regardless of their order
 */
export function listVersionFiles(parts: SiteParts): VersionFiles[] {
  const pictures = findPictures(parts);
  const entries = parts.files
    .map((built) => ({ built, owners: findOwners(built.file, parts, pictures) }))
    .sort((a, b) => (a.built.file < b.built.file ? -1 : 1))
    .map(({ built: { file, content }, owners }) => ({ kept: describe(file, content), owners }));
  return versionNames.map((name) => {
    const files = entries.filter(({ owners }) => owners.includes(name)).map(({ kept }) => kept);
    return { v: formatVersion, name, revision: hash(new TextEncoder().encode(JSON.stringify(files))), files };
  });
}

/** Returns the address of a page without the file name, such as `apis/camera`. */
export function toAddress(file: string): string {
  return file.replace(/(?:^|\/)index\.html$/, '');
}

/** Whether a file of the build is a page. */
export function isPage(file: string): boolean {
  return /(?:^|\/)index\.html$/.test(file);
}

/** Finds the versions that need a file. */
export function findOwners(file: string, parts: SiteParts, pictures: ReadonlyMap<string, Owners>): Owners {
  if (isPage(file)) return findOwnersOfRoute(basePath + toAddress(file), parts.sharedRoutes);
  if (file.startsWith('img/')) return pictures.get(file) ?? [];
  if (file.startsWith('search-index/')) {
    return findOwnersByName(/^search-index\/docs-default-([^.]+)\./.exec(file)?.[1]);
  }
  // Scripts and styles are the same for all pages.
  return versionNames;
}

/** Returns the version with a name in Docusaurus. Files of no version belong to all. */
function findOwnersByName(docusaurusName: string | undefined): Owners {
  const owner = docsVersions.find((version) => version.docusaurusName === docusaurusName);
  return owner === undefined ? versionNames : [owner.name];
}

/** Finds the versions whose pages show a picture. */
function findPictures({ files, sharedRoutes }: SiteParts): Map<string, Owners> {
  const owners = new Map<string, Set<VersionName>>();
  for (const built of files) {
    if (!isPage(built.file)) continue;
    const pageOwners = findOwnersOfRoute(basePath + toAddress(built.file), sharedRoutes);
    for (const [, name = ''] of readText(built).matchAll(picture)) {
      const known = owners.get(name) ?? new Set();
      for (const owner of pageOwners) known.add(owner);
      owners.set(name, known);
    }
  }
  return new Map([...owners].map(([name, versions]) => [name, [...versions]]));
}

function describe(file: string, content: Uint8Array): SavedFile {
  return [isPage(file) ? toAddress(file) : file, content.length, hash(content)];
}

function hash(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 16);
}

/** Versions that need a file for offline reading. */
type Owners = readonly VersionName[];

/** Routes that belong to no version and are saved with each: the search page, the files of `src/pages`. */
export type SharedRoutes = ReadonlySet<string>;

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
