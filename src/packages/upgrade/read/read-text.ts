import { getNodeValue } from 'jsonc-parser';
import { readBunLock } from './bun-lock';
import { isDoctor, readDoctor } from './cap-doctor';
import { type AppText, combine } from './combine';
import { findEnd, findProperty, listProperties, parseObject, parseValue, propertyOf } from './json';
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

/** Maximum number of texts one below the other. */
const mostTexts = 20;

/** Maximum number of packages of a project. Real ones have a few hundred at most, and each may become a task on the page. */
const mostPackages = 1000;

const tooLong = 'The text is too long for a package.json. Paste only that file.';

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
      if (readings.length === mostTexts) throw new ReadError('These are too many files. Paste the files of one app.');
      const { reading, end } = readFirst(rest, readings.length === 0);
      if (reading.projects.some(({ dependencies }) => dependencies.length > mostPackages))
        throw new ReadError(`The assistant reads up to ${mostPackages} packages, and these are more.`, findStart(rest));
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
function readFirst(text: string, isFirst: boolean): Part {
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
    isFirst
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
  const end = findEnd(text);
  const part = text.slice(0, end);
  return { reading: readObject(part), end };
}

function readObject(text: string): Reading {
  if (/"lockfileVersion"\s*:/.test(text.trimStart().slice(0, 2000))) {
    const lock = parseValue(text);
    return propertyOf(lock, 'workspaces') ? readBunLock(lock) : readPackageLock(lock);
  }
  // In front of it are the blanks of what was read before.
  if (text.trimStart().length > longest.packageJson) throw new ReadError(tooLong);
  const root = parseObject(text);
  const [first] = listProperties(findProperty(root, 'dependencies'));
  if (first?.value.type === 'object') return readNpmTree(getNodeValue(root));
  const reading = isPackageJson(root) ? readPackageJson(root, countLines(text)) : readWorkspaceJson(root);
  if (reading === undefined)
    throw new ReadError('This JSON has no "dependencies". Paste your package.json.', root.offset);
  return reading;
}

/** Reads a part of a `package.json`: `"dependencies": {…},` or lines of it. */
function readFragment(text: string): Part {
  const whole = `{${text}}`;
  const end = findEnd(whole);
  const part = whole.slice(0, end);
  if (text.trim().length > longest.packageJson) throw new ReadError(tooLong);
  try {
    const root = parseObject(part);
    if (!isPackageJson(root))
      throw new ReadError('This part of a package.json has no "dependencies". Paste the whole file.', 1);
    // Only the closing braces of the object around it may follow.
    const isOver = /^[\s},]*$/.test(text.slice(end - 1));
    return { reading: readPackageJson(root, countLines(part)), end: isOver ? text.length : end - 1 };
  } catch (error) {
    // The text does not have the first brace.
    throw error instanceof ReadError ? new ReadError(error.message, Math.max(0, error.offset - 1)) : error;
  }
}
