/** A failure that the user can fix. Only its message is printed. */
export class BenchError extends Error {}
