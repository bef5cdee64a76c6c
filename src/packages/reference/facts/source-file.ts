/** Files that facts are read from, and how a value is found in one. */

import { inputError } from '@capacitor-docs/shared';
import type { VersionName } from '../../../config/versions';
import type { PlatformFact } from '../types';
import { readPackageFile } from './package-files';
import { type NativePlatform, readTemplateFile, templateSource } from './templates';

/** A text with the name of its origin: `@capacitor/android capacitor/build.gradle`. */
export interface SourceFile {
  source: string;
  version: VersionName;
  text: string;
}

/**
 * Returns the first capture group of a pattern in a file.
 * @param sought name of the value
 * @throws when the pattern does not match, with the file and the name of the value.
 */
export function findValue(file: SourceFile, sought: string, pattern: RegExp): string {
  const value = pattern.exec(file.text)?.[1];
  if (value === undefined) {
    throw inputError(
      `${file.source} of ${file.version} does not state ${sought} (pattern ${pattern.source}). Run "npm ci" in the project; after a change of version, correct the pattern in src/packages/reference/facts.`,
    );
  }
  return value;
}

/**
 * Returns the fact that a pattern finds in a file.
 * @throws as {@link findValue} does.
 */
export function readFact(file: SourceFile, name: string, label: string, pattern: RegExp): PlatformFact {
  return { name, value: findValue(file, name, pattern), label, source: file.source };
}

/** Drops the trailing zeros that prose omits from a version number: `16.0.0` gives `16`, `12.4.0` gives `12.4`. */
export function shortenVersion(version: string): string {
  return version.replace(/(?:\.0)+$/, '');
}

/** Reads a file of a package. */
export function packageFile(version: VersionName, name: string, path: string): SourceFile {
  return { source: `${name} ${path}`, version, text: readPackageFile(version, name, path) };
}

/** Reads a file of the native project that the CLI creates. */
export function templateFile(version: VersionName, platform: NativePlatform, path: string): SourceFile {
  return {
    source: `@capacitor/cli ${templateSource(version, platform)}/${path}`,
    version,
    text: readTemplateFile(version, platform, path),
  };
}
