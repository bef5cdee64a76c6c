/** Paths of files as the site, its messages and its hashes know them: with `/`, on Windows too. */
import { readdirSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * @param {string} path as the system writes it
 * @returns {string} with `/`; a name with a backslash in it, which other systems allow, is none that a site could serve
 */
export function toSlashes(path) {
  return path.replaceAll('\\', '/');
}

/**
 * @param {string} folder absolute
 * @param {string} file absolute
 * @returns {string} the way from the folder to the file, with `/`
 */
export function pathFrom(folder, file) {
  return toSlashes(relative(folder, file));
}

/**
 * Lists files and folders, those in folders included.
 *
 * @param {string} folder
 * @returns {string[]} paths from the folder, with `/`, in an order that is the same on all systems
 * @throws as `readdirSync` does
 */
export function listPaths(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(toSlashes).sort();
}
