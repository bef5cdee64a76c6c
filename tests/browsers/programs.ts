import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';

/** A program that runs alongside the tests. */
export interface Program {
  readonly process: ChildProcess;
  /** Returns everything that it has written so far to stdout and stderr. */
  readonly output: () => string;
  /** Ends it and everything that it started, and waits until it has exited. */
  stop(): Promise<void>;
}

/**
 * Starts a program in its own process group, so that it can be ended together with everything that it starts.
 *
 * @param env added to the environment
 */
export function startProgram(
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Program {
  const child = spawn(program, args, { detached: true, env: { ...process.env, ...env } });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      written += text;
    });
  }
  child.on('error', (error) => {
    written += error.message;
  });
  return {
    process: child,
    output: () => written,
    async stop() {
      if (child.pid === undefined) return;
      for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
        try {
          process.kill(-child.pid, signal);
        } catch {
          return; // No process of the group is left.
        }
        for (let step = 0; step < 40 && child.exitCode === null && child.signalCode === null; step++) await sleep(50);
      }
    },
  };
}

/**
 * Waits until a condition is true, for at most half a minute.
 *
 * @param complaint error message for when the condition does not become true
 */
export async function waitUntil(isSo: () => boolean | Promise<boolean>, complaint: string): Promise<void> {
  const end = performance.now() + 30_000;
  while (!(await isSo())) {
    if (performance.now() > end) throw new Error(`${complaint} within 30 seconds.`);
    await sleep(50);
  }
}
