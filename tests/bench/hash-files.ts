import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listPaths } from '../../src/packages/shared/files/file-paths';

/** Lists the hash and path of each file of a build, sorted by path, as `sha256sum` writes them. */
export function hashFiles(folder: string): string[] {
  return listPaths(folder)
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => {
      const content = new Uint8Array(readFileSync(join(folder, file)));
      return `${createHash('sha256').update(content).digest('hex')}  ${file}`;
    });
}
