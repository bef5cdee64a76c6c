import { join } from 'node:path';
import { projectRoot } from '../files/project-root';
import { hashInputs } from './build-stamp';
import { cacheFolder, inputsVariable } from './cache-folder';
import { hashProgram } from './program';
import { type CachedResults, type FromCache, openResults, settleResults, withoutCache } from './results';

/** Hash of the files that the build began with; undefined for a build that keeps nothing. */
const inputs = process.env.NODE_ENV === 'production' ? process.env[inputsVariable] || undefined : undefined;

/** Whether this build keeps results for the next. */
export const isCaching = inputs !== undefined;

/** One kind of results that the build keeps. */
export interface BuildCache extends CachedResults {
  readonly keep: FromCache;
  /**
   * Ends the build's work with this kind. What nobody has asked for goes.
   */
  settle(): void;
}

/**
 * Opens what builds keep of one kind, for this build. Every result depends on the program too (see `program.ts`). Where nothing is kept, it
 * has nothing and takes nothing.
 *
 * @param kind name of its folder
 */
export function openCache(kind: string): BuildCache {
  const folder = join(projectRoot, cacheFolder, kind);
  if (!isCaching) {
    return { keep: withoutCache, read: () => undefined, write: () => undefined, settle: () => undefined };
  }
  // What a build has left that did not come to its end.
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
    settle: () => settleResults(folder, isSound(), (name) => asked.has(name)),
  };
}

let program: string | undefined;

/** What `hashProgram` says, for this build. */
function readProgram(): string {
  program ??= hashProgram(projectRoot, process.env);
  return program;
}

let sound: boolean | undefined;

/**
 * Whether the project's files are still those that the build began with: what was changed meanwhile may have been read before or after. It
 * looks once, when the first asks: by then, all pages and all of our own code are read.
 */
function isSound(): boolean {
  sound ??= hashInputs(projectRoot) === inputs;
  return sound;
}
