import { inputError } from './input-error';
import { locate } from './locate';
import { ValueError } from './value-error';

/**
 * Runs a check of a constant and says in which line of its file the wrong value is.
 *
 * @param file from the root of the project
 * @param constant name of what is checked, as the file declares it
 * @throws one line in the place of a `ValueError`; other errors as they are
 */
export function withPlace<Result>(file: string, constant: string, check: () => Result): Result {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof ValueError)) throw error;
    throw inputError(`${locate(file, [constant, ...error.path])}: ${error.message}`);
  }
}
