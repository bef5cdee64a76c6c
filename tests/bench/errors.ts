/** A failure that the reader of the terminal can do something about: its message is all that is printed. */
export class BenchError extends Error {}
