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
  readonly setting: Setting | undefined;
}

/** `variable = value`, `property=value`, `ext.variable = value`. */
const assignment = /^(?:(?:def|set|ext)[ .]+)?([A-Za-z_][\w.]*) ?= ?([^=].*)$/;

/** A package of Gradle in quotes, with its version: `classpath 'com.android.tools.build:gradle:4.2.1'`. */
const coordinates = /'([\w.-]+:[\w.-]+):([^':]+)'/;

/** `platform :ios, '13.0'`. */
const podPlatform = /^(platform :\w+), ?'?([\d.]+)'?/;

/** Characters up to which a line is read. Lines of these files have 200 at most. */
const longest = 1000;

/** A text in quotes, or a comment. Two slashes behind a colon belong to an address. */
const quotedOrComment = /(['"]).*?(?:\1|$)|#.*|(?<![:\\])\/\/.*|\/\*[\s\S]*?(?:\*\/|$(?![\s\S]))/gm;

/** Reads the lines of a file that is written line by line. Comments begin with `#` or `//`, or are between slashes and asterisks. */
export function readLines(text: string): SourceLine[] {
  const codes = text.replace(quotedOrComment, (part, quote?: string) => (quote ? part : part.replace(/.+/g, '')));
  const lines = codes.split(/\r?\n/);
  return text.split(/\r?\n/).map((own, index) => {
    const plain = own.length > longest ? '' : normalize(lines[index] ?? '');
    return { line: index + 1, text: own.trim(), plain, setting: readSetting(plain) };
  });
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
