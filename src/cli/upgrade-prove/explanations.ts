import type { Explanation } from './explain';

/** The differences that are right, and why. One that matches nothing any more makes the command fail. */
export const explanations: readonly Explanation[] = [];
