import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { pathFrom } from '../../build/files/file-paths';
import { hasHosting } from '../serve/hosting-file';

/**
 * Where a build goes: the folder in the end, the one beside it that it is made in, the one that the build before waits in while both change
 * places, and the arguments without `--out-dir`. Absolute paths.
 */
export type BuildTarget = { folder: string; partial: string; previous: string; rest: string[] };

/**
 * Reads where a build is meant to go.
 *
 * @param args `--out-dir FOLDER`, else `build`
 * @param root absolute path of the project
 * @returns `problem` in one line when the folder holds something that is no build
 */
export function readTarget(args: readonly string[], root: string): BuildTarget | { problem: string } {
  const position = args.findIndex((arg) => arg === '--out-dir' || arg.startsWith('--out-dir='));
  const flag = args[position];
  const given = flag === undefined ? 'build' : flag === '--out-dir' ? (args[position + 1] ?? '') : flag.slice(10);
  const folder = resolve(root, given);
  const taken = flag === undefined ? [] : flag === '--out-dir' ? [position, position + 1] : [position];
  const rest = args.filter((_, index) => !taken.includes(index));
  const label = pathFrom(root, folder) || '.';
  if (root === folder || root.startsWith(folder + sep)) {
    return { problem: `--out-dir ${given} would replace the project. Name a folder inside it.` };
  }
  // What is in `build/` is ours, even when something has ended an older command half-way.
  if (flag !== undefined && existsSync(folder) && !isBuildOrEmpty(folder)) {
    return { problem: `${label} exists and is not a build of this site. Move it away, or name another folder.` };
  }
  return { folder, partial: `${folder}.partial`, previous: `${folder}.previous`, rest };
}

/**
 * Docusaurus says where it has put the files, but they don't stay there.
 *
 * @param line that it prints
 * @param root absolute path of the project
 * @returns the line with the folder in the end
 */
export function nameFolder(line: string, { partial, folder }: BuildTarget, root: string): string {
  return line.replace(relative(root, partial), () => relative(root, folder));
}

/**
 * Puts a whole build in the place of the one before.
 *
 * @returns one line when that was not possible; the new build is in the partial folder then
 */
export function placeBuild({ folder, partial, previous }: BuildTarget): string | null {
  try {
    rmSync(previous, { recursive: true, force: true });
    if (existsSync(folder)) renameSync(folder, previous);
    renameSync(partial, folder);
    rmSync(previous, { recursive: true, force: true });
    return null;
  } catch (error) {
    if (!existsSync(folder) && existsSync(previous)) renameSync(previous, folder);
    const reason = error instanceof Error ? error.message : String(error);
    return `The build is done, but can't replace the previous one (${reason}). Close the programs that use that folder and build again.`;
  }
}

/**
 * Removes what a build that failed has left.
 */
export function dropPartialBuild({ partial }: BuildTarget): void {
  rmSync(partial, { recursive: true, force: true });
}

/**
 * @returns false for a file, and for a folder with files without what every build writes; not each has a page in its root
 */
function isBuildOrEmpty(folder: string): boolean {
  if (!statSync(folder).isDirectory()) return false;
  return hasHosting(folder) || readdirSync(folder).length === 0;
}
