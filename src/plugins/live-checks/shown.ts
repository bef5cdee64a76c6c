/** What the checks have said last, for other plugins of `npm start`. */
export const shown: {
  /** Address of the page that was opened last. */
  page?: string;
  /** What is wrong with it and with changed files, a line each; undefined while they are being checked. */
  lines?: readonly string[] | undefined;
  /** Whether the last check ended without an answer. The terminal says why. */
  hasFailed?: boolean;
} = {};
