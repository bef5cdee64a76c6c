import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { listPaths } from '../build/files/file-paths';
import { projectRoot } from '../build/files/project-root';
import { checkArguments } from './arguments';

/**
 * The command `checksum`: prints one checksum of the whole build, so that two builds can be compared. With `--list`, it first
 * prints the checksum of each file, in the format that `sha256sum --check` reads.
 *
 * @param [folder] of the build
 */
export function printChecksum(args: readonly string[], folder: string = join(projectRoot, 'build')): void {
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
 * @returns hash and path of each file, sorted by path
 */
export function hashFiles(folder: string): string[] {
  return listPaths(folder)
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => `${sha256(new Uint8Array(readFileSync(join(folder, file))))}  ${file}`);
}

/**
 * @returns hexadecimal
 */
function sha256(content: string | Uint8Array): string {
  return createHash('sha256').update(content).digest('hex');
}
