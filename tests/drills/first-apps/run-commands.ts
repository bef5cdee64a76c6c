import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Outcome, runQuietly } from '../../../src/packages/docs-cli/run-program';
import type { PageCommand } from './read-commands';

/** The first command of a page that failed. */
export interface Failure extends PageCommand {
  /** The end of its output, or why it could not run. */
  readonly output: string;
}

/** Lines of an output that a report shows. */
const shownLines = 12;

/** npm downloads a generator without asking, as it does for a reader who agrees; nothing sends statistics. */
const environment = { npm_config_yes: 'true', npm_config_audit: 'false', npm_config_fund: 'false', CI: '1' };

/**
 * Runs commands one after the other, as somebody at a terminal does: `cd` changes the folder for those that follow. Stops at the first one that
 * fails.
 *
 * @param folder where to begin
 * @returns undefined when all went well
 */
export async function runCommands(commands: readonly PageCommand[], folder: string): Promise<Failure | undefined> {
  let here = folder;
  for (const command of commands) {
    const target = /^cd (\S+)$/.exec(command.text)?.[1];
    if (target !== undefined) {
      here = resolve(here, target);
      if (existsSync(here)) continue;
      return { ...command, output: `There is no folder ${target}.` };
    }
    const problem = findProblem(await runQuietly('bash', ['-c', command.text], here, { env: environment }));
    if (problem !== undefined) return { ...command, output: problem };
  }
  return undefined;
}

/** The Capacitor CLI reports some errors with exit code 0. */
function findProblem({ isFine, output, status }: Outcome): string | undefined {
  if (isFine && !/^\[error\]/m.test(output)) return undefined;
  const lines = output.trimEnd().split('\n').slice(-shownLines);
  return [`exit code ${status}`, ...lines].join('\n');
}
