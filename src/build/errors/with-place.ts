import { inputError } from './input-error';
import { locate } from './locate';
import { ValueError } from './value-error';

/**
 * Runs a check of a constant and adds the file and line of a wrong value to its error.
 *
 * @param file from the root of the project
 * @param constant name of the checked constant, as the file declares it
 * @throws one line instead of a `ValueError`; other errors unchanged
 */
export function withPlace<Result>(file: string, constant: string, check: () => Result): Result {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof ValueError)) throw error;
    throw inputError(`${locate(file, [constant, ...error.path])}: ${error.message}`);
  }
}
