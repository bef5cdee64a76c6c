/** A bad input: its description, how to test it, and what the message must contain. */
export interface BadCase {
  readonly name: string;
  /** Runs the function that the build or a command calls. Returns a command's output lines, or throws the error that would stop a build. */
  readonly run: () => unknown;
  /** What the message must contain: the location if there is one, the problem, and what to do. */
  readonly says: readonly (string | RegExp)[];
}

/** A borderline input that is not an error. It must produce exactly this result. */
export interface HandledCase {
  readonly name: string;
  readonly run: () => unknown;
  readonly gives: unknown;
}

/** Finds flaws in a message, which must be one line that ends like a sentence or a command, without a stack or a path of this machine. */
export function findFlaws(message: string, root: string): string[] {
  return [
    ...(message.trim() === '' ? ['is empty'] : []),
    ...(message.includes('\n') ? ['has several lines'] : []),
    ...(/\n\s+at |\bat \S+ \(/.test(message) ? ['has a stack'] : []),
    ...(message.includes(root) ? ['names a path of this machine'] : []),
    ...(/\b(?:undefined|NaN|\[object Object\])/.test(message) ? ['shows the inside of the program'] : []),
    ...(/Cannot read propert|is not a function|is not iterable|ENOENT|Unexpected token/.test(message)
      ? ['is what JavaScript says']
      : []),
  ];
}
