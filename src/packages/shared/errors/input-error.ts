/**
 * Makes an error that stops a command because of a mistake in a page, a setting or a file. It has no stack trace, which would hide the
 * message and point into our code, where nothing is wrong.
 *
 * @param message one line for people: where, what is wrong, what to do
 */
export function inputError(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}
