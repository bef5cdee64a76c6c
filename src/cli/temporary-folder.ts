import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Hands out an empty folder, and removes it afterwards: also when the work fails, and when somebody presses Ctrl+C or ends the command.
 *
 * @param name what the folder's name begins with
 * @param use gets the folder
 * @param [isKept] leaves it there, for a look
 * @returns what `use` returns
 */
export async function withTemporaryFolder<Result>(
  name: string,
  use: (folder: string) => Promise<Result>,
  isKept = false,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  // What was ended a moment ago may still write.
  const remove = (): void => {
    if (!isKept) rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  const stop = (signal: NodeJS.Signals): void => {
    leave();
    remove();
    // Without a listener it does what it always does, unless somebody else listens.
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
