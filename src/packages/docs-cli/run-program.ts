import { spawn } from 'node:child_process';
import { constants } from 'node:os';

/** What to enter when a program asks. */
export interface Answer {
  /** A part of the question. */
  readonly question: string;
  readonly text: string;
}

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
 * Writes the arguments of a program so that the shell, where {@link needsShell} asks for one, passes them on as they are: it would redirect the output
 * at a `>`, drop a `^`, and split a path at a space.
 */
export function quoteArguments(
  command: string,
  args: readonly string[],
  platform: NodeJS.Platform = process.platform,
): readonly string[] {
  return needsShell(command, platform) ? args.map((argument) => `"${argument}"`) : args;
}

/**
 * Runs a program and captures its output, without colors. It does not block, so that Ctrl+C still works meanwhile.
 *
 * @param cwd folder to run in
 * @param [options] `env` is added to the environment; when `interrupted` is aborted, the program is ended; `answers` are entered in their order
 * @throws when the program can't be started, or was ended by `interrupted`
 */
export function runQuietly(
  command: string,
  args: readonly string[],
  cwd: string,
  {
    env = {},
    interrupted,
    answers = [],
  }: {
    env?: Readonly<Record<string, string>>;
    interrupted?: AbortSignal | undefined;
    answers?: readonly Answer[];
  } = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, quoteArguments(command, args), {
      cwd,
      stdio: [answers.length > 0 ? 'pipe' : 'ignore', 'pipe', 'pipe'],
      shell: needsShell(command),
      signal: interrupted,
      env: { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0', ...env },
    });
    let stdout = '';
    let output = '';
    const left = [...answers];
    let answered = 0;
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      stdout += text;
      output += text;
      const [next] = left;
      if (next === undefined || !stdout.includes(next.question, answered)) return;
      answered = stdout.length;
      left.shift();
      child.stdin?.write(`${next.text}\n`);
      // A program that could still ask would not end.
      if (left.length === 0) child.stdin?.end();
    });
    child.stderr?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
    });
    child.once('error', reject);
    child.stdin?.once('error', reject);
    child.once('close', (code, signal) => {
      const status = signal === null ? (code ?? 1) : 128 + constants.signals[signal];
      resolve({ isFine: status === 0, status, stdout, output });
    });
  });
}
