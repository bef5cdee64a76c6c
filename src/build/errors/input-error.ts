/**
 * Makes the error that stops a command because of what somebody wrote: a page, a setting, a file. It has no stack, which would hide
 * its message and would lead into our code, where nothing is wrong.
 *
 * @param message for people: where, what is wrong, what to do; one line
 */
export function inputError(message: string): Error {
  const error = new Error(message);
  error.stack = message;
  return error;
}
