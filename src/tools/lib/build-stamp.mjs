import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson } from './read-json.mjs';

/** Files and folders that the built site is made of; installed packages are covered by the lock. */
export const buildInputs = [
  'docs',
  'docusaurus.config.ts',
  'i18n',
  'package-lock.json',
  'package.json',
  'sidebars.ts',
  'src',
  'static',
  'tsconfig.json',
  'versioned_docs',
  'versioned_sidebars',
  'versions.json',
];

/** Folders below the inputs that the site is not made of. */
const ignoredFolders = new Set(['node_modules', 'tools']);

/** The MCP server reads a build, the checks read pages: neither is a part of the site. */
const ignoredPaths = new Set(['src/mcp', 'src/build/checks']);

const stampFile = join('node_modules', '.cache', 'site-build.json');
const landingPage = join('build', 'index.html');

/**
 * Hashes what a build reads from the project, by path and content.
 *
 * @param {string} root absolute path of the project
 * @param {readonly string[]} inputs files and folders
 * @param {(path: string) => boolean} isMeant leaves out files that it answers `false` for
 * @returns {string} SHA-256, hexadecimal
 */
export function hashInputs(root, inputs = buildInputs, isMeant = () => true) {
  const hash = createHash('sha256');
  for (const input of inputs) addToHash(hash, root, input, isMeant);
  return hash.digest('hex');
}

/**
 * @param {import('node:crypto').Hash} hash
 * @param {string} root
 * @param {string} path from the root, with `/`
 * @param {(path: string) => boolean} isMeant
 * @returns {void}
 */
function addToHash(hash, root, path, isMeant) {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (stats === undefined) return;
  if (stats.isDirectory()) {
    const names = readdirSync(join(root, path)).sort();
    for (const name of names) {
      const below = `${path}/${name}`;
      if (!ignoredFolders.has(name) && !ignoredPaths.has(below)) addToHash(hash, root, below, isMeant);
    }
  } else if (isMeant(path)) {
    hash.update(`${path}\0${stats.size}\0`).update(readFileSync(join(root, path), 'latin1'), 'latin1');
  }
}

/**
 * Remembers that the build folder was made from these inputs. Call it only after a build that succeeded.
 *
 * @param {string} root
 * @param {string} inputsHash of `hashInputs`, taken before the build began
 * @returns {void}
 */
export function writeStamp(root, inputsHash) {
  const file = join(root, stampFile);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ inputsHash, writtenAt: statSync(join(root, landingPage)).mtimeMs }));
}

/**
 * @param {string} root
 * @returns {boolean} true when the build folder is the result of the last good build, and of the present inputs
 */
export function isBuildCurrent(root) {
  const stamp = /** @type {{ inputsHash?: string, writtenAt?: number } | null} */ (readJson(join(root, stampFile)));
  const landing = join(root, landingPage);
  if (stamp === null || !existsSync(landing) || statSync(landing).mtimeMs !== stamp.writtenAt) return false;
  return stamp.inputsHash === hashInputs(root);
}
