/** What the build says about a sample, and the messages between a page and the frame in which the sample runs. */

/** A value as the panel shows it. Objects that are too large or too deep are cut. */
export type Value =
  | { readonly kind: 'string' | 'literal' | 'other'; readonly text: string }
  | {
      readonly kind: 'object';
      /** Name of its class: empty for plain objects, `Array` for arrays; for an error its name and message. */
      readonly name: string;
      readonly entries: readonly (readonly [key: string, value: Value])[];
      /** Number of the entries that are left out. */
      readonly more: number;
    };

/** A function of a sample that a button calls. */
export interface SampleFunction {
  readonly name: string;
  /** What a reader fills in: the parameters that it needs. */
  readonly fields: readonly { readonly name: string; readonly type: 'text' | 'number' | 'checkbox' }[];
}

/** What a module's code has in front of the path of another one, where the address of that goes: `import { a } from 'sample:a.ts'`. */
export const moduleMark = 'sample:';

/** A sample that can run, as the build stores it. */
export interface Sample {
  /** JavaScript: the text of the sample without its types. */
  readonly code: string;
  /** Other samples of the page that it imports, each after those that it imports itself: their JavaScript, and their text. */
  readonly modules?: readonly { readonly path: string; readonly code: string; readonly text: string }[];
  /** The hidden part of its code, which prepares what it needs. */
  readonly prepared?: string;
  /** The hidden part of its code, if that is nothing but types. */
  readonly types?: string;
  /** The packages that it uses, with their versions: `@capacitor/preferences 4.0.2`. */
  readonly packages: readonly string[];
  /** Functions that nothing in the sample calls. Each gets a button. */
  readonly functions: readonly SampleFunction[];
  /** Whether a database in memory is needed. */
  readonly hasDatabase: boolean;
  /** Module of the elements that its plugins show something with. Its page is visible then. */
  readonly elements?: string;
  /** What the sample asks the browser or the reader for, as the end of "This sample …". It starts after a press in the frame. */
  readonly ask?: string;
  /** What the frame may ask the browser for, and what its sandbox lets it do besides running scripts. */
  readonly allow?: string;
  readonly sandbox?: string;
  /** Whether browsers refuse to a frame what it asks for. It runs in a page of its own. */
  readonly isAlone?: boolean;
}

/** Lines of code that the reader does not see: the line after which they are, and their number. */
export interface HiddenLines {
  readonly hiddenAfter: number;
  readonly hiddenLines: number;
}

/** What a frame has to know about code that a reader has changed. */
export interface Changes extends HiddenLines {
  /** Name of the function that its loops call, which ends them. The code can't know it. */
  readonly guard: string;
}

/** Finds a line of the code that runs in what the reader sees. @returns undefined if it is not there */
export function findShownLine(line: number, { hiddenAfter, hiddenLines }: HiddenLines): number | undefined {
  if (line <= hiddenAfter) return line;
  return line > hiddenAfter + hiddenLines ? line - hiddenLines : undefined;
}

/** Names a line of the code that runs as the reader sees it: `line 3`. */
export function nameLine(line: number, hidden: HiddenLines): string {
  const shown = findShownLine(line, hidden);
  return shown === undefined ? 'in what was prepared' : `line ${shown}`;
}

/** From the page to the frame. */
export type ToFrame =
  | ({
      readonly type: 'run';
      readonly isDark: boolean;
      readonly changes?: Changes;
    } & Sample)
  // What it needs is loaded before it runs.
  | ({ readonly type: 'load' } & Sample)
  | { readonly type: 'ping' };

/** From the frame to the page. Times are milliseconds since the sample began. */
export type FromFrame = { readonly time: number } & (
  | { readonly type: 'ready' }
  | { readonly type: 'pong' }
  | { readonly type: 'done' }
  | { readonly type: 'call'; readonly id: number; readonly name: string; readonly values: readonly Value[] }
  | { readonly type: 'answer' | 'rejection'; readonly id: number; readonly values: readonly Value[] }
  | { readonly type: 'event'; readonly name: string; readonly values: readonly Value[] }
  | { readonly type: 'log' | 'warning' | 'error'; readonly values: readonly Value[] }
);

/** Longest text of a value that is shown. */
export const maxText = 2000;

const types = ['ready', 'pong', 'done', 'call', 'answer', 'rejection', 'event', 'log', 'warning', 'error'];

/** Reads a message of the frame, in which code of any origin may run. @returns undefined if it is none */
export function readMessage(data: unknown): FromFrame | undefined {
  if (!isRecord(data) || !types.includes(String(data.type)) || typeof data.time !== 'number') return undefined;
  const { type, values = [], id = 0, name = '' } = data;
  const isValid = Array.isArray(values) && values.every(isValue) && typeof id === 'number' && typeof name === 'string';
  return isValid ? ({ type, time: data.time, values, id, name } as FromFrame) : undefined;
}

function isValue(value: unknown): value is Value {
  if (!isRecord(value)) return false;
  const { kind, text, name, entries, more } = value;
  if (kind !== 'object') return typeof kind === 'string' && typeof text === 'string';
  return (
    typeof name === 'string' &&
    typeof more === 'number' &&
    Array.isArray(entries) &&
    entries.every((entry) => Array.isArray(entry) && typeof entry[0] === 'string' && isValue(entry[1]))
  );
}

function isRecord(data: unknown): data is Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null;
}
