/** Checks that native code blocks of pages name only Capacitor API that the version has. */
import { knownVersions, type VersionName } from '../../config/versions';
import { type NativeLanguage, scanSource } from '../../reference/native-source';
import { checkAppleBlock } from './check-apple';
import { checkJvmBlock } from './check-jvm';
import type { UnknownNativeName } from './findings';
import { readNativeSources } from './sources';

export type { UnknownNativeName } from './findings';

/**
 * Finds names in a native block that look like Capacitor API but do not exist in the version: imports, annotations,
 * types, macros, and members of the plugin, its calls and the bridge. A heuristic: names that may not be Capacitor's pass.
 * @param code the block as written on the page
 * @returns findings in line order, counted from 1, each with the nearest name that exists
 */
export function checkNativeBlock(language: NativeLanguage, code: string, version: VersionName): UnknownNativeName[] {
  const source = scanSource(code, language);
  const own = readNativeSources(version);
  const others = knownVersions.filter((name) => name !== version).map(readNativeSources);
  if (language === 'java' || language === 'kotlin') {
    return checkJvmBlock(
      language,
      source.code,
      own.java,
      others.map(({ java }) => java),
    );
  }
  return checkAppleBlock(
    language,
    source.code,
    own.swift,
    others.map(({ swift }) => swift),
  );
}
