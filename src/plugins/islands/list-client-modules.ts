import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPaths } from '../../build/files/file-paths';
import { isClientModule } from '../../lib/client-directive.mjs';
import { islandFolder } from '../../lib/island';

/**
 * Finds the modules that begin with `'use client'`. The browser's bundle is made at the same time as the server's, so it can't wait for what that
 * imports.
 *
 * @param root absolute path of the project
 * @param folders relative to the root
 * @returns paths from the root, with `/`
 */
export function listClientModules(root: string, folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    listPaths(join(root, folder))
      .filter((path) => /\.[jt]sx?$/.test(path) && !/(?:^|\/)node_modules\//.test(path))
      .map((path) => `${folder}/${path}`)
      .filter((path) => isClientModule(readFileSync(join(root, path), 'utf8'))),
  );
}

/** Writes the source of the list from which the browser loads the code of an island: a chunk for each module, named by its path. */
export function writeList(modules: readonly string[], root: string): string {
  const lines = modules.map((path) => {
    const key = path.replace(/\.\w+$/, '');
    const name = JSON.stringify(`${islandFolder}/${key}`);
    return `  ${JSON.stringify(key)}: () => import(/* webpackChunkName: ${name} */ ${JSON.stringify(join(root, path))}),\n`;
  });
  return `export const modules = {\n${lines.join('')}};\n`;
}
