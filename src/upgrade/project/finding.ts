/** What a file of the project says about a step of an upgrade guide. */
export interface Finding {
  /**
   * - `met`: the file is as the guide wants it
   * - `unmet`: it is not yet
   * - `extra`: it has something that a new project does not have, and that may stay
   * - `unknown`: it says it in a way that cannot be compared
   */
  readonly state: 'met' | 'unmet' | 'extra' | 'unknown';
  readonly file: string;
  /** Line of the file that shows it, from 1; undefined if something is missing. */
  readonly line?: number;
  /** Text of the line, or what is missing. */
  readonly text: string;
  /** How it differs from what the guide has. */
  readonly note?: string;
}

/** Package name in the templates of native projects, for which each app has its own. */
export const placeholder = 'com.getcapacitor.myapp';
