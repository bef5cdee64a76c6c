import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { pathFrom } from '../../build/files/file-paths';
import { hasHosting } from '../serve/hosting-file';

/**
 * Folders of a build, as absolute paths: the final one, the one next to it where the build is made, and the one that holds the previous build during
 * the swap. `rest` has the arguments without `--out-dir`.
 */
export type BuildTarget = { folder: string; partial: string; previous: string; rest: string[] };

/**
 * Reads where a build should go.
 *
 * @param args `--out-dir FOLDER`; the default is `build`
 * @param root absolute path of the project
 * @returns a one-line `problem` when the folder contains something other than a build, or would replace the project
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
  // The contents of `build/` are ours, even if an older command was ended halfway.
  if (flag !== undefined && existsSync(folder) && !isBuildOrEmpty(folder)) {
    return { problem: `${label} exists and is not a build of this site. Move it away, or name another folder.` };
  }
  return { folder, partial: `${folder}.partial`, previous: `${folder}.previous`, rest };
}

/**
 * Corrects the folder that Docusaurus prints, because the files do not stay there.
 *
 * @param line that Docusaurus prints
 * @param root absolute path of the project
 * @returns the line with the final folder
 */
export function nameFolder(line: string, { partial, folder }: BuildTarget, root: string): string {
  return line.replace(relative(root, partial), () => relative(root, folder));
}

/**
 * Replaces the previous build with a complete new one.
 *
 * @returns a one-line message when that was not possible; the new build is then still in the partial folder
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
 * Removes what a failed build has left.
 */
export function dropPartialBuild({ partial }: BuildTarget): void {
  rmSync(partial, { recursive: true, force: true });
}

/**
 * @returns false for a file, and for a folder that has files but not the hosting file that every build writes; not every build has a page in its root
 */
function isBuildOrEmpty(folder: string): boolean {
  if (!statSync(folder).isDirectory()) return false;
  return hasHosting(folder) || readdirSync(folder).length === 0;
}
