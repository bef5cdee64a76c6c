/** Caches what was read from the packages between builds. */
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPaths } from '../build/files/file-paths';
import { projectRoot } from '../build/files/project-root';
import ts from '../build/typescript.mjs';
import type { VersionName } from '../config/versions';
import { findPackage, readPins } from './packages';

/** Folder of the cached references. */
export const cacheDir: string = join(projectRoot, 'node_modules', '.cache', 'capacitor-reference');

/** Folders whose changes may change the reference: the readers with their overlays and examples, and the code that they use. */
const sourceFolders: readonly string[] = ['src/reference', 'src/lib', 'src/config'];

function listSources(): string[] {
  return sourceFolders.flatMap((folder) =>
    listPaths(join(projectRoot, folder))
      .filter((path) => /\.(ts|tsx|mjs|json|md)$/.test(path))
      .map((path) => `${folder}/${path}`),
  );
}

/**
 * Returns a hash of everything that a version's reference is made from: names and versions of its packages (published
 * packages never change), the sources, overlays and examples of the readers, and the compiler.
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

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    // The file does not exist yet, or is broken. In both cases the value is made again.
    return undefined;
  }
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
 * Returns the value cached under a name and the hash of its inputs. Makes and stores the value when there is none. Only
 * one entry is kept for each name. The value must survive a round trip through JSON.
 * @param dir folder of the entries
 * @param isWhole checks that an entry is what was stored; if it is not, the value is made again
 * @param mayStore returns whether what was made belongs to the hash
 */
export function readThroughCache<T>(
  name: string,
  hash: string,
  make: () => T,
  dir: string = cacheDir,
  isWhole: (value: unknown) => boolean = () => true,
  mayStore: () => boolean = isUpToDate,
): T {
  const file = `${name}-${hash}.json`;
  const cached = readJson(join(dir, file)) as T | undefined;
  if (cached !== undefined && isWhole(cached)) {
    return cached;
  }
  const value = make();
  if (mayStore()) writeJson(dir, name, file, value);
  return value;
}
