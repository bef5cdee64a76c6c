import { statSync } from 'node:fs';
import { join } from 'node:path';
import { listPaths } from '../../src/packages/shared/files/file-paths';

/** Counts the files of a build, and adds up their bytes. */
export function weighFolder(folder: string): { files: number; bytes: number } {
  const files = listPaths(folder)
    .map((path) => statSync(join(folder, path)))
    .filter((stats) => stats.isFile());
  return { files: files.length, bytes: files.reduce((sum, { size }) => sum + size, 0) };
}
