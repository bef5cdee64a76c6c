import { spawn } from 'node:child_process';
import { childEnv } from './child-env';

/** Prints progress to stderr. Only results go to stdout, so that JSON can be piped. */
export const say = (message: string): void => console.error(message);

/**
 * Runs a command and sends its output to stderr, like our progress messages.
 *
 * @param command program and arguments
 * @param cwd folder that it runs in
 * @param env added to the environment
 * @returns its exit code, or 1 when it could not start
 */
export function runLoud(
  command: readonly string[],
  cwd: string,
  env: Readonly<Record<string, string>> = {},
): Promise<number> {
  const [program = '', ...args] = command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd,
      env: childEnv(env),
      stdio: ['ignore', process.stderr, process.stderr],
    });
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
}
