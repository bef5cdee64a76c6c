import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';

/** A package that an app depends on. Names are taken from the file unchecked. */
export interface Dependency {
  readonly name: string;
  /** Range of versions, or an address: `^4.1.0`, `file:../plugin`. */
  readonly range: string;
  readonly isForDevelopment: boolean;
}

/** What a `package.json` says about an app. */
export interface PackageJson {
  readonly name: string;
  readonly dependencies: readonly Dependency[];
}

/** Why a text is not a valid `package.json`: what is wrong, where, and what to do. */
export interface PackageJsonProblem {
  readonly line: number;
  readonly column: number;
  readonly message: string;
}

export type PackageJsonResult =
  | { readonly isRead: true; readonly packageJson: PackageJson }
  | { readonly isRead: false; readonly problem: PackageJsonProblem };

/** Maximum length of the text, in characters. Real files have a few thousand. */
const longest = 1_000_000;

/** Maximum number of packages. Real files have a few hundred at most, and each may become a task on the page. */
const mostPackages = 1000;

/** Messages for the reader, by the error names of the parser. */
const reasons: Readonly<Record<string, string>> = {
  InvalidSymbol: 'Not valid JSON: put text in double quotes.',
  InvalidNumberFormat: 'Not a valid JSON number.',
  PropertyNameExpected: 'A name in double quotes is missing here. Is there a comma too many?',
  ValueExpected: 'A value is missing here. Is there a comma too many?',
  ColonExpected: 'A colon is missing here.',
  CommaExpected: 'A comma is missing in front of this.',
  CloseBraceExpected: 'The closing brace } is missing. Is the text complete?',
  CloseBracketExpected: 'The closing bracket ] is missing. Is the text complete?',
  EndOfFileExpected: 'The object has ended before this. Remove what follows it.',
  InvalidCommentToken: 'JSON has no comments. Remove this one.',
  UnexpectedEndOfComment: 'JSON has no comments. Remove this one.',
  UnexpectedEndOfString: 'The closing quote " is missing in this line.',
  InvalidEscapeCharacter: 'A backslash must be written twice in JSON.',
};

const notAnObject = 'A package.json is an object: it begins with { and ends with }. Paste the whole file.';

/** Parses the text of a `package.json`. Names and ranges are taken as they are. Nothing in the file is run or fetched. */
export function readPackageJson(text: string): PackageJsonResult {
  if (text.length > longest) return fail(text, 0, 'The text is too long for a package.json. Paste only that file.');
  const errors: ParseError[] = [];
  let root: Node | undefined;
  try {
    root = parseTree(text.replace(/^\uFEFF/, ' '), errors, { disallowComments: true });
  } catch {
    // The parser calls itself for each level, until the browser stops it.
    return fail(text, 0, 'The brackets are nested too deeply for a package.json. Paste only that file.');
  }
  const [error] = errors;
  if (root === undefined || (error === undefined && root.type !== 'object')) return fail(text, 0, notAnObject);
  if (error !== undefined)
    return fail(text, error.offset, reasons[printParseErrorCode(error.error)] ?? 'This is no JSON.');
  const name = findProperty(root, 'name');
  const dependencies: Dependency[] = [];
  const known = new Set<string>();
  for (const list of ['dependencies', 'devDependencies', 'optionalDependencies', 'peerDependencies']) {
    const value = findProperty(root, list);
    if (value === undefined) continue;
    if (value.type !== 'object') return fail(text, value.offset, `"${list}" must be an object of names and versions.`);
    for (const { children: [key, range] = [] } of value.children ?? []) {
      if (key === undefined || range === undefined) continue;
      if (range.type !== 'string') return fail(text, range.offset, 'A version must be a text in double quotes.');
      const packageName = String(key.value);
      if (known.has(packageName)) continue;
      if (known.size === mostPackages)
        return fail(text, key.offset, `The assistant reads up to ${mostPackages} packages, and this is one more.`);
      known.add(packageName);
      const isForDevelopment = list === 'devDependencies';
      dependencies.push({ name: packageName, range: String(range.value), isForDevelopment });
    }
  }
  return { isRead: true, packageJson: { name: name?.type === 'string' ? String(name.value) : '', dependencies } };
}

/** Returns the value of a property of an object. If several have the name, the last one wins, as in JavaScript. */
function findProperty(object: Node, name: string): Node | undefined {
  const found = object.children?.filter(({ children }) => children?.[0]?.value === name).at(-1);
  return found?.children?.[1];
}

function fail(text: string, offset: number, message: string): PackageJsonResult {
  const lines = text.slice(0, offset).split('\n');
  return { isRead: false, problem: { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, message } };
}
