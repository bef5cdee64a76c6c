import { join } from 'node:path';
import { checkArguments } from './arguments.mjs';
import { loadTypeScript } from './load-typescript.mjs';
import { projectRoot } from './project-root.mjs';
import { readJson } from './read-json.mjs';

/**
 * A package of the lock with its licence; null where neither the lock nor the installed package names one.
 * @typedef {{ path: string, version: string, licence: string | null, isOptional: boolean }} LicensedPackage
 */

/** @typedef {{ version?: string, license?: string, link?: boolean, optional?: boolean }} LockEntry */

/**
 * The command behind `licences.mjs`: how many packages of the lock have which licence, and which one is not allowed. Exit code 1 when there
 * is such a one.
 *
 * @param {readonly string[]} args `--list` prints each package
 * @returns {Promise<void>}
 */
export async function printLicences(args) {
  if (!checkArguments(args, { flags: ['--list'] })) return;
  const packages = listPackages();
  if (args.includes('--list'))
    for (const { path, version, licence } of packages)
      console.log(`${nameOf(path)} ${version}  ${licence ?? 'unknown'}`);
  const names = [...new Set(packages.map(({ licence }) => licence ?? 'unknown'))].sort();
  for (const name of names) {
    const count = packages.filter(({ licence }) => (licence ?? 'unknown') === name).length;
    console.log(`${String(count).padStart(5)}  ${name}`);
  }
  const problems = await findLicenceProblems(packages);
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

/**
 * Lists the packages of the lock. What the lock does not say is read from the installed package.
 *
 * @param {string} [root] folder of the project
 * @returns {LicensedPackage[]}
 */
export function listPackages(root = projectRoot) {
  const lock = /** @type {{ packages: Record<string, LockEntry> }} */ (readJson(join(root, 'package-lock.json')));
  return Object.entries(lock.packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
    .map(([path, { version = '', license, optional = false }]) => ({
      path,
      version,
      licence: license ?? readInstalledLicence(join(root, path)),
      isOptional: optional,
    }));
}

/**
 * Finds packages that may not be used. One that is not installed here, because it is for another platform, may stay unknown.
 *
 * @param {readonly LicensedPackage[]} packages
 * @returns {Promise<string[]>} one line each
 */
export async function findLicenceProblems(packages) {
  /** @type {[import('../../config/licences'), import('../../build/licence-expression')]} */
  const [{ toolLicences, licencesByText }, { isAllowedLicence }] = await Promise.all([
    loadTypeScript('src/config/licences.ts'),
    loadTypeScript('src/build/licence-expression.ts'),
  ]);
  return packages
    .map((entry) => ({ ...entry, licence: entry.licence ?? licencesByText[nameOf(entry.path)] ?? null }))
    .filter(({ licence, isOptional }) => (licence === null ? !isOptional : !isAllowedLicence(licence, toolLicences)))
    .map(
      ({ path, version, licence }) =>
        `${nameOf(path)} ${version}: the license ${licence === null ? 'is unknown' : `"${licence}" is not allowed`}. Read it, then add it to src/config/licences.ts or take another package.`,
    );
}

/**
 * @param {string} folder
 * @returns {string | null}
 */
function readInstalledLicence(folder) {
  const manifest = /** @type {{ license?: unknown, licenses?: { type?: string }[] } | null} */ (
    readJson(join(folder, 'package.json'))
  );
  if (typeof manifest?.license === 'string') return manifest.license;
  return manifest?.licenses?.map(({ type }) => type).join(' OR ') ?? null;
}

/**
 * @param {string} path
 * @returns {string}
 */
function nameOf(path) {
  return path.replace(/^.*node_modules\//, '');
}
