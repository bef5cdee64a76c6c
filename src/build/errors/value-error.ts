import type { ValuePath } from './locate';

/** A value that is wrong, and the way to it from the value that was checked. `withPlace` turns it into file and line. */
export class ValueError extends Error {
  constructor(
    message: string,
    readonly path: ValuePath,
  ) {
    super(message);
    this.name = 'ValueError';
  }
}
