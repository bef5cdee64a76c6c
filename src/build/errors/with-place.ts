import { inputError } from './input-error';
import { locate, type ValuePath } from './locate';

/** Error for a wrong value, with the path to it from the checked value. `withPlace` turns the path into file and line. */
export class ValueError extends Error {
  constructor(
    message: string,
    readonly path: ValuePath,
  ) {
    super(message);
    this.name = 'ValueError';
  }
}

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
