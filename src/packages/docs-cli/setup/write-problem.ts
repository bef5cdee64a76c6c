import { existsSync, statfsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

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

/**
 * Explains in one line why a file could not be written or read.
 *
 * @returns the explanation; the error's own message when it is about something else
 */
export function explainFileError(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  const path = error instanceof Error && 'path' in error ? String(error.path) : undefined;
  if (isDiskFull(message)) return describeFullDisk([path ?? '.'], true) ?? message;
  return path !== undefined && /^(?:EACCES|EPERM|EROFS)\b/.test(message)
    ? `This user may not write to ${path}. Change its owner, or work in a copy of the project.`
    : message;
}
