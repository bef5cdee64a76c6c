import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listPaths } from '../../build/files/file-paths.mjs';
import { checkArguments } from './arguments.mjs';
import { projectRoot } from './project-root.mjs';

/**
 * The command behind `checksum.mjs`: prints one checksum of the whole build, so that two builds can be compared; with `--list` that of each
 * file in front of it, as `sha256sum --check` reads it.
 *
 * @param {readonly string[]} args
 * @param {string} [folder] of the build
 * @returns {void}
 */
export function printChecksum(args, folder = join(projectRoot, 'build')) {
  if (!checkArguments(args, { flags: ['--list'] })) return;
  if (!existsSync(join(folder, 'index.html'))) {
    console.error('There is no build. Make one: npm run build');
    process.exitCode = 1;
    return;
  }
  const lines = hashFiles(folder);
  if (args.includes('--list')) for (const line of lines) console.log(line);
  console.log(`${sha256(lines.join('\n'))}  ${lines.length} files`);
}

/**
 * @param {string} folder
 * @returns {string[]} hash and path of each file, sorted by path
 */
export function hashFiles(folder) {
  return listPaths(folder)
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => `${sha256(new Uint8Array(readFileSync(join(folder, file))))}  ${file}`);
}

/**
 * @param {string | Uint8Array} content
 * @returns {string} hexadecimal
 */
function sha256(content) {
  return createHash('sha256').update(content).digest('hex');
}
