/** One bad input: what it is, how it is tried, and what must be said about it. */
export interface BadCase {
  readonly name: string;
  /** Runs the function that the build or a command calls. Gives the lines that a command printed; throws what a build would stop with. */
  readonly run: () => unknown;
  /** What the message must hold: the place where there is one, what is wrong, what to do. */
  readonly says: readonly (string | RegExp)[];
}

/** Something between the two that is no error: it must give exactly this. */
export interface HandledCase {
  readonly name: string;
  readonly run: () => unknown;
  readonly gives: unknown;
}

/** A message for people is one line that ends as a sentence or a command does, without a stack and without a path of this machine. */
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
