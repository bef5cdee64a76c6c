import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { findJsonProblem, inputError, projectRoot, readJson } from '@capacitor-docs/shared';
import { findWriteProblem } from './write-problem';

/**
 * Checks before a build or a server starts what would stop it: the installed packages, and folders that it writes to.
 *
 * @throws one line for each problem
 */
export function checkSetup(): void {
  const problems = [...findInstallProblems(projectRoot), findWriteProblem(projectRoot) ?? []].flat();
  if (problems.length > 0) throw inputError(problems.join('\n'));
}

/**
 * Checks that the packages installed below a folder match its package-lock.json.
 *
 * @param root absolute path of the project
 * @returns one line per problem, with what to do; empty when all is well
 */
export function findInstallProblems(root: string): string[] {
  const lock = readJson(join(root, 'package-lock.json')) as {
    packages?: Record<string, LockEntry>;
  } | null;
  const packages = lock?.packages;
  if (typeof packages !== 'object' || packages === null) return [describeFile(root, 'package-lock.json')];
  const damaged = listManifests(packages).filter(({ file }) => readJson(join(root, file)) === null);
  if (damaged.length > 0) return damaged.map(({ file }) => describeFile(root, file));
  const stale = findStaleManifests(root, packages);
  if (stale.length > 0) {
    return [`package-lock.json does not match ${stale.join(', ')}. Bring it up to date: npm install`];
  }
  if (!existsSync(join(root, 'node_modules'))) return ['The packages are not installed. Install them: npm ci'];
  const differences = compareLock(packages, (path) => readVersion(join(root, path)));
  const first = differences[0];
  if (first === undefined) return [];
  const found = describeInstalled(root, first);
  const more = differences.length === 1 ? '' : ` and ${differences.length - 1} more`;
  return [`Installed packages differ from package-lock.json: ${first.path} ${found}${more}. Install again: npm ci`];
}

/**
 * @returns the project's own package.json files, with the lock file's entry for each
 */
function listManifests(packages: Readonly<Record<string, LockEntry>>): { file: string; locked: Manifest }[] {
  return Object.entries(packages)
    .filter(([folder]) => !folder.includes('node_modules'))
    .map(([folder, locked]) => ({
      file: folder === '' ? 'package.json' : `${folder}/package.json`,
      locked: locked as Manifest,
    }));
}

/**
 * @returns the package.json files that the lock file does not match
 */
function findStaleManifests(root: string, packages: Readonly<Record<string, LockEntry>>): string[] {
  return listManifests(packages)
    .filter(({ file, locked }) => {
      const manifest = readJson(join(root, file)) as Manifest;
      return !isLockedManifest(manifest, locked);
    })
    .map(({ file }) => file);
}

/**
 * @param file a package.json or package-lock.json, by its path from the root
 * @returns what is wrong with the file, the line of the problem, and how to restore it
 */
function describeFile(root: string, file: string): string {
  const restore = `Restore it: git checkout ${file}`;
  if (!existsSync(join(root, file))) return `${file} is missing. ${restore}`;
  const problem = findJsonProblem(readFileSync(join(root, file), 'utf8'));
  if (problem === null)
    return `${file}:1: this is not a ${file.endsWith('lock.json') ? 'lock' : 'manifest'} of npm. ${restore}`;
  return `${file}:${problem.line}: this is not valid JSON: ${problem.reason}. ${restore}`;
}

function describeInstalled(root: string, { path, wanted, installed }: LockDifference): string {
  if (installed !== null) return installed === '' ? 'has no version' : `has version ${installed} instead of ${wanted}`;
  return existsSync(join(root, path, 'package.json')) ? 'has a damaged package.json' : 'is missing';
}

/**
 * @param folder absolute path of a package
 */
function readVersion(folder: string): string | null {
  const manifest = readJson(join(folder, 'package.json')) as { version?: string } | null;
  return manifest === null ? null : (manifest.version ?? '');
}

/**
 * One entry of `packages` in package-lock.json.
 */
type LockEntry = { version?: string; link?: boolean; optional?: boolean; name?: string };

/**
 * A package whose installed version is not the locked one. `installed` is null when it is not installed at all.
 */
type LockDifference = { path: string; wanted: string; installed: string | null };

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

type Manifest = {
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
