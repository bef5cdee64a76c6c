import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** Output and exit status of a program. */
export interface Outcome {
  readonly isFine: boolean;
  /** Exit code; for a program that a signal ended, the code that a shell reports, such as 130 for Ctrl+C. */
  readonly status: number;
  readonly stdout: string;
  /** Output on stdout and stderr, in the order in which it arrived. */
  readonly output: string;
}

/**
 * Checks whether a program starts only through a shell: on Windows, npm and npx are scripts. Node does not quote for the shell, so a program whose
 * path has a space, such as Node itself, would not be found by it.
 */
export function needsShell(command: string, platform: NodeJS.Platform = process.platform): boolean {
  return platform === 'win32' && /^np[mx]$/.test(command);
}

/**
 * Writes an argument of npm so that the shell, where {@link needsShell} asks for one, passes it on as it is: it would redirect the output at a `>`,
 * drop a `^`, and split a path at a space.
 */
export function quoteArgument(argument: string, platform: NodeJS.Platform = process.platform): string {
  return needsShell('npm', platform) ? `"${argument}"` : argument;
}

/** Writes the arguments of a program: those of npm and npx as {@link quoteArgument} does. */
export function quoteArguments(
  command: string,
  args: readonly string[],
  platform: NodeJS.Platform = process.platform,
): readonly string[] {
  return needsShell(command, platform) ? args.map((argument) => quoteArgument(argument, platform)) : args;
}

/**
 * Runs a program and captures its output, without colors. It does not block, so that Ctrl+C still works meanwhile.
 *
 * @param cwd folder to run in
 * @param [options] `env` is added to the environment; when `interrupted` is aborted, the program is ended
 * @throws when the program can't be started
 */
export function runQuietly(
  command: string,
  args: readonly string[],
  cwd: string,
  { env = {}, interrupted }: { env?: Readonly<Record<string, string>>; interrupted?: AbortSignal } = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, quoteArguments(command, args), {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: needsShell(command),
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
    });
    const stop = (): void => void child.kill();
    if (interrupted?.aborted) stop();
    interrupted?.addEventListener('abort', stop, { once: true });
    let stdout = '';
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      output += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.once('error', reject);
    child.once('close', (code, signal) => {
      interrupted?.removeEventListener('abort', stop);
      const status = signal === null ? (code ?? 1) : 128 + constants.signals[signal];
      resolve({ isFine: status === 0, status, stdout, output });
    });
  });
}
