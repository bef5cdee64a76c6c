import type { ValuePath } from './locate';

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
