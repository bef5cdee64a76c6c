import { isDeepStrictEqual } from 'node:util';

/**
 * One entry of `packages` in package-lock.json.
 */
export type LockEntry = { version?: string; link?: boolean; optional?: boolean; name?: string };

/**
 * A package whose installed version is not the locked one; `installed` is null when it is not there at all.
 */
export type LockDifference = { path: string; wanted: string; installed: string | null };

/**
 * Compares what is installed with package-lock.json, by version and for every folder that the lock names, those of
 * the workspaces included. Packages that a platform may do without (`optional`) only count when they are there in
 * another version.
 *
 * @param packages the lock's `packages`, keyed by folder
 * @param installedVersion version in a folder's package.json, or null
 * @returns in the order of the lock
 */
export function compareLock(
  packages: Readonly<Record<string, LockEntry>>,
  installedVersion: (path: string) => string | null,
): LockDifference[] {
  const differences: LockDifference[] = [];
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

export type Manifest = {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  workspaces?: string[];
};

/**
 * Tells whether package-lock.json was written for this package.json.
 *
 * @param manifest content of package.json
 * @param locked the lock's entry of the same folder
 */
export function isLockedManifest(manifest: Manifest, locked: Manifest): boolean {
  return (
    isDeepStrictEqual(manifest.dependencies ?? {}, locked.dependencies ?? {}) &&
    isDeepStrictEqual(manifest.devDependencies ?? {}, locked.devDependencies ?? {}) &&
    isDeepStrictEqual(manifest.workspaces ?? [], locked.workspaces ?? [])
  );
}
