import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { Finding } from '../../checks/checker';
import type { Answer, Question } from './answer-request';

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
      // The process may have ended between two questions.
      if (child?.connected !== true) {
        child = fork(join(root, 'src/plugins/live-checks/check-process.mjs'), { cwd: root, execArgv: [] });
        // Without a listener, a question to a process that is just ending would end the server. Its `close` event follows.
        child.on('error', () => {});
      }
      const checks = child;
      const settle = (answer: Answer): void => {
        checks.off('message', settle);
        checks.off('close', end);
        if ('findings' in answer) resolve(answer.findings);
        else reject(new Error(`The checks of the pages failed: ${answer.failure}`));
      };
      const end = (): void => settle({ failure: 'their process has ended. The next change starts them again.' });
      checks.on('message', settle);
      checks.once('close', end);
      checks.send(question);
    });
}
