/** Watches for file changes, for commands that keep running while somebody works. */
import { type FSWatcher, statSync, watch } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import chokidar from 'chokidar';
import { toSlashes } from './file-paths';

/** Debounce delay in milliseconds, in which an editor finishes writing all that it saves, and npm all that it installs. */
const debounceDelay = 100;

/**
 * Watches files, and folders recursively.
 *
 * @param root absolute path of the project
 * @param paths from the root; missing ones are skipped
 * @param changed called with the changed files, from the root, once changes have stopped; some may be gone by then
 * @returns a function that stops watching
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
    }, debounceDelay);
  };
  // Where the system reports no changes, `npm start -- --poll` sets this variable, which chokidar reads, too.
  const watchers =
    process.env.CHOKIDAR_USEPOLLING === undefined
      ? paths.flatMap((path) => watchPath(root, path, notice))
      : [
          chokidar
            .watch([...paths], { cwd: root, ignoreInitial: true })
            .on('all', (_, file) => notice(toSlashes(file))),
        ];
  return () => {
    clearTimeout(timer);
    for (const watcher of watchers) void watcher.close();
  };
}

/**
 * Watches a file through its folder, because editors replace the file, and a watcher of the old file would get no more events. A watcher that fails is
 * reported, and the command goes on without it.
 */
function watchPath(root: string, path: string, notice: (file: string) => void): FSWatcher[] {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (stats === undefined) return [];
  const report = (error: Error): void => console.warn(describeFailure(path, error));
  try {
    const watcher = stats.isDirectory()
      ? watch(join(root, path), { recursive: true }, (_event, name) => {
          if (name !== null) notice(`${path}/${toSlashes(name)}`);
        })
      : watch(join(root, dirname(path)), (_event, name) => name === basename(path) && notice(path));
    return [watcher.on('error', report)];
  } catch (error) {
    report(error as Error);
    return [];
  }
}

function describeFailure(path: string, error: NodeJS.ErrnoException): string {
  const remedy =
    error.code === 'ENOSPC'
      ? 'Raise fs.inotify.max_user_watches, then start the command again'
      : 'Start the command again';
  return `Changes in ${path} are no longer noticed (${error.message}). ${remedy}.`;
}
