/** Checks that native code blocks of pages name only Capacitor API that the version has. */

import { type NativeLanguage, scanSource } from '@capacitor-docs/reference';
import { knownVersions, type VersionName } from '../../../config/versions';
import type { Page } from '../../../remark/pages';
import type { Problem } from '../problem';
import { collectSnippets } from '../read/snippets';
import { checkAppleBlock } from './check-apple';
import { checkJvmBlock } from './check-jvm';
import { makeReporter, type UnknownNativeName } from './findings';
import { type JavaApi, readJavaApi } from './java-api';
import type { NativeApi } from './native-api';
import { readSwiftApi } from './swift-api';

const nativeLanguages = ['swift', 'kotlin', 'java', 'objc'] as const;

/** The native API of both platforms. */
interface NativeSources {
  swift: NativeApi;
  java: JavaApi;
}

/** Cached, because every native block of a version needs it. */
const cache = new Map<VersionName, NativeSources>();

/** @throws when the native packages of the version are not installed. */
export function readNativeSources(version: VersionName): NativeSources {
  const known = cache.get(version) ?? { swift: readSwiftApi(version), java: readJavaApi(version) };
  cache.set(version, known);
  return known;
}

/**
 * Finds names in a native block that look like Capacitor API but do not exist in the version: imports, annotations,
 * types, macros, and members of the plugin, its calls and the bridge. A heuristic: names that may not be Capacitor's pass.
 * @param code the block as written on the page
 * @returns findings in line order, counted from 1, each with the nearest name that exists
 */
export function checkNativeBlock(language: NativeLanguage, code: string, version: VersionName): UnknownNativeName[] {
  const source = scanSource(code, language).code;
  const reporter = makeReporter(source);
  const own = readNativeSources(version);
  const others = knownVersions.filter((name) => name !== version).map(readNativeSources);
  const scope = {
    source,
    code: source.replace(/^\s*[@#]?(?:import|include|package)\s[^\n]*/gm, (line) => line.replace(/[^\n]/g, ' ')),
    reporter,
  };
  if (language === 'java' || language === 'kotlin')
    checkJvmBlock(language, { ...scope, api: own.java, others: others.map(({ java }) => java) });
  else checkAppleBlock(language, { ...scope, api: own.swift, others: others.map(({ swift }) => swift) });
  return reporter.list();
}

/** Checks the native blocks of a page. */
export function checkNativeSnippets(page: Page): Problem[] {
  return collectSnippets(page).flatMap(({ language, code, fenceLine, nocheck }) => {
    const native = nativeLanguages.find((name) => name === language);
    return native === undefined || nocheck !== undefined
      ? []
      : checkNativeBlock(native, code, page.version).map(({ line, name, nearest }) => ({
          file: page.file,
          line: fenceLine + line,
          message: `The native packages of ${page.version} have no "${name}"${nearest === undefined ? '' : `; did you mean "${nearest}"?`}`,
        }));
  });
}
