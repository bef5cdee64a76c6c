/** Notices files that change, for commands that go on while somebody works. */
import { type FSWatcher, statSync, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { toSlashes } from './file-paths';

/** Milliseconds in which an editor has written all that it saves, and npm all that it installs. */
const rest = 100;

/**
 * Watches files and folders, those in folders too.
 *
 * @param root absolute path of the project
 * @param paths from the root; what does not exist is left out
 * @param changed called with files from the root once no more of them change; some may be gone by then
 * @returns ends it
 */
export function watchFiles(
  root: string,
  paths: readonly string[],
  changed: (files: readonly string[]) => void,
): () => void {
  const noticed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const notice = (file: string): void => {
    noticed.add(file);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const files = [...noticed].sort();
      noticed.clear();
      changed(files);
    }, rest);
  };
  const watchers = paths.flatMap((path) => watchPath(root, path, notice));
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
  };
}

/** A file is watched by way of its folder: editors put another in its place, and whoever watches the first one hears nothing more. */
function watchPath(root: string, path: string, notice: (file: string) => void): FSWatcher[] {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (stats === undefined) return [];
  if (stats.isDirectory()) {
    const watcher = watch(join(root, path), { recursive: true }, (_event, name) => {
      if (name !== null) notice(`${path}/${toSlashes(name)}`);
    });
    return [watcher];
  }
  return [watch(join(root, dirname(path)), (_event, name) => name === basename(path) && notice(path))];
}
