import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Finds a symbolic link that points to itself or to a folder that contains it. Reading such a folder would never end.
 *
 * @param root absolute path of the project
 * @param inputs files and folders to look through, from the root
 * @returns a one-line message with the link; null when there is none
 */
export function findLinkLoop(root: string, inputs: readonly string[]): string | null {
  for (const input of inputs) {
    const loop = search(join(root, input), []);
    if (loop !== null) {
      const path = loop.slice(root.length + 1).replaceAll('\\', '/');
      return `${path} is a link that leads to itself or to a folder above it, so reading it would never end. Remove it.`;
    }
  }
  return null;
}

/**
 * @param path absolute
 * @param above real paths of the folders that contain it
 * @returns path of the link; null when there is none
 */
function search(path: string, above: readonly string[]): string | null {
  try {
    if (!(statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false)) return null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ELOOP') return path;
    throw error;
  }
  const real = realpathSync(path);
  if (above.includes(real)) return path;
  for (const entry of readdirSync(path, { withFileTypes: true })) {
    const isFolder = entry.isDirectory() && entry.name !== 'node_modules';
    const loop = isFolder || entry.isSymbolicLink() ? search(join(path, entry.name), [...above, real]) : null;
    if (loop !== null) return loop;
  }
  return null;
}
