/**
 * Files of the published packages of one docs version, resolved from its workspace folder.
 * They must never be resolved from the root of the project, which contains only v2's packages.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inputError } from '@capacitor-docs/shared';
import type { VersionName } from '../../../config/versions';
import { findPackage } from '../packages';

/**
 * Absolute folder of a package as the docs version has it installed.
 * @throws as {@link findPackage} does.
 */
export function packageDir(version: VersionName, packageName: string): string {
  return findPackage(version, packageName).dir;
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
