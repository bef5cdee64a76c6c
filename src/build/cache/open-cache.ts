import { join } from 'node:path';
import { projectRoot } from '@capacitor-docs/shared';
import { hashInputs } from './build-stamp';
import { cacheFolder, inputsVariable } from './cache-folder';
import { hashProgram } from './program';
import { type CachedResults, type FromCache, openResults, settleResults, withoutCache } from './results';

/** Hash of the files that the build began with; undefined for a build without a cache. */
const inputs = process.env.NODE_ENV === 'production' ? process.env[inputsVariable] || undefined : undefined;

/** Whether this build caches results for the next one. */
export const isCaching = inputs !== undefined;

/** Cache for one kind of result. */
export interface BuildCache extends CachedResults {
  readonly keep: FromCache;
  /**
   * Ends the build's work with this kind.
   *
   * @param [isWanted] whether the next build may need a result; by default, those that were requested
   */
  settle(isWanted?: (name: string) => boolean): void;
}

/** Returns the absolute path of the folder for one kind of result. */
export function cacheFolderOf(kind: string): string {
  return join(projectRoot, cacheFolder, kind);
}

/**
 * Opens the cache for one kind of result. Every result also depends on the program (see `program.ts`). In a build without a cache, the
 * returned cache is empty and stores nothing.
 *
 * @param kind name of its folder
 */
export function openCache(kind: string): BuildCache {
  const folder = cacheFolderOf(kind);
  if (!isCaching) {
    return { keep: withoutCache, read: () => undefined, write: () => undefined, settle: () => undefined };
  }
  // Removes pending results of a build that did not finish.
  settleResults(folder, false, () => true);
  const results = openResults(folder, readProgram());
  const asked = new Set<string>();
  const read: BuildCache['read'] = (name, given) => {
    asked.add(name);
    return results.read(name, given);
  };
  return {
    read,
    write: results.write,
    keep(name, given, make) {
      const kept = read(name, given);
      if (kept !== undefined) return kept;
      const made = withoutCache(name, given, make);
      results.write(name, given, made);
      return made;
    },
    settle: (isWanted = (name) => asked.has(name)) => settleResults(folder, isSound(), isWanted),
  };
}

let program: string | undefined;

/** Returns the result of `hashProgram`, computed once per build. */
export function readProgram(): string {
  program ??= hashProgram(projectRoot, process.env);
  return program;
}

let sound: boolean | undefined;

/**
 * Returns whether the project's files are unchanged since the build began: a file that changed in the meantime may have been read before or
 * after the change. Checks only on the first call: by then, all pages and all of our own code have been read.
 */
function isSound(): boolean {
  sound ??= hashInputs(projectRoot) === inputs;
  return sound;
}
