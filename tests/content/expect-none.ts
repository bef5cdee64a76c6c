import { formatProblems, type Problem } from '../../src/packages/docs-checks/problem';
import { isSelection, selectedPages } from './selected-pages';

/**
 * Fails with one line for each problem. When pages are selected, only their problems count.
 * @throws an error without a stack, because the message contains the relevant places.
 */
export function expectNone(problems: readonly Problem[]): void {
  const files = new Set(selectedPages.map(({ file }) => file));
  const shown = problems.filter(({ file }) => !isSelection || files.has(file));
  if (shown.length > 0) {
    const error = new Error(`${shown.length} ${shown.length === 1 ? 'problem' : 'problems'}\n${formatProblems(shown)}`);
    error.stack = error.message;
    throw error;
  }
}
