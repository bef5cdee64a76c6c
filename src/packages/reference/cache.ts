/** Caches what was read from the packages between builds. */
import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join, posix, relative } from 'node:path';
import { listPaths, projectRoot, readJson, toSlashes } from '@capacitor-docs/shared';
import ts from '@capacitor-docs/shared/typescript';
import type { VersionName } from '../../config/versions';
import { findPackage, readPins } from './packages';

/** Folder of the cached references. */
export const cacheDir: string = join(projectRoot, 'node_modules', '.cache', 'capacitor-reference');

const folder = 'src/packages/reference';

/** The modules that make what is cached: the reference and the differences between two. */
const makers: readonly string[] = [`${folder}/load-reference.ts`, `${folder}/diff/index.ts`];

/**
 * Lists the files of the project that the reference is made from: the modules that make it, with all that they import, and the data beside them
 * (overlays, examples, facts). Nothing else is read, so a change of the navbar leaves what is cached as it is.
 *
 * @returns paths from the root of the project
 */
export function listSources(): string[] {
  const modules = new Set<string>();
  const add = (file: string): void => {
    if (modules.has(file)) return;
    modules.add(file);
    for (const [, name = ''] of readFileSync(join(projectRoot, file), 'utf8').matchAll(/\bfrom '([.@][^']*)'/g)) {
      const path = name.startsWith('.') ? posix.join(posix.dirname(file), name) : findPackageFile(name);
      const found = ['', '.ts', '/index.ts'].map((end) => path + end).find(isFile);
      if (found !== undefined) add(found);
    }
  };
  for (const file of makers) add(file);
  const data = listPaths(join(projectRoot, folder)).filter((path) => /\.(?:json|md)$/.test(path));
  return [...modules, ...data.map((path) => `${folder}/${path}`)];
}

/** Finds the file that a name of a package of this project leads to. @returns a path from the root; for other packages one that no file has */
function findPackageFile(name: string): string {
  if (!name.startsWith('@capacitor-docs/')) return '';
  const file = realpathSync(createRequire(join(projectRoot, 'package.json')).resolve(name));
  return toSlashes(relative(realpathSync(projectRoot), file));
}

const isFile = (path: string): boolean =>
  statSync(join(projectRoot, path), { throwIfNoEntry: false })?.isFile() === true;

/**
 * Returns a hash of everything that a version's reference is made from: names and versions of its packages (published
 * packages never change), the files of the project that it is made from, and the compiler.
 * @throws when a package is missing or its version differs from the one that the workspace pins.
 */
export function hashInputs(version: VersionName): string {
  const hash = createHash('sha256').update(`typescript ${ts.version}\n`);
  for (const { name } of readPins(version)) {
    hash.update(`${name} ${findPackage(version, name).version}\n`);
  }
  for (const file of listSources()) {
    hash
      .update(`${file}\n`)
      .update(readFileSync(join(projectRoot, file), 'utf8'))
      .update('\n');
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * Returns whether no source has changed since this process began. Otherwise, the code that runs may be older than the files that are hashed, and
 * what it makes must not be found under their hash.
 */
function isUpToDate(): boolean {
  return listSources().every((file) => {
    const found = statSync(join(projectRoot, file), { throwIfNoEntry: false });
    return found !== undefined && found.mtimeMs <= performance.timeOrigin;
  });
}

/** Writes to a temporary file of this process first, so that no process reads half a file, then deletes older entries. */
function writeJson(dir: string, name: string, file: string, value: unknown): void {
  const temporary = join(dir, `${file}.${process.pid}.tmp`);
  mkdirSync(dir, { recursive: true });
  writeFileSync(temporary, JSON.stringify(value));
  renameSync(temporary, join(dir, file));
  for (const entry of readdirSync(dir)) {
    if (entry.startsWith(`${name}-`) && entry.endsWith('.json') && entry !== file) {
      rmSync(join(dir, entry), { force: true });
    }
  }
}

/**
 * Returns the value cached under a name and the hash of its inputs. Makes and stores the value when there is none, or a broken one. Only
 * one entry is kept for each name. The value must survive a round trip through JSON.
 * @param dir folder of the entries
 * @param mayStore returns whether what was made belongs to the hash
 */
export function readThroughCache<T extends object>(
  name: string,
  hash: string,
  make: () => T,
  dir: string = cacheDir,
  mayStore: () => boolean = isUpToDate,
): T {
  const file = `${name}-${hash}.json`;
  const cached = readJson(join(dir, file)) as T | null;
  if (cached !== null) return cached;
  const value = make();
  if (mayStore()) writeJson(dir, name, file, value);
  return value;
}
