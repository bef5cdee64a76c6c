import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, sep } from 'node:path';
import { isNodeAtLeast, nodeForTests } from '../../build/node-version.mjs';

/**
 * Lists the Node options with which one of our scripts runs the code of a package with no more permissions than it needs: it may read itself and
 * installed packages, but not write files or start processes. Node can block network access only since version 25; for older versions,
 * `print-commands.mjs` disables the functions that connect.
 *
 * @param script absolute path
 * @param packageFolder folder of the package whose code the script runs
 * @returns Node options; none before Node 20.19, whose permission options took lists in another form
 */
export function listConfinement(script: string, packageFolder: string): string[] {
  const flag = process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';
  if (!isNodeAtLeast(process.versions.node, nodeForTests)) return [];
  // Folders where Node looks for a package's imports: beside the package, and above it, where several versions share packages.
  const places = createRequire(join(realpathSync(packageFolder), 'package.json')).resolve.paths('anything') ?? [];
  const packages = places.filter((folder) => basename(folder) === 'node_modules' && existsSync(folder));
  return [flag, ...[realpathSync(script), ...packages.map((folder) => `${folder}${sep}*`)].map(allowReading)];
}

function allowReading(path: string): string {
  return `--allow-fs-read=${path}`;
}
