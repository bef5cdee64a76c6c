import { existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, join, sep } from 'node:path';
import { isNodeAtLeast, nodeForTests } from '../../build/node-version.mjs';

/**
 * Lists the options by which Node lets a script of ours run the code of a package without more rights than it needs: it reads itself and
 * installed packages, writes nothing, and starts no process. Node does not keep it from the network before version 25; there, `print-commands.mjs`
 * takes away what connects.
 *
 * @param script absolute path
 * @param packageFolder of the package whose code it runs
 * @returns options of Node; none for a Node before 20.19, whose permissions took lists in another form
 */
export function listConfinement(script: string, packageFolder: string): string[] {
  const flag = process.allowedNodeEnvironmentFlags.has('--permission') ? '--permission' : '--experimental-permission';
  if (!isNodeAtLeast(process.versions.node, nodeForTests)) return [];
  // Where Node looks for what a package imports: beside it, and in the folders above, where several versions share packages.
  const places = createRequire(join(realpathSync(packageFolder), 'package.json')).resolve.paths('anything') ?? [];
  const packages = places.filter((folder) => basename(folder) === 'node_modules' && existsSync(folder));
  return [flag, ...[realpathSync(script), ...packages.map((folder) => `${folder}${sep}*`)].map(allowReading)];
}

function allowReading(path: string): string {
  return `--allow-fs-read=${path}`;
}
