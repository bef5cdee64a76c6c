/** Functions, classes and constants of Swift, Objective-C, Java and Kotlin sources, found by pattern matching. */
import { findClosing, type NativeLanguage } from '../native-source';
import { memoizeByObject } from '../read-once';
import type { SourceFile } from './implementation';

/** Part of a source, by offsets. `end` is after the last character. */
export interface Range {
  source: SourceFile;
  start: number;
  end: number;
}

export interface NativeParameter {
  name: string;
  /** Label that a caller in Swift or Kotlin may write in front of the argument; undefined when there is none. */
  label: string | undefined;
  type: string;
}

export interface NativeFunction {
  name: string;
  /** The class that the function belongs to, directly or by an extension; the empty string for none. */
  className: string;
  parameters: NativeParameter[];
  /** The code between the braces. */
  body: Range;
  /** True for a function that the Android runtime calls with the result of an activity or of a permission prompt. */
  isCallback: boolean;
}

export interface NativeDeclarations {
  functions: ReadonlyMap<string, readonly NativeFunction[]>;
  /** Ranges of values that are assigned to a constant, a property with a value, or a case of an enum. */
  constants: ReadonlyMap<string, readonly Range[]>;
  /** Names of the classes, interfaces and the like. */
  types: ReadonlySet<string>;
  /** Superclass of each class that has one. */
  parents: ReadonlyMap<string, string>;
}

interface ClassRange {
  name: string;
  start: number;
  end: number;
}

const notFunctions: ReadonlySet<string> = new Set(['if', 'for', 'while', 'switch', 'catch', 'synchronized', 'try']);

/**
 * Splits a list at its commas, except those inside brackets.
 *
 * @returns ranges without the whitespace around them; empty ones are left out
 */
