import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson } from '@capacitor-docs/shared';

/** Files and folders that the site is built from. Installed packages are covered by the lockfile. */
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

/** Folder, from the root, in which builds cache the results of each page for the next build. `docusaurus clear` empties it too. */
export const cacheFolder = 'node_modules/.cache/quick-build';

/**
 * Environment variable with the hash of the files that a build began with. A build without it neither reads nor writes the cache.
 */
export const inputsVariable = 'SITE_BUILD_INPUTS';

/** Folders within the inputs that the site is not built from. */
const ignoredFolders = new Set(['node_modules']);

/** Paths that are not part of a build: the MCP server reads one, the commands start one, and the checks read pages. */
const ignoredPaths = new Set(['src/mcp', 'src/packages/docs-cli', 'src/packages/docs-checks']);

export const stampFile = join('node_modules', '.cache', 'site-build.json');
export const landingPage = join('build', 'index.html');

/**
 * Hashes the paths and contents of the files that a build reads from the project.
 *
 * @param root absolute path of the project
 * @param inputs files and folders
 * @param isMeant returns `false` for files to leave out
 * @returns SHA-256, hexadecimal
 */
export function hashInputs(
  root: string,
  inputs: readonly string[] = buildInputs,
  isMeant: (path: string) => boolean = () => true,
): string {
  const hash = createHash('sha256');
  for (const input of inputs) addToHash(hash, root, input, isMeant);
  return hash.digest('hex');
}

/**
 * @param path from the root, with `/`
 */
function addToHash(
  hash: import('node:crypto').Hash,
  root: string,
  path: string,
  isMeant: (path: string) => boolean,
): void {
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
 * Records that the build folder was made from these inputs. Call it only after a successful build.
 *
 * @param inputsHash result of `hashInputs` from before the build began
 * @param peakMemory most memory that the build took, in bytes
 */
export function writeStamp(root: string, inputsHash: string, peakMemory: number): void {
  const file = join(root, stampFile);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ inputsHash, peakMemory, writtenAt: statSync(join(root, landingPage)).mtimeMs }));
}

/** @returns the most memory that the last recorded build took, in bytes; undefined if there is none, or it did not say */
export function readPeakMemory(root: string): number | undefined {
  const stamp = readJson(join(root, stampFile)) as { peakMemory?: number } | null;
  return stamp?.peakMemory || undefined;
}
