/** A finding of a check: the place in a page and what to do about it, in one line. */
export interface Problem {
  /** Path from the root of the project. */
  file: string;
  line: number;
  /** Column from 1, if the check knows it. */
  column?: number;
  message: string;
  /** Whether it is about style only, so that readers can do without a fix. `npm start` covers no page because of it. */
  isStyle?: boolean;
}

/** Formats problems as `file:line:column  message`, one per line, sorted by location. */
export function formatProblems(problems: readonly Problem[]): string {
  return [...problems]
    .sort(compareProblems)
    .map(({ file, line, column, message }) => `${file}:${line}${column === undefined ? '' : `:${column}`}  ${message}`)
    .join('\n');
}

/** Orders problems by file, line, column and message. */
export function compareProblems(a: Problem, b: Problem): number {
  const column = (a.column ?? 0) - (b.column ?? 0);
  return compareText(a.file, b.file) || a.line - b.line || column || compareText(a.message, b.message);
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** A syntax error inside a code block. */
export interface ParseError {
  message: string;
  /** Line in the block, from 1. */
  line: number;
}

/** Returns the line of a position in a text, from 1. */
export function lineAt(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}
