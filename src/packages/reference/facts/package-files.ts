/**
 * Files of the published packages of one docs version, resolved from its workspace folder.
 * They must never be resolved from the root of the project, which contains only v2's packages.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inputError, projectRoot, readJsonFile } from '@capacitor-docs/shared';
import type { VersionName } from '../../../config/versions';

/** Package.json fields that the reference reads. */
interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  engines?: Record<string, string>;
}

/** Folder that pins the packages of a docs version. */
function workspaceDir(version: VersionName): string {
  return join(projectRoot, 'src/capacitor', version);
}

/**
 * Absolute folder of a package as the docs version has it installed.
 * @throws when the workspace does not pin the package or npm has not installed it.
 */
export function packageDir(version: VersionName, packageName: string): string {
  const require = createRequire(join(workspaceDir(version), 'package.json'));
  try {
    return dirname(require.resolve(`${packageName}/package.json`));
  } catch {
    throw inputError(
      `${packageName} of ${version} is not installed: add it to src/capacitor/${version}/package.json and run npm ci.`,
    );
  }
}

/**
 * Reads the text of a package's file.
 * @param path from the root of the package, with forward slashes
 * @throws when the package has no such file.
 */
export function readPackageFile(version: VersionName, packageName: string, path: string): string {
  const file = join(packageDir(version, packageName), path);
  if (!existsSync(file)) {
    throw inputError(
      `${packageName} of ${version} has no file ${path}. Run "npm ci" in the project; after a change of version, the package's layout has changed.`,
    );
  }
  return readFileSync(file, 'utf8');
}

/** The package.json of a package as installed for the docs version. */
export function readManifest(version: VersionName, packageName: string): Manifest {
  return readJsonFile(
    join(packageDir(version, packageName), 'package.json'),
    `${packageName}/package.json of ${version}`,
    'Run "npm ci" in the project',
  ) as Manifest;
}

/** Names of all packages that the docs version pins, sorted. */
export function listPackages(version: VersionName): string[] {
  const file = `src/capacitor/${version}/package.json`;
  const manifest = readJsonFile(join(projectRoot, file), file, `Restore it: git checkout ${file}`) as Manifest;
  return Object.keys(manifest.dependencies ?? {}).sort();
}

/**
 * Paths of all files below a folder, relative to it, with forward slashes, sorted; installed dependencies are left out.
 * A folder that does not exist has no files.
 */
export function listFiles(dir: string): string[] {
  if (!existsSync(dir)) {
    return [];
  }
  const walk = (folder: string, prefix: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      if (entry.name === 'node_modules') {
        return [];
      }
      const path = `${prefix}${entry.name}`;
      return entry.isDirectory() ? walk(join(folder, entry.name), `${path}/`) : [path];
    });
  return walk(dir, '').sort();
}
