import { formatProblems, type Problem } from '../../src/checks/problem';
import { isSelection, selectedPages } from './selected-pages';

/**
 * Fails with one line for each problem; when pages are selected, with the problems of those pages.
 * @throws without a stack: the places that matter are in the message.
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
