import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that builds and the development server write to, each followed by the parent that it is created in if it does not exist. */
const folders = [['.docusaurus', '.'], ['node_modules/.cache', 'node_modules'], ['.']];

/**
 * Checks before a command starts whether there is a folder that it has to write to and may not.
 *
 * @param root absolute path of the project
 * @param [isWritable] asks the system by default
 * @returns a one-line message; undefined when all is well
 */
export function findWriteProblem(root: string, isWritable: (folder: string) => boolean = mayWrite): string | undefined {
  const needed = folders.map((names) => join(root, names.find((name) => existsSync(join(root, name))) ?? '.'));
  const closed = needed.find((folder) => !isWritable(folder));
  return closed === undefined ? undefined : refuse(closed);
}

/** How much of a path is shown that repeats itself up to the limit of the system, in characters. */
const shownPath = 120;

/**
 * Explains in one line why a file could not be written or read.
 *
 * @returns the explanation; the error's own message when it is about something else
 */
export function explainFileError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const path = error instanceof Error && 'path' in error ? String(error.path) : undefined;
  if (/^(?:ENOSPC|EDQUOT)\b/.test(message)) return 'No space is left on the disk. Free some and run the command again.';
  if (path !== undefined && /^ELOOP\b/.test(message))
    return `${path.slice(0, shownPath)} leads to itself or to a folder above it. Remove the link.`;
  return path !== undefined && /^(?:EACCES|EPERM|EROFS)\b/.test(message) ? refuse(path) : message;
}

function refuse(path: string): string {
  return `This user may not write to ${path}. Change its owner, or work in a copy of the project.`;
}

function mayWrite(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}
