import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { needsShell, quoteArguments } from '../../src/packages/docs-cli/run-program';
import { projectRoot } from '../../src/packages/shared/files/project-root';

/**
 * Runs a program in the project's folder. Its output goes where ours goes.
 *
 * @param [options] `env` is added to the environment; `logFile` receives the output instead
 * @returns its exit code; 1 when it could not start or was ended by a signal
 */
export function runProgram(
  command: string,
  args: readonly string[],
  { env = {}, logFile }: { env?: Readonly<Record<string, string>>; logFile?: string } = {},
): Promise<number> {
  return new Promise((resolve) => {
    const log = logFile === undefined ? 'inherit' : openSync(logFile, 'a');
    const child = spawn(command, quoteArguments(command, args), {
      cwd: projectRoot,
      stdio: ['inherit', log, log],
      shell: needsShell(command),
      env: { ...process.env, ...env },
    });
    if (log !== 'inherit') closeSync(log);
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
}
