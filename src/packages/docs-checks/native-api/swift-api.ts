/** Reads the public Swift and Objective-C API of `@capacitor/ios`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findClosing, listFiles, packageDir, scanSource } from '@capacitor-docs/reference';
import type { VersionName } from '../../../config/versions';
import { ensureClass, keepTopLevel, makeApi, type NativeApi } from './native-api';

const root = 'Capacitor/Capacitor';

/** Base types of the system that add no members relevant to the check. A class with another unknown base is not checked. */
const closedBases = ['NSObject', 'NSObjectProtocol', 'Int', 'Error', 'CustomNSError', 'LocalizedError'];

const typePattern =
  /^([^\S\n]*(?:(?:@\w+(?:\([^)]*\))?|public|open|internal|final|indirect)\s+)*)(class|struct|enum|protocol|extension)\s+(?!func\b|var\b|let\b|override\b)([\w.]+)(?:<[^>{]*>)?\s*(?::\s*([^{]+?))?\s*(?:\bwhere\b[^{]*)?\{/gm;

function splitNames(list: string, separator: RegExp): string[] {
  return list
    .split(separator)
    .map((name) => name.trim().replace(/<.*$/s, '').replace(/^.*\./, ''))
    .filter((name) => /^\w+$/.test(name));
}

/** Reads the names of the cases on a line of an enum: `case a, b(Int), c = "x"`. */
function readCases(line: string): string[] {
  const list = /^\s*case\s+(.*)$/.exec(line)?.[1] ?? '';
  return list
    .replace(/\([^)]*\)/g, '')
    .split(',')
    .flatMap((part) => /^\s*`?(\w+)/.exec(part)?.[1] ?? []);
}

/** Reads the members of a type that are visible to other modules. */
function readMembers(kind: string, body: string, isPublic: boolean): string[] {
  return keepTopLevel(body)
    .split('\n')
    .flatMap((line) => {
      if (kind === 'enum' && /^\s*case\s/.test(line)) {
        return readCases(line);
      }
      const match =
        /^\s*((?:(?:@\w+|\w+)(?:\([^)]*\))?\s+)*?)(?:func|var|let|typealias|class|struct|enum)\s+`?(\w+)/.exec(line);
      const modifiers = (match?.[1] ?? '').replace(/\b\w+\(set\)/g, '');
      if (match?.[2] === undefined || /\b(?:private|fileprivate|internal)\b/.test(modifiers)) {
        return [];
      }
      return isPublic || /\b(?:public|open)\b/.test(modifiers) ? [match[2]] : [];
    });
}

function readSwiftFile(api: NativeApi, code: string, isPlugin: boolean): void {
  for (const match of code.matchAll(typePattern)) {
    const [whole, modifiers = '', kind = '', fullName = '', heritage = ''] = match;
    const name = fullName.replace(/^.*\./, '');
    const isPublic = /\b(?:public|open)\b/.test(modifiers);
    const open = match.index + whole.length - 1;
    const allPublic = isPublic && (kind === 'protocol' || kind === 'extension');
    const members = readMembers(kind, code.slice(open + 1, findClosing(code, open) - 1), allPublic);
    if (kind !== 'extension' && !isPublic) {
      // A public type may extend it without exposing more members to other modules.
      api.closed.add(name);
      continue;
    }
    const entry = ensureClass(api, name);
    for (const member of members) {
      entry.members.add(member);
    }
    for (const base of splitNames(heritage, /[,&]/)) {
      entry.supers.add(base);
    }
    if (kind !== 'extension' && !isPlugin) {
      api.coreTypes.add(name);
    }
  }
  for (const match of code.matchAll(/\bpublic\s+typealias\s+(\w+)\s*=\s*([^\n]*)/g)) {
    const name = match[1] ?? '';
    api.otherNames.add(name);
    const composed = splitNames(match[2] ?? '', /&/);
    if (composed.length > 1) {
      ensureClass(api, name).supers = new Set(composed);
    }
  }
}

const annotationMacros = '(?:\\s*(?:DEPRECATED\\w*|__deprecated\\w*|NS_\\w+|API_\\w+)(?:\\([^)]*\\))?)*';

/** Removes the bodies of macros, which declare nothing themselves. */
function dropMacroBodies(code: string): string {
  return code.replace(/^([^\S\n]*#define[^\n]*)\\\n(?:[^\n]*\\\n)*[^\n]*$/gm, '$1');
}

function readHeader(api: NativeApi, header: string): void {
  const code = dropMacroBodies(header);
  for (const match of code.matchAll(
    /((?:NS_SWIFT_NAME\(\w+\)\s*)?)@(interface|protocol)\s+(\w+)([^\n;]*)\n([\s\S]*?)@end/g,
  )) {
    const [, swiftName = '', , name = '', heritage = '', body = ''] = match;
    const entry = ensureClass(api, name);
    const bases = heritage.match(/\w+/g) ?? [];
    // The name in parentheses is a category, not a base type.
    const category = /^\s*\(\s*(\w*)\s*\)/.exec(heritage)?.[1];
    for (const base of bases.filter((candidate) => candidate !== category)) {
      entry.supers.add(base);
    }
    const properties = body.matchAll(new RegExp(`@property[^;]*?\\b(\\w+)${annotationMacros}\\s*;`, 'g'));
    const methods = body.matchAll(/^\s*[-+]\s*\(.*?\)\s*(\w+)/gm);
    const renamed = body.matchAll(/NS_SWIFT_NAME\(\s*(\w+)/g);
    for (const member of [...properties, ...methods, ...renamed]) {
      entry.members.add(member[1] ?? '');
    }
    api.coreTypes.add(name);
    const alias = /\((\w+)\)/.exec(swiftName)?.[1];
    if (alias !== undefined) {
      ensureClass(api, alias).supers.add(name);
      api.coreTypes.add(alias);
    }
  }
  const names = [
    ...code.matchAll(/^\s*#define\s+(\w+)/gm),
    ...code.matchAll(/\(\^(\w+)\)/g),
    ...code.matchAll(/NS_(?:ENUM|OPTIONS)\(\s*\w+\s*,\s*(\w+)/g),
    ...code.matchAll(/NS_SWIFT_NAME\(\s*(\w+)/g),
    ...code.matchAll(/\bextern\b[^;{]*?\b(\w+)\s*;/g),
  ];
  for (const match of names) {
    api.otherNames.add(match[1] ?? '');
  }
}

/** Reads every public type of the version's iOS runtime. */
export function readSwiftApi(version: VersionName): NativeApi {
  const api = makeApi(closedBases);
  const dir = join(packageDir(version, '@capacitor/ios'), root);
  for (const path of listFiles(dir)) {
    const text = (): string => readFileSync(join(dir, path), 'utf8');
    if (path.endsWith('.swift')) {
      readSwiftFile(api, scanSource(text(), 'swift').code, path.startsWith('Plugins/'));
    } else if (path.endsWith('.h')) {
      readHeader(api, scanSource(text(), 'objc').code);
    }
  }
  return api;
}
