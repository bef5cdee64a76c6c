/** What the checks have said last, for other plugins of `npm start`. */
import type { Finding } from '@capacitor-docs/docs-checks';
import type { Question } from './answer-request';

export const shown: {
  /** Address of the page that was opened last. */
  page?: string | undefined;
  /** What is wrong with it and with changed files; undefined while they are being checked. */
  findings?: readonly Pick<Finding, 'file' | 'line' | 'column' | 'message'>[] | undefined;
  /** Whether the checks have ended without an answer. */
  hasFailed?: boolean;
} = {};

/** Makes a function that asks the checks also note their answer. */
export function noteAnswers(
  ask: (question: Question) => Promise<readonly Finding[]>,
): (question: Question) => Promise<readonly Finding[]> {
  return async (question) => {
    Object.assign(shown, { page: question.route, findings: undefined, hasFailed: false });
    try {
      const findings = await ask(question);
      shown.findings = findings;
      return findings;
    } catch (error) {
      shown.hasFailed = true;
      throw error;
    }
  };
}
