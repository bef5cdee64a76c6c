import { isDeepStrictEqual } from 'node:util';

/**
 * One entry of `packages` in package-lock.json.
 * @typedef {{ version?: string, link?: boolean, optional?: boolean, name?: string, integrity?: string }} LockEntry
 */

/**
 * A package whose installed version is not the locked one; `installed` is null when it is not there at all.
 * @typedef {{ path: string, wanted: string, installed: string | null }} LockDifference
 */

/**
 * Compares what is installed with package-lock.json, by version and for every folder that the lock names, those of
 * the workspaces included. Packages that a platform may do without (`optional`) only count when they are there in
 * another version.
 *
 * @param {Readonly<Record<string, LockEntry>>} packages the lock's `packages`, keyed by folder
 * @param {(path: string) => string | null} installedVersion version in a folder's package.json, or null
 * @returns {LockDifference[]} in the order of the lock
 */
export function compareLock(packages, installedVersion) {
  /** @type {LockDifference[]} */
  const differences = [];
  for (const [path, entry] of Object.entries(packages)) {
    if (path === '') continue;
    const installed = installedVersion(path);
    if (entry.link === true) {
      if (installed === null) differences.push({ path, wanted: 'a link', installed });
    } else if (entry.version !== undefined && installed !== entry.version && !(entry.optional && installed === null)) {
      differences.push({ path, wanted: entry.version, installed });
    }
  }
  return differences;
}

/**
 * @typedef {{ dependencies?: Record<string, string>, devDependencies?: Record<string, string>, workspaces?: string[] }}
 *   Manifest
 */

/**
 * Tells whether package-lock.json was written for this package.json.
 *
 * @param {Manifest} manifest content of package.json
 * @param {Manifest} locked the lock's entry of the same folder
 * @returns {boolean}
 */
export function isLockedManifest(manifest, locked) {
  return (
    isDeepStrictEqual(manifest.dependencies ?? {}, locked.dependencies ?? {}) &&
    isDeepStrictEqual(manifest.devDependencies ?? {}, locked.devDependencies ?? {}) &&
    isDeepStrictEqual(manifest.workspaces ?? [], locked.workspaces ?? [])
  );
}

/**
 * Lists what was installed although the lock has no hash to compare it with.
 *
 * @param {Readonly<Record<string, LockEntry>>} packages the lock's `packages`, keyed by folder
 * @param {(path: string) => boolean} isInstalled
 * @returns {string[]} `name@version`, in the order of the lock
 */
export function listUnchecked(packages, isInstalled) {
  return Object.entries(packages)
    .filter(([path, { link, integrity }]) => path.includes('node_modules/') && link !== true && integrity === undefined)
    .filter(([path]) => isInstalled(path))
    .map(([path, { version }]) => `${path.replace(/^.*node_modules\//, '')}@${version}`);
}
