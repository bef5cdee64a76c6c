/** Lines of Gradle files, properties, Podfiles and Xcode projects: settings with a value, and other lines. */

/** A line with a name and a value: a variable, a property, a package with its version, the platform of a Podfile. */
export interface Setting {
  /** `minSdkVersion`, `distributionUrl`, `com.android.tools.build:gradle`, `platform :ios`. */
  readonly name: string;
  readonly value: string;
}

/** A line as it is written, with what it means. */
export interface SourceLine {
  /** From 1. */
  readonly line: number;
  /** As it is written, without the space around. */
  readonly text: string;
  /** Text to compare with other files: without a comment, with the same quotes and spaces everywhere. Empty if nothing else is there. */
  readonly plain: string;
  readonly setting?: Setting;
}

/** `variable = value`, `property=value`, `ext.variable = value`. */
const assignment = /^(?:(?:def|set|ext)[ .]+)?([A-Za-z_][\w.]*) ?= ?([^=].*)$/;

/** A package of Gradle in quotes, with its version: `classpath 'com.android.tools.build:gradle:4.2.1'`. */
const coordinates = /'([\w.-]+:[\w.-]+):([^':]+)'/;

/** `platform :ios, '13.0'`. */
const podPlatform = /^(platform :\w+), ?'?([\d.]+)'?/;

/** Characters up to which a line is read. Lines of these files have 200 at most. */
const longest = 1000;

/** Reads the lines of a file that is written line by line. Comments begin with `#` or `//`, or are between slashes and asterisks. */
export function readLines(text: string): SourceLine[] {
  let isInComment = false;
  return text.split(/\r?\n/).map((own, index) => {
    const [code, isOpen] = withoutComments(own.length > longest ? '' : own, isInComment);
    isInComment = isOpen;
    const plain = normalize(code);
    const setting = readSetting(plain);
    return { line: index + 1, text: own.trim(), plain, ...(setting === undefined ? {} : { setting }) };
  });
}

/** Removes comments from a line; returns the rest and whether a comment goes on in the next line. */
function withoutComments(line: string, isInComment: boolean): [code: string, isOpen: boolean] {
  const start = isInComment ? 0 : findComment(line);
  if (start === -1) return [line, false];
  if (!isInComment && !line.startsWith('/*', start)) return [line.slice(0, start), false];
  const end = line.indexOf('*/', isInComment ? 0 : start + 2);
  const before = isInComment ? '' : line.slice(0, start);
  if (end === -1) return [before, true];
  const [rest, isOpen] = withoutComments(line.slice(end + 2), false);
  return [before + rest, isOpen];
}

/** Finds where a comment begins that is not in quotes. Two slashes behind a colon belong to an address. */
function findComment(line: string): number {
  let quote = '';
  for (let index = 0; index < line.length; index++) {
    const letter = line[index] ?? '';
    if (quote !== '') quote = letter === quote ? '' : quote;
    else if (letter === "'" || letter === '"') quote = letter;
    else if (letter === '#' || line.startsWith('/*', index)) return index;
    else if (line.startsWith('//', index) && !/[:\\]/.test(line[index - 1] ?? '')) return index;
  }
  return -1;
}

/** Writes a line as other files may write it too. The way up to `node_modules` is longer in a workspace. */
function normalize(code: string): string {
  return code
    .trim()
    .replace(/[;,]$/, '')
    .replaceAll('"', "'")
    .replace(/\s+/g, ' ')
    .replace(/(?:\.\.\/)+/g, '../');
}

function readSetting(plain: string): Setting | undefined {
  const [, name, value] = coordinates.exec(plain) ?? podPlatform.exec(plain) ?? assignment.exec(plain) ?? [];
  return name === undefined || value === undefined ? undefined : { name, value: value.replace(/^'(.*)'$/, '$1') };
}
