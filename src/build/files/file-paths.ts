/** Paths of files as the site, its messages and its hashes know them: with `/`, on Windows too. */
import { readdirSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * @param path as the system writes it
 * @returns with `/`; a name with a backslash in it, which other systems allow, is none that a site could serve
 */
export function toSlashes(path: string): string {
  return path.replaceAll('\\', '/');
}

/**
 * @param folder absolute
 * @param file absolute
 * @returns the way from the folder to the file, with `/`
 */
export function pathFrom(folder: string, file: string): string {
  return toSlashes(relative(folder, file));
}

/**
 * Lists files and folders, those in folders included.
 *
 * @returns paths from the folder, with `/`, in an order that is the same on all systems
 * @throws as `readdirSync` does
 */
export function listPaths(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(toSlashes).sort();
}
