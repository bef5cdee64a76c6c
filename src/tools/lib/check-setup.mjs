import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { compareLock, isLockedManifest } from './lock.mjs';
import { describeBusyPort, isPortFree, readPort } from './ports.mjs';
import { projectRoot } from './project-root.mjs';
import { readJson } from './read-json.mjs';

/**
 * The command behind `preflight.mjs`: one line on stderr per problem and exit code 1, or nothing at all.
 *
 * @param {readonly string[]} args `--port N` checks that port too
 * @returns {Promise<void>}
 */
export async function runPreflight(args) {
  const problems = findInstallProblems(projectRoot);
  if (args.some((arg) => arg.startsWith('--port'))) {
    const port = readPort(args, undefined);
    if (port === null) problems.push('The value of --port must be a number from 0 to 65535.');
    else if (!(await isPortFree(port))) problems.push(describeBusyPort(port, 'start'));
  }
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}

/**
 * Checks that what is installed below a folder is what its package-lock.json says.
 *
 * @param {string} root absolute path of the project
 * @returns {string[]} one line per problem with what to do, empty when all is well
 */
export function findInstallProblems(root) {
  const lock = /** @type {{ packages?: Record<string, import('./lock.mjs').LockEntry> } | null} */ (
    readJson(join(root, 'package-lock.json'))
  );
  const packages = lock?.packages;
  if (packages === undefined)
    return ['package-lock.json is missing or damaged. Restore it: git checkout package-lock.json'];
  const stale = findStaleManifests(root, packages);
  if (stale.length > 0) {
    return [`package-lock.json does not match ${stale.join(', ')}. Bring it up to date: npm install`];
  }
  if (!existsSync(join(root, 'node_modules'))) return ['The packages are not installed. Install them: npm ci'];
  const differences = compareLock(packages, (path) => readVersion(join(root, path)));
  const first = differences[0];
  if (first === undefined) return [];
  const found = first.installed === null ? 'is missing' : `has version ${first.installed} instead of ${first.wanted}`;
  const more = differences.length === 1 ? '' : ` and ${differences.length - 1} more`;
  return [`Installed packages differ from package-lock.json: ${first.path} ${found}${more}. Install again: npm ci`];
}

/**
 * @param {string} root
 * @param {Readonly<Record<string, import('./lock.mjs').LockEntry>>} packages
 * @returns {string[]} the package.json files that the lock was not written for
 */
function findStaleManifests(root, packages) {
  const folders = Object.keys(packages).filter((path) => !path.includes('node_modules'));
  return folders
    .map((folder) => ({ file: folder === '' ? 'package.json' : `${folder}/package.json`, locked: packages[folder] }))
    .filter(({ file, locked }) => {
      const manifest = /** @type {import('./lock.mjs').Manifest | null} */ (readJson(join(root, file)));
      return manifest === null || !isLockedManifest(manifest, /** @type {import('./lock.mjs').Manifest} */ (locked));
    })
    .map(({ file }) => file);
}

/**
 * @param {string} folder absolute path of a package
 * @returns {string | null}
 */
function readVersion(folder) {
  const manifest = /** @type {{ version?: string } | null} */ (readJson(join(folder, 'package.json')));
  return manifest === null ? null : (manifest.version ?? '');
}
