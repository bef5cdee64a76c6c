import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '@capacitor-docs/shared';
import { docsVersions } from '../../config/versions';
import { buildInputs, cacheFolder, hashInputs, inputsVariable } from './build-stamp';
import { type CachedResults, type FromCache, hash, openResults, settleResults, withoutCache } from './results';

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
 * Opens the cache for one kind of result. Every result also depends on the program (`hashProgram`). In a build without a cache, the
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

type Environment = Readonly<Record<string, string | undefined>>;

/** Matches environment variables that may affect a page: our own, and those of Docusaurus and its compilers. */
export const shapingVariable =
  /^(?:ALGOLIA|BABEL|BROWSER_LAYER|BROWSERSLIST|CI$|DOCS|DOCUSAURUS|GOOGLE|LANG$|LC_|NODE_ENV$|NODE_OPTIONS$|TZ$)/;

/**
 * Hashes everything except the pages themselves that may affect a built page: sources, configuration, sidebars, images and files, installed
 * packages, Node, the environment, and the path of the project's folder.
 *
 * @param root absolute path of the project
 */
export function hashProgram(root: string, env: Environment): string {
  const files = hashInputs(root, buildInputs, (path) => !isPageFile(path));
  const variables = Object.entries(env)
    .filter(([name]) => shapingVariable.test(name))
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const { version, platform, arch } = process;
  return hash([JSON.stringify([root, files, readInstalled(root), version, platform, arch, variables])]);
}

/** Returns whether a project file is a page, or a partial that is compiled on its own. */
function isPageFile(path: string): boolean {
  return /\.mdx?$/i.test(path) && docsVersions.some(({ docsDir }) => path.startsWith(`${docsDir}/`));
}

/** Reads npm's record of the installed packages, which npm rewrites whenever it changes something. */
function readInstalled(root: string): string {
  try {
    return readFileSync(join(root, 'node_modules/.package-lock.json'), 'utf8');
  } catch {
    return '';
  }
}
