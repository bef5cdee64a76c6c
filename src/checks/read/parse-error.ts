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
