import { mkdirSync, rmSync, statSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** Something that several processes need, and one of them makes. */
interface Made {
  readonly isMade: () => boolean;
  readonly make: () => Promise<void>;
  /** Folder that exists while it is being made. */
  readonly lock: string;
  /** Time after which the folder must be that of a process that was killed, in milliseconds. */
  readonly time: number;
  /** Time between two looks, in milliseconds. */
  readonly pause?: number;
}

/**
 * Makes something unless it exists, or waits while another process makes it.
 *
 * @throws what `make` throws; the next process then tries again at once
 */
export async function makeOnce({ isMade, make, lock, time, pause = 500 }: Made): Promise<void> {
  while (!isMade()) {
    if (!claim(lock, time)) {
      await wait(pause);
      continue;
    }
    const release = (): void => rmSync(lock, { recursive: true, force: true });
    // Also when the tests are stopped.
    process.once('exit', release);
    try {
      // Another process may have finished just before the lock was free.
      if (!isMade()) await make();
    } finally {
      process.off('exit', release);
      release();
    }
    return;
  }
}

/** @returns true if no other process has claimed the lock within `time` */
function claim(lock: string, time: number): boolean {
  const stats = statSync(lock, { throwIfNoEntry: false });
  if (stats !== undefined && Date.now() - stats.mtimeMs > time) rmSync(lock, { recursive: true, force: true });
  try {
    mkdirSync(lock);
    return true;
  } catch {
    return false;
  }
}
