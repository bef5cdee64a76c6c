import { isDeepStrictEqual } from 'node:util';

/**
 * One entry of `packages` in package-lock.json.
 */
export type LockEntry = { version?: string; link?: boolean; optional?: boolean; name?: string };

/**
 * A package whose installed version is not the locked one. `installed` is null when it is not installed at all.
 */
export type LockDifference = { path: string; wanted: string; installed: string | null };

/**
 * Compares the installed packages with package-lock.json, by version and for every folder in the lock file, including
 * those of the workspaces. Packages that a platform may not need (`optional`) count only when another version is
 * installed.
 *
 * @param packages `packages` of the lock file, keyed by folder
 * @param installedVersion version in a folder's package.json, or null
 * @returns differences, in the order of the lock file
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
 * Checks whether package-lock.json was written for this package.json.
 *
 * @param manifest content of package.json
 * @param locked entry of the lock file for the same folder
 */
export function isLockedManifest(manifest: Manifest, locked: Manifest): boolean {
  return (
    isDeepStrictEqual(manifest.dependencies ?? {}, locked.dependencies ?? {}) &&
    isDeepStrictEqual(manifest.devDependencies ?? {}, locked.devDependencies ?? {}) &&
    isDeepStrictEqual(manifest.workspaces ?? [], locked.workspaces ?? [])
  );
}
