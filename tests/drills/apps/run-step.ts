import { type Answer, type Outcome, runQuietly } from '../../../src/packages/docs-cli/run-program';
import { inputError } from '../../../src/packages/shared/errors/input-error';

/** How a command is run. */
export interface StepOptions {
  /** What to enter when the command asks. */
  readonly answers?: readonly Answer[];
  /** An error that is no failure here: what the CLI says for want of a tool that the result doesn't need. */
  readonly accepted?: RegExp;
  /** Longest time, in minutes. */
  readonly minutes?: number;
}

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** Lines of an output that an error shows. */
const shownLines = 6;

/** What npm says when it can't reach the registry. */
const offline = /\b(?:ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ERR_SOCKET_TIMEOUT)\b/;

/**
 * The environment of a made app. `CI` makes the CLI of Capacitor ask nothing and send no statistics. Without a JDK, `./gradlew` stops at once,
 * instead of downloading Gradle on one machine and failing on another.
 */
const environment: Readonly<Record<string, string>> = {
  CI: '1',
  JAVA_HOME: '/no-jdk',
  npm_config_audit: 'false',
  npm_config_fetch_retries: '1',
  npm_config_fetch_retry_maxtimeout: '5000',
  npm_config_fetch_retry_mintimeout: '1000',
  npm_config_fund: 'false',
  npm_config_update_notifier: 'false',
  npm_config_yes: 'true',
};

/** How a command is run that may fail. */
interface CommandOptions extends Pick<StepOptions, 'answers' | 'minutes'> {
  /** Variables besides those of every app. */
  readonly env?: Readonly<Record<string, string>>;
}

/** Longest time of a command, in minutes. */
const defaultMinutes = 5;

/**
 * Runs a command of a shell in an app, however it ends.
 *
 * @throws a one-line error when it can't be started
 */
export async function runInFolder(
  command: string,
  folder: string,
  { answers = [], minutes = defaultMinutes, env = {} }: CommandOptions = {},
): Promise<Outcome> {
  // It has its own group of processes, so Ctrl+C does not reach it. Ended here, it ends what it has started, before somebody removes the folder.
  const interruption = new AbortController();
  const stop = (): void => interruption.abort();
  for (const signal of signals) process.prependOnceListener(signal, stop);
  const limited = ['--kill-after=5', String(minutes * 60), 'bash', '-c', command];
  const options = { env: { ...environment, ...env }, interrupted: interruption.signal, answers };
  return runQuietly('timeout', limited, folder, options)
    .catch((error: unknown) => {
      throw inputError(`"${command}" can't be started: ${error instanceof Error ? error.message : String(error)}`);
    })
    .finally(() => {
      for (const signal of signals) process.off(signal, stop);
    });
}

/**
 * Runs a command of a shell in an app, as a step that must work.
 *
 * @throws a one-line error, with the end of the output below it, when the command fails, takes too long or can't be started
 */
export async function runStep(
  command: string,
  folder: string,
  { answers = [], accepted, minutes = defaultMinutes }: StepOptions = {},
): Promise<Outcome> {
  const outcome = await runInFolder(command, folder, { answers, minutes });
  if (hasWorked(outcome, accepted)) return outcome;
  throw inputError(`"${command}" ${describe(outcome, minutes)}`);
}

/** The CLI of Capacitor reports some errors with exit code 0. */
function hasWorked({ isFine, output }: Outcome, accepted: RegExp | undefined): boolean {
  const errors = output.split('\n').filter((line) => line.startsWith('[error]') && accepted?.test(line) !== true);
  return errors.length === 0 && (isFine || accepted?.test(output) === true);
}

/** Exit code of `timeout` for a command that it has ended. */
const late = 124;

function describe({ output, status }: Outcome, minutes: number): string {
  if (status === late) return `was stopped after ${minutes} minutes.`;
  if (offline.test(output)) return 'failed: npm cannot reach its registry. Check the connection.';
  const lines = output.trimEnd().split('\n').slice(-shownLines);
  return [`failed with exit code ${status}:`, ...lines.map((line) => `    ${line}`)].join('\n');
}
