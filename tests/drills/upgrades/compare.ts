/** Compares the files of two apps. */
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { diffArrays } from 'diff';
import { listPaths } from '../../../src/packages/shared/files/file-paths';

/** The files of an app by their paths, as they are compared. */
export type Tree = ReadonlyMap<string, FileText>;

/** The lines of a text without what has no meaning, or a sum of the bytes of another file. */
export type FileText = readonly string[];

/** A file that differs. */
export interface Difference {
  readonly file: string;
  /** `-` and the line where only the expected app has it, `+` where only the other one has it. A whole file is a line, too. */
  readonly lines: readonly string[];
}

export interface Comparison {
  readonly files: number;
  readonly differences: readonly Difference[];
}

/** What the line of a difference says about a file that only one of the apps has. */
export const wholeFile = '(the file)';

/** Installed packages are compared by `package.json`: exact versions differ by the day. */
const skipped = /^(?:node_modules|package-lock\.json)(?:\/|$)/;

/** Files whose content is no text. */
const binary = /\.(?:png|jar|rawproto|keystore|ico)$/;

/** Reads all files of an app. */
export function readTree(root: string): Tree {
  const files = listPaths(root).filter((file) => !skipped.test(file) && statSync(join(root, file)).isFile());
  return new Map(files.map((file) => [file, readText(file, readFileSync(join(root, file)))]));
}

/**
 * Returns what is compared of a file: lines without blanks at the beginning and end, without blank lines, and JSON with its keys in order. The versions of
 * packages count by their major, because the plan installs what is newest today.
 */
export function readText(file: string, content: Buffer): FileText {
  if (binary.test(file)) return [content.toString('base64')];
  const text = content.toString('utf8');
  if (file.endsWith('.podspec')) return toLines(text.replace(/(\d+)\.\d+\.\d+/g, '$1'));
  if (!file.endsWith('.json')) return toLines(text);
  const value: unknown = JSON.parse(text);
  return toLines(JSON.stringify(sortKeys(file === 'package.json' ? toMajors(value) : value), null, 2));
}

function toLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}

function sortKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sortKeys);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, own]) => [key, sortKeys(own)]));
}

/** `^4.1.0` and `4.1.5` are both `4`. */
function toMajors(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/^[\^~]?(\d+)\.\d+\.\d+$/, '$1');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, own]) => [key, toMajors(own)]));
}

/** Compares an app with the one that is expected. */
export function compareTrees(expected: Tree, actual: Tree): Comparison {
  const files = [...new Set([...expected.keys(), ...actual.keys()])].sort();
  const differences = files.flatMap((file): Difference[] => {
    const lines = compareFiles(expected.get(file), actual.get(file));
    return lines.length === 0 ? [] : [{ file, lines }];
  });
  return { files: files.length, differences };
}

function compareFiles(expected: FileText | undefined, actual: FileText | undefined): string[] {
  if (expected === undefined) return [`+ ${wholeFile}`];
  if (actual === undefined) return [`- ${wholeFile}`];
  return diffArrays([...expected], [...actual]).flatMap(({ added, removed, value }) => {
    if (!added && !removed) return [];
    return value.map((line) => `${added ? '+' : '-'} ${line.length > 1000 ? '(other bytes)' : line}`);
  });
}
