import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { relative, resolve, sep } from 'node:path';
import { inputError, pathFrom } from '@capacitor-docs/shared';
import { hasHosting } from '../serve/hosting-file';

/**
 * Folders of a build, as absolute paths: the final one, the one next to it where the build is made, and the one that holds the previous build during
 * the swap.
 */
type BuildTarget = { folder: string; partial: string; previous: string };

/**
 * Reads where a build should go.
 *
 * @param given folder that somebody named; the default is `build`
 * @param root absolute path of the project
 * @throws a one-line error when the folder contains something other than a build, or would replace the project
 */
export function readTarget(given: string | undefined, root: string): BuildTarget {
  const folder = resolve(root, given ?? 'build');
  if (root === folder || root.startsWith(folder + sep))
    throw inputError(`--out-dir ${given} would replace the project. Name a folder inside it.`);
  // The contents of `build/` are ours, even if an older command was ended halfway.
  if (given !== undefined && existsSync(folder) && !isBuildOrEmpty(folder)) {
    const label = pathFrom(root, folder);
    throw inputError(`${label} exists and is not a build of this site. Move it away, or name another folder.`);
  }
  return { folder, partial: `${folder}.partial`, previous: `${folder}.previous` };
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
 * @throws a one-line error when that was not possible; the new build is then still in the partial folder
 */
export function placeBuild({ folder, partial, previous }: BuildTarget): void {
  try {
    rmSync(previous, { recursive: true, force: true });
    if (existsSync(folder)) renameSync(folder, previous);
    renameSync(partial, folder);
    rmSync(previous, { recursive: true, force: true });
  } catch (error) {
    if (!existsSync(folder) && existsSync(previous)) renameSync(previous, folder);
    const reason = error instanceof Error ? error.message : String(error);
    throw inputError(
      `The build is done, but can't replace the previous one (${reason}). Close the programs that use that folder and build again.`,
    );
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
