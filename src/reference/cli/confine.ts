import { realpathSync } from 'node:fs';
import { join, sep } from 'node:path';
import { projectRoot } from '../../build/files/project-root';
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
  // A package finds others beside itself, and those that several versions share in the root of the project.
  const [, beside = packageFolder] = /^(.*[\\/]node_modules)[\\/]/.exec(realpathSync(packageFolder)) ?? [];
  const packages = new Set([beside, realpathSync(join(projectRoot, 'node_modules'))]);
  return [flag, ...[realpathSync(script), ...[...packages].map((folder) => `${folder}${sep}*`)].map(allowReading)];
}

function allowReading(path: string): string {
  return `--allow-fs-read=${path}`;
}
