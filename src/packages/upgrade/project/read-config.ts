/** A key in a configuration, such as `server.androidScheme`. */
export interface ConfigKey {
  readonly path: string;
  readonly line: number;
  /** Whether its value is an object that is written there, so that its keys are known too. */
  readonly isObject: boolean;
}

/** What `capacitor.config.json`, `.ts` or `.js` has. */
export interface Config {
  readonly keys: readonly ConfigKey[];
  /** Line in which the object of the first key begins. */
  readonly start: number | undefined;
  /** First line that brings keys from elsewhere: `...base`, `[name]: value`, `{ server }`. */
  readonly unknown: number | undefined;
}

/** What is not a space: comments, strings, names, signs. */
const token =
  /(?<comment>\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$))|(?<text>"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\[\s\S]|[^`\\])*(?:`|$))|(?<name>[\w$]+)|\.\.\.|=>|[^\s\w$]/g;

/** What stands before the `{` of an object; before that of a block are other names and signs. */
const beforeObject: ReadonlySet<string> = new Set(['', '=', '(', '[', ',', ':', '?', '>', 'return', 'default']);

interface Bracket {
  /** Path of the object that it opens; undefined for a block, a list, a call. */
  readonly path: string | undefined;
  readonly line: number;
}

/**
 * Reads the keys of all objects in a configuration, without running anything.
 *
 * @param source JSON, JavaScript or TypeScript
 */
export function readConfig(source: string): Config {
  const keys: (ConfigKey & { isObject: boolean })[] = [];
  const open: Bracket[] = [];
  let [line, end]: [number, number] = [1, 0];
  let [start, unknown]: [number | undefined, number | undefined] = [undefined, undefined];
  /** The last two tokens; `previous` is a name or the content of a string. */
  let [beforePrevious, previous]: [string, string] = ['', ''];
  let [isName, isAfterKey] = [false, false];
  for (const { 0: whole, index, groups = {} } of source.matchAll(token)) {
    line += countBreaks(source.slice(end, index));
    end = index;
    if (groups.comment !== undefined) continue;
    const inside = open.at(-1);
    const isInObject = inside?.path !== undefined;
    const isAtKey = isInObject && previous !== '' && (beforePrevious === '{' || beforePrevious === ',');
    const hasKey = isAfterKey;
    isAfterKey = whole === ':' && isAtKey;
    switch (whole) {
      case ':':
        if (isAtKey) {
          start ??= inside.line;
          keys.push({ path: inside.path === '' ? previous : `${inside.path}.${previous}`, line, isObject: false });
        }
        break;
      case '{': {
        const key = hasKey ? keys.at(-1) : undefined;
        if (key !== undefined) key.isObject = true;
        const isOutermost = open.every(({ path }) => path === undefined) && beforeObject.has(previous);
        open.push({ path: key?.path ?? (isOutermost ? '' : undefined), line });
        break;
      }
      case '[':
      case '(':
        if (whole === '[' && isInObject && (previous === '{' || previous === ',')) unknown ??= line;
        open.push({ path: undefined, line });
        break;
      case '}':
      case ']':
      case ')':
      case ',':
        if (isAtKey && isName) unknown ??= line;
        if (whole !== ',') open.pop();
        break;
      case '...':
        if (isInObject) unknown ??= line;
        break;
    }
    isName = groups.name !== undefined;
    [beforePrevious, previous] = [previous, groups.text?.slice(1, -1) ?? whole];
  }
  return { keys, start, unknown };
}

function countBreaks(text: string): number {
  return text.split('\n').length - 1;
}
