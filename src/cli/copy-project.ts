import { cpSync, existsSync, readdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { buildInputs } from '../build/cache/build-stamp';

/**
 * Copies what checks and builds read, so that it can be changed. Installed packages and their caches are linked.
 *
 * @param from absolute path of the project
 * @param to folder of the copy
 */
export function copyProject(from: string, to: string): void {
  for (const name of buildInputs.filter((input) => existsSync(join(from, input))))
    cpSync(join(from, name), join(to, name), { recursive: true, filter: (source) => !source.endsWith('node_modules') });
  const workspaces = readdirSync(join(from, 'src/capacitor')).map((name) => `src/capacitor/${name}`);
  for (const folder of ['.', ...workspaces]) {
    const modules = join(from, folder, 'node_modules');
    if (existsSync(modules)) symlinkSync(modules, join(to, folder, 'node_modules'), 'junction');
  }
}
