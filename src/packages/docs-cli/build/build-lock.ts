import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { uptime } from 'node:os';
import { dirname, join } from 'node:path';
import { inputError } from '@capacitor-docs/shared';

/** Stands next to the files that Docusaurus generates, which two simultaneous builds would overwrite. */
const lockFile = '.docusaurus/build.lock';

/**
 * Locks the project for a build until this process ends. A lock left by a build that was killed is ignored.
 *
 * @param root absolute path of the project
 * @throws a one-line error when another build is running
 */
export function lockBuild(root: string): void {
  const file = join(root, lockFile);
  mkdirSync(dirname(file), { recursive: true });
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      process.once('exit', () => rmSync(file, { force: true }));
      return;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const pid = readOwner(file);
    if (pid !== null) {
      throw inputError(
        `Another build is running (pid ${pid}): wait until it is done, or remove ${lockFile} if that process is not a build.`,
      );
    }
    rmSync(file, { force: true });
  }
}

/**
 * @returns the ID of the process that has the lock; null when it has ended, or when the machine has restarted since
 */
function readOwner(file: string): number | null {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    const age = (Date.now() - statSync(file).mtimeMs) / 1000;
    return pid > 0 && age < uptime() && isRunning(pid) ? pid : null;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * @returns whether a process runs, including those of other users
 */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
