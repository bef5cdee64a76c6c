import { inputError } from '../../build/errors/input-error';

/**
 * Docusaurus prints an error with its stack, and wraps what the checks of front matter say into another. What is wrong in a page or in a sidebar needs
 * no stack.
 *
 * @returns what is wrong, in one sentence; other errors as they are
 */
export function findReason(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { cause, message } = error;
  if (cause instanceof Error && cause.stack === cause.message) return cause;
  // Below the first paragraph is a list of all pages.
  const [first = ''] = message.split('\n\n');
  return message.startsWith('Invalid sidebar file') ? inputError(first.replace(/\s*\n(?:- )?/g, ' ')) : error;
}
