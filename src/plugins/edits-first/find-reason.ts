import { inputError } from '../../build/errors/input-error';

/** Whether an error is about front matter that names a page or a sidebar that does not exist, or an id that another page has. */
export function isAboutPage(error: unknown): boolean {
  return (
    error instanceof Error &&
    /wants to display sidebar|points to a non-existent ID|sharing the same id/.test(error.message)
  );
}

/**
 * Unwraps errors about pages and sidebars, which need no stack. Docusaurus prints an error with its stack, and wraps errors from the checks of
 * front matter into another error.
 *
 * @returns the reason in one sentence; other errors as they are
 */
export function findReason(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { cause, message } = error;
  if (cause instanceof Error && cause.stack === cause.message) return cause;
  // Below the first paragraph is a list of all pages.
  const [first = ''] = message.split('\n\n');
  return message.startsWith('Invalid sidebar file') ? inputError(first.replace(/\s*\n(?:- )?/g, ' ')) : error;
}