export function splitList({ source, start, end }: Range): Range[] {
  const { code } = source;
  const parts: Range[] = [];
  let from = start;
  for (let at = start; at <= end; at += 1) {
    const character = code.charAt(at);
    if (at < end && /[([{]/.test(character)) {
      at = Math.min(findClosing(code, at), end) - 1;
    } else if (at === end || character === ',') {
      const part = trimRange({ source, start: from, end: at });
      if (part.end > part.start) parts.push(part);
      from = at + 1;
    }
  }
  return parts;
}

/** Returns what is between the bracket at an offset and the one that closes it. */
export function readInside(source: SourceFile, open: number): Range {
  return { source, start: open + 1, end: findClosing(source.code, open) - 1 };
}

/** Lists the arguments of the call whose bracket is at an offset. */
export function listArguments(source: SourceFile, open: number): Range[] {
  return splitList(readInside(source, open));
}

/** Finds the offsets in the source at which the matches of a pattern in a range end. */
export function findEnds(range: Range, pattern: RegExp): number[] {
  return [...codeOf(range).matchAll(pattern)].map(({ index, 0: text }) => range.start + index + text.length);
}

/** Returns the range without the whitespace at its ends. */
export function trimRange({ source, start, end }: Range): Range {
  const text = source.code.slice(start, end);
  const from = start + (text.length - text.trimStart().length);
  return { source, start: from, end: Math.max(from, start + text.trimEnd().length) };
}

/** Returns the code of a range, in which the contents of strings are blank. */
export function codeOf({ source, start, end }: Range): string {
  return source.code.slice(start, end);
}

const findLabel = (range: Range): RegExpExecArray | null =>
  range.source.language === 'java' ? null : /^(\w+)\s*[:=]\s*(?!=)/.exec(codeOf(range));

/** The label in front of an argument; undefined when there is none. */
export const labelOf = (range: Range): string | undefined => findLabel(range)?.[1];

/** The argument without the label in front of it. */
export function stripLabel(range: Range): Range {
  return { ...range, start: range.start + (findLabel(range)?.[0].length ?? 0) };
}

function findClasses({ code, language }: SourceFile): ClassRange[] {
  const isObjectiveC = language === 'objc';
  const pattern = isObjectiveC
    ? /@implementation\s+(\w+)[\s\S]*?@end/g
    : /\b(?:class|struct|enum|extension|object|interface)\s+(?!func\b|var\b)(\w+)[^{};]*\{/g;
  return [...code.matchAll(pattern)].map(({ index, 0: { length }, 1: name = '' }) => ({
    name,
    start: index,
    end: isObjectiveC ? index + length : findClosing(code, index + length - 1),
  }));
}

function readParameter(range: Range): NativeParameter {
  const text = codeOf(range)
    .replace(/@\w+(?:\([^)]*\))?\s*/g, '')
    .replace(/\bfinal\s+/g, '');
  if (range.source.language === 'java') {
    const match = /^(.*?)\s+(\w+)$/s.exec(text);
    return { name: match?.[2] ?? text, label: undefined, type: match?.[1] ?? '' };
  }
  const match = /^(?:(\w+)\s+)?(\w+)\s*:\s*([\s\S]*)$/.exec(text);
  const name = match?.[2] ?? text;
  const label = match?.[1] ?? name;
  return { name, label: label === '_' ? undefined : label, type: match?.[3] ?? '' };
}

/** Finds where a body opens, behind parameters whose bracket is at an offset; undefined for code that is not a declaration. */
function findBody({ code, language }: SourceFile, bracket: number): number | undefined {
  const close = findClosing(code, bracket);
  const open = code.indexOf('{', close);
  const allowed =
    language === 'java' ? /^\s*(?:throws\s+[\w.,\s]+)?$/ : /^(?![\s\S]*\b(?:func|fun|var|let|val|class)\b)[^{};=]*$/;
  return open !== -1 && allowed.test(code.slice(close, open)) ? open : undefined;
}

/**
 * Beginnings of functions, up to the bracket of the parameters, or up to the brace of the body. Blocks of a Kotlin class that run when an object is made, and
 * computed properties of Swift, are functions without parameters.
 */
const functionPatterns: Readonly<Record<NativeLanguage, RegExp>> = {
  java: /[\w\]>]\s+(\w+)\s*\(/g,
  kotlin: /\bfun\s+(?:<[^>]*>\s*)?(?:\w+\.)?(\w+)\s*\(|\b(init)\s*\{/g,
  swift: /\bfunc\s+`?(\w+)`?\s*(?:<[^>(]*>)?\s*\(|(?<![.\w])(init)[?!]?\s*\(|\bvar\s+(\w+)\s*:\s*String\??\s*\{/g,
  objc: /^[-+]\s*\([^)]*\)\s*(\w+)[^{;]*\{/gm,
};

/** Finds functions, except those declared inside another one, because they are part of it. */
function findFunctions(source: SourceFile): NativeFunction[] {
  const { code, language } = source;
  const classes = findClasses(source);
  const found: NativeFunction[] = [];
  for (const match of code.matchAll(functionPatterns[language])) {
    const { index, 0: text } = match;
    const name = match[1] ?? match[2] ?? match[3] ?? '';
    const before = code.slice(Math.max(0, index - 200), index + text.lastIndexOf(name));
    if (language === 'java' && (notFunctions.has(name) || /\b(?:new|return|throw|else)\s+$/.test(before))) continue;
    const last = index + text.length - 1;
    const open = text.endsWith('{') ? last : findBody(source, last);
    if (open === undefined || open < (found.at(-1)?.body.end ?? 0)) continue;
    found.push({
      name,
      className: findClassAt(classes, index),
      parameters: language === 'objc' ? readSelector(text) : listParameters(source, last),
      body: readInside(source, open),
      isCallback: /@(?:Activity|Permission)Callback\b[^;{}]*$/.test(before),
    });
  }
  return found;
}

/** Reads the parameters between brackets; a body in their place has none. */
function listParameters(source: SourceFile, open: number): NativeParameter[] {
  return source.code.charAt(open) === '(' ? listArguments(source, open).map(readParameter) : [];
}

/** Reads the parameters of a method in Objective-C: `- (void)run:(CAPPluginCall *)call`. */
function readSelector(text: string): NativeParameter[] {
  return [...text.matchAll(/:\s*\(([^)]*)\)\s*(\w+)/g)].map(([, type = '', name = '']) => ({
    name,
    label: undefined,
    type,
  }));
}

function findClassAt(classes: readonly ClassRange[], offset: number): string {
  return classes.filter(({ start, end }) => start < offset && offset < end).at(-1)?.name ?? '';
}

/** Constants whose value begins with a string, or with a name that a string is added to. */
function findConstants(source: SourceFile): [string, Range][] {
  const pattern =
    /\b(?:let|val|case|String|NSString\s*\*\s*(?:const)?)\s+(\w+)\s*(?::\s*String\??)?\s*=\s*(?=@?"|[\w.]+ \+ ")/g;
  return [...source.code.matchAll(pattern)].map(({ index, 0: text, 1: name = '' }) => [
    name,
    { source, start: index + text.length, end: endOfExpression(source, index + text.length) },
  ]);
}

/**
 * Returns the offset after the expression that begins at `start`: before the `;`, comma, brace or bracket that follows it. In languages where lines
 * end statements, also before the end of the line, unless an operator continues the expression.
 */
export function endOfExpression({ code, language }: SourceFile, start: number): number {
  const linesEnd = language === 'swift' || language === 'kotlin';
  for (let at = start; at < code.length; at += 1) {
    const character = code.charAt(at);
    if (character === '(' || character === '[') {
      at = findClosing(code, at) - 1;
    } else if (/[;,{})\]]/.test(character)) {
      return at;
    } else if (character === '\n' && linesEnd) {
      const isContinued =
        /[+?:.=(&|-]\s*$/.test(code.slice(start, at)) || /^\s*(?:[+?:.]|&&|\|\|)/.test(code.slice(at, at + 200));
      if (!isContinued) return at;
    }
  }
  return code.length;
}

/** Classes with the class that they extend. */
function findParents({ code }: SourceFile): [string, string][] {
  const pattern = /\bclass\s+(\w+)\s*(?:\([^)]*\))?\s*(?:extends\b|:)\s*(\w+)/g;
  return [...code.matchAll(pattern)].map(([, name = '', parent = '']) => [name, parent]);
}

function group<T>(entries: readonly [string, T][]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const [name, value] of entries) groups.set(name, [...(groups.get(name) ?? []), value]);
  return groups;
}

/** True for a function that takes the call of a plugin's method. */
export const takesCall = ({ parameters }: NativeFunction): boolean =>
  parameters.some(({ type }) => /\b(?:CAP)?PluginCall\b/.test(type));

/** Lists all functions that are declared. */
export const listFunctions = ({ functions }: NativeDeclarations): NativeFunction[] => [...functions.values()].flat();

/** Everything that the sources of one platform declare. Cached because every v2 page needs what the runtime declares. */
export const readDeclarations = memoizeByObject((sources: readonly SourceFile[]): NativeDeclarations => {
  return {
    functions: group(
      sources.flatMap((source) => findFunctions(source).map((each): [string, NativeFunction] => [each.name, each])),
    ),
    constants: group(sources.flatMap(findConstants)),
    types: new Set(sources.flatMap((source) => findClasses(source).map(({ name }) => name))),
    parents: new Map(sources.flatMap(findParents)),
  };
});
