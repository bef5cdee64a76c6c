import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Creates an empty folder, and removes it afterwards, even when the work fails or when somebody presses Ctrl+C or ends the command.
 *
 * @param name prefix of the folder's name
 * @param use does its work in the folder
 * @param [isKept] keeps the folder, so that you can look at it
 * @returns what `use` returns
 */
export async function withTemporaryFolder<Result>(
  name: string,
  use: (folder: string) => Promise<Result>,
  isKept = false,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  // Retries, because a process that was just ended may still be writing.
  const remove = (): void => {
    if (!isKept) rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  const stop = (signal: NodeJS.Signals): void => {
    leave();
    remove();
    // With this listener removed, the signal has its default effect, unless there is another listener.
    process.kill(process.pid, signal);
  };
  const leave = (): void => {
    for (const signal of signals) process.off(signal, stop);
  };
  for (const signal of signals) process.on(signal, stop);
  try {
    return await use(folder);
  } finally {
    leave();
    remove();
  }
}
