import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

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

/** Whether the message of a system error says that nothing more can be written. */
export function isDiskFull(message: string): boolean {
  return /\b(?:ENOSPC|EDQUOT|no space left on device|os error 28)\b/i.test(message);
}

/** A disk with less space is full, even if nothing was said about it: bundlers leave out the end of a file. In bytes. */
const leastSpace = 1e6;

/**
 * Says in one line that a disk is full: which one, how much is free, and what to do.
 *
 * @param paths files or folders that may have been written; the line is about the disk with the least space
 * @param isKnown whether a message has said that a disk is full
 * @returns undefined if no disk is full
 */
export function describeFullDisk(paths: readonly string[], isKnown: boolean): string | undefined {
  const [least] = paths.map((path) => ({ path, free: measureFreeSpace(path) })).sort((a, b) => a.free - b.free);
  if (least === undefined || (!isKnown && least.free > leastSpace)) return undefined;
  const size = `${(least.free / 1e6).toFixed(1)} MB`;
  return `No space is left on the disk of ${least.path} (${size} are free). Free some and run the command again.`;
}

/** @returns bytes that this user may still write where a path is, or will be */
function measureFreeSpace(path: string): number {
  let folder = resolve(path);
  while (!existsSync(folder) && folder !== dirname(folder)) folder = dirname(folder);
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
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
  if (isDiskFull(message)) return describeFullDisk([path ?? '.'], true) ?? message;
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
