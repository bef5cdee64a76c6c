/** File paths as the site, its messages and its hashes use them: with `/`, on Windows too. */
import { readdirSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * @param path as the system writes it
 * @returns the path with `/`; names with a backslash, which other systems allow, could not be served by a site anyway
 */
export function toSlashes(path: string): string {
  return path.replaceAll('\\', '/');
}

/** Reads a path that a shell may have completed to `./docs/config.md` or `docs\config.md`. @returns the path from the root, as pages are named */
export function readPagePath(argument: string): string {
  return toSlashes(argument).replace(/^\.\//, '');
}

/**
 * @param folder absolute
 * @param file absolute
 * @returns the relative path from the folder to the file, with `/`
 */
export function pathFrom(folder: string, file: string): string {
  return toSlashes(relative(folder, file));
}

/**
 * Lists files and folders recursively.
 *
 * @returns paths from the folder, with `/`, in an order that is the same on all systems
 * @throws as `readdirSync` does
 */
export function listPaths(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(toSlashes).sort();
}
