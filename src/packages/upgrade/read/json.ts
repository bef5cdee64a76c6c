import { createScanner, type Node, type ParseError, parse, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Dependency } from '../plan/plan';
import { ReadError } from './reading';

/** Messages for the reader, by the error names of the parser. */
const reasons: Readonly<Record<string, string>> = {
  InvalidSymbol: 'Not valid JSON: put text in double quotes.',
  InvalidNumberFormat: 'Not a valid JSON number.',
  PropertyNameExpected: 'A name in double quotes is missing here.',
  ValueExpected: 'A value is missing here.',
  ColonExpected: 'A colon is missing here.',
  CommaExpected: 'A comma is missing in front of this.',
  CloseBraceExpected: 'The closing brace } is missing. Is the text complete?',
  CloseBracketExpected: 'The closing bracket ] is missing. Is the text complete?',
  UnexpectedEndOfComment: 'The end of the comment */ is missing.',
  UnexpectedEndOfString: 'The closing quote " is missing in this line.',
  InvalidEscapeCharacter: 'A backslash must be written twice in JSON.',
};

/** Comments and a comma after the last item are no obstacle. */
const options = { disallowComments: false, allowTrailingComma: true };

/**
 * Reads a JSON object.
 *
 * @throws ReadError
 */
export function parseObject(text: string): Node {
  const root = parseWith((errors) => parseTree(text, errors, options));
  if (root?.type !== 'object') throw new ReadError('This is no JSON object.', root?.offset);
  return root;
}

/** Reads a JSON value without a tree, which is quicker for a long text. */
export function parseValue(text: string): unknown {
  return parseWith((errors): unknown => parse(text, errors, options));
}

/** @returns where the first object of a text ends, or the end of the text. Another text may follow the object. */
export function findEnd(text: string): number {
  const scanner = createScanner(text, true);
  let depth = 0;
  // Each token is shorter than the text.
  for (let count = 0; count < text.length; count += 1) {
    scanner.scan();
    const token = text.slice(scanner.getTokenOffset(), scanner.getPosition());
    if (token === '') break;
    if (token === '{' || token === '[') depth += 1;
    if (token === '}' || token === ']') depth -= 1;
    if (depth === 0) return scanner.getPosition();
  }
  return text.length;
}

function parseWith<Result>(run: (errors: ParseError[]) => Result): Result {
  const errors: ParseError[] = [];
  let result: Result;
  try {
    result = run(errors);
  } catch {
    // The parser calls itself for each level, until the browser stops it.
    throw new ReadError('The brackets are nested too deeply. Paste only your package.json.');
  }
  const [error] = errors;
  if (error === undefined) return result;
  throw new ReadError(reasons[printParseErrorCode(error.error)] ?? 'This is no JSON.', error.offset);
}

/** Returns the value of a property of an object. If several have the name, the last one wins, as in JavaScript. */
export function findProperty(object: Node | undefined, name: string): Node | undefined {
  const found = object?.children?.filter(({ children }) => children?.[0]?.value === name).at(-1);
  return found?.children?.[1];
}

/** @returns the names and values of an object */
export function listProperties(object: Node | undefined): { name: string; value: Node; offset: number }[] {
  return (object?.type === 'object' ? (object.children ?? []) : []).flatMap(({ children: [key, value] = [] }) =>
    key === undefined || value === undefined ? [] : [{ name: String(key.value), value, offset: value.offset }],
  );
}

/** @returns the value of a string, or undefined for others */
export function stringOf(node: Node | undefined): string | undefined {
  return node?.type === 'string' ? String(node.value) : undefined;
}

/** @returns the strings of an array */
export function stringsOf(node: Node | undefined): string[] {
  return (node?.type === 'array' ? (node.children ?? []) : []).flatMap((item) => stringOf(item) ?? []);
}

/** @returns the names and values of an object; none for other values */
export function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
}

/** @returns a property of an object; undefined for other values */
export function propertyOf(value: unknown, name: string): unknown {
  return entriesOf(value).find(([key]) => key === name)?.[1];
}

/** @returns the packages of a project in a lock file, with what is installed */
export function listPackages(project: unknown, installedOf: (name: string) => string | undefined): Dependency[] {
  return ['dependencies', 'devDependencies', 'optionalDependencies'].flatMap((list) =>
    entriesOf(propertyOf(project, list)).flatMap(([name, range]): Dependency[] => {
      if (typeof range !== 'string') return [];
      return [{ name, range, isForDevelopment: list === 'devDependencies', installed: installedOf(name) }];
    }),
  );
}
