import { join } from 'node:path';
import { licensesByText, toolLicenses } from '../../../src/config/licenses';
import { projectRoot } from '../../../src/packages/shared/files/project-root';
import { readJson, readJsonFile } from '../../../src/packages/shared/files/read-json-file';
import { isAllowedLicense } from '../../../src/plugins/shipped-packages/shipped-package';

/**
 * A package of the lock file with its license; null where neither the lock file nor the installed package names one.
 */
export type LicensedPackage = { path: string; version: string; license: string | null; isOptional: boolean };

export type LockEntry = { version?: string; license?: string; link?: boolean; optional?: boolean };

/**
 * Lists the packages of the lock file. A license that it lacks is read from the installed package.
 *
 * @param [root] folder of the project
 * @throws one line when the lock file is missing or damaged
 */
export function listPackages(root: string = projectRoot): LicensedPackage[] {
  const file = 'package-lock.json';
  const lock = readJsonFile(join(root, file), file, `Restore it: git checkout ${file}`) as {
    packages?: Record<string, LockEntry>;
  };
  return Object.entries(lock.packages ?? {})
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .map(([path, { version = '', license, optional = false }]) => ({
      path,
      version,
      license: license ?? readInstalledLicense(join(root, path)),
      isOptional: optional,
    }));
}

/**
 * Finds packages that may not be used. The license of an optional package may stay unknown: it may not be installed here because it is for another
 * platform.
 *
 * @returns one line for each
 */
export async function findLicenseProblems(packages: readonly LicensedPackage[]): Promise<string[]> {
  return packages
    .map((entry) => ({ ...entry, license: entry.license ?? licensesByText[nameOf(entry.path)] ?? null }))
    .filter(({ license, isOptional }) => (license === null ? !isOptional : !isAllowedLicense(license, toolLicenses)))
    .map(
      ({ path, version, license }) =>
        `${nameOf(path)} ${version}: the license ${license === null ? 'is unknown' : `"${license}" is not allowed`}. Read it, then add it to src/config/licenses.ts or use another package.`,
    );
}

function readInstalledLicense(folder: string): string | null {
  const manifest = readJson(join(folder, 'package.json')) as {
    license?: unknown;
    licenses?: { type?: string }[];
  } | null;
  if (typeof manifest?.license === 'string') return manifest.license;
  return manifest?.licenses?.map(({ type }) => type).join(' OR ') ?? null;
}

function nameOf(path: string): string {
  return path.replace(/^.*node_modules\//, '');
}
