/** What a check finds: the place in a page and what to do about it, in one line. */
export interface Problem {
  /** Path from the root of the project. */
  file: string;
  line: number;
  message: string;
}

/** Prints problems as `file:line  message`, one a line, sorted by place. */
export function formatProblems(problems: readonly Problem[]): string {
  return [...problems]
    .sort((a, b) => compareText(a.file, b.file) || a.line - b.line || compareText(a.message, b.message))
    .map(({ file, line, message }) => `${file}:${line}  ${message}`)
    .join('\n');
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
