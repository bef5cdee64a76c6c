import { readBunLock } from './bun-lock';
import { isDoctor, readDoctor } from './cap-doctor';
import { type AppText, combine } from './combine';
import { findProperty, listProperties, parseObject, parseValue, propertyOf, toValue } from './json';
import { isNpmTree, readNpmLs } from './npm-ls';
import { isPackageJson, readPackageJson } from './package-json';
import { readNpmTree, readPackageLock } from './package-lock';
import { readPnpmLock } from './pnpm-lock';
import { readPnpmWorkspace } from './pnpm-workspace';
import { countLines, type Problem, ReadError, type Reading } from './reading';
import { readWorkspaceJson } from './workspace-json';
import { readYarnLock } from './yarn-lock';

export type TextResult =
  | { readonly isRead: true; readonly app: AppText }
  | { readonly isRead: false; readonly problem: Problem };

/** Maximum lengths in characters, of any text and of a `package.json`. Lock files have up to a few million, and others a few thousand. */
const longest = { text: 10_000_000, packageJson: 1_000_000 };

const formats =
  'package.json, package-lock.json, yarn.lock, pnpm-lock.yaml, bun.lock, pnpm-workspace.yaml, or the output of npx cap doctor or npm ls';

/**
 * Reads what readers paste about their app, whatever its format: one text, or several one below the other, such as a `package.json` and the catalog that it
 * refers to. Nothing in it is run or fetched.
 */
export function readText(text: string): TextResult {
  const result = readParts(text);
  return 'line' in result ? { isRead: false, problem: result } : { isRead: true, app: combine(result) };
}

/** Reads all parts of a text. */
export function readParts(text: string): readonly Reading[] | Problem {
  const readings: Reading[] = [];
  // Lines and columns stay the same.
  let rest = text.replace(/^\uFEFF/, ' ').replaceAll('\r\n', ' \n');
  try {
    if (rest.length > longest.text) throw new ReadError('The text is too long. Paste only your package.json.');
    while (findStart(rest) < rest.length) {
      const { reading, end } = readFirst(rest, readings.length === 0);
      readings.push(reading);
      rest = rest.slice(0, end).replace(/[^\n]/g, ' ') + rest.slice(end);
    }
    return readings;
  } catch (error) {
    if (!(error instanceof ReadError)) throw error;
    const lines = rest.slice(0, error.offset).split('\n');
    return { line: lines.length, column: (lines.at(-1)?.length ?? 0) + 1, message: error.message };
  }
}

interface Part {
  readonly reading: Reading;
  /** Offset of what follows it. */
  readonly end: number;
}

/** Recognizes the format of the first part of a text by its content. */
function readFirst(text: string, isAlone: boolean): Part {
  const start = findStart(text);
  if (text[start] === '{') return readJson(text);
  // Only JSON has lines that begin with a brace.
  const next = text.indexOf('\n{', start);
  const end = next === -1 ? text.length : next;
  const part = text.slice(0, end);
  const read = findReader(part);
  if (read !== undefined) return { reading: read(part), end };
  if (text[start] === '"') return readFragment(text);
  if (part.includes('bun-lockfile-format'))
    throw new ReadError(
      'A bun.lockb is no text. Run “bun install --save-text-lockfile”, and open the bun.lock that it writes.',
    );
  throw new ReadError(
    isAlone
      ? `The assistant does not know this format. Paste a ${formats}.`
      : 'The file above has ended before this. Remove what follows it.',
    start,
  );
}

/** @returns offset of the first character that is neither blank nor in a comment */
function findStart(text: string): number {
  return /^(?:\s+|\/\/.*|\/\*[\s\S]*?\*\/)*/.exec(text)?.[0].length ?? 0;
}

function findReader(text: string): ((text: string) => Reading) | undefined {
  if (isDoctor(text)) return readDoctor;
  if (isNpmTree(text)) return readNpmLs;
  if (/^(?:lockfileVersion|importers):/m.test(text)) return readPnpmLock;
  if (/^(?:packages|catalogs?):/m.test(text)) return readPnpmWorkspace;
  if (/^(?:# yarn lockfile|__metadata:)|^ {2,4}version:? "?\d/m.test(text)) return readYarnLock;
  return undefined;
}

function readJson(text: string): Part {
  if (/"lockfileVersion"\s*:/.test(text.trimStart().slice(0, 2000))) {
    const { value, end } = parseValue(text);
    return { reading: propertyOf(value, 'workspaces') ? readBunLock(value) : readPackageLock(value), end };
  }
  if (text.length > longest.packageJson)
    throw new ReadError('The text is too long for a package.json. Paste only that file.');
  const { root, end } = parseObject(text);
  const [first] = listProperties(findProperty(root, 'dependencies'));
  if (first?.value.type === 'object') return { reading: readNpmTree(toValue(root)), end };
  const reading = isPackageJson(root) ? readPackageJson(root, countLines(text)) : readWorkspaceJson(root);
  if (reading !== undefined) return { reading, end };
  throw new ReadError('This JSON has no "dependencies". Paste your package.json.', root.offset);
}

/** Reads a part of a `package.json`: `"dependencies": {…},` or lines of it. */
function readFragment(text: string): Part {
  if (text.length > longest.packageJson)
    throw new ReadError('The text is too long for a package.json. Paste only that file.');
  // The brace takes the place of a character, so that columns stay the same where there is one.
  try {
    const { root, end } = parseObject(`{${text}}`);
    if (!isPackageJson(root))
      throw new ReadError('This part of a package.json has no "dependencies". Paste the whole file.', 1);
    const rest = text.slice(end - 1);
    // The closing braces of the object around it.
    const isOver = /^[\s},]*$/.test(rest);
    return { reading: readPackageJson(root, countLines(`{${text}`)), end: isOver ? text.length : end - 1 };
  } catch (error) {
    throw error instanceof ReadError ? new ReadError(error.message, Math.max(0, error.offset - 1)) : error;
  }
}
