import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Finding } from '../../checks/checker';
import type { Answer, Question } from './answer';

/**
 * Makes a function that sends questions to the process of the checks, one after the other. The first question starts the process.
 *
 * @param root absolute path of the project
 * @returns the function; it rejects with a one-line error if the checks fail. If the process has ended, the next question starts another one
 */
export function makeAskChecks(root: string): (question: Question) => Promise<readonly Finding[]> {
  let child: ChildProcess | undefined;
  return (question) =>
    new Promise((resolve, reject) => {
      child ??= fork(join(root, 'src/plugins/live-checks/check-process.mjs'), { cwd: root, execArgv: [] });
      const checks = child;
      const settle = (answer: Answer): void => {
        checks.off('message', settle);
        checks.off('close', end);
        if ('findings' in answer) resolve(answer.findings);
        else reject(new Error(`The checks of the pages failed: ${answer.failure}`));
      };
      const end = (): void => {
        child = undefined;
        settle({ failure: 'their process has ended. The next change starts them again.' });
      };
      checks.on('message', settle);
      checks.once('close', end);
      checks.send(question);
    });
}
