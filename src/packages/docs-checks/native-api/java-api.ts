/** Reads the public Java API of `@capacitor/android`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findClosing, listFiles, packageDir, scanSource } from '@capacitor-docs/reference';
import type { VersionName } from '../../../config/versions';
import { ensureClass, keepTopLevel, makeApi, type NativeApi } from './native-api';

export interface JavaApi extends NativeApi {
  /** Full names: `com.getcapacitor.annotation.CapacitorPlugin`. */
  readonly types: Set<string>;
  readonly annotations: Set<string>;
}

const root = 'capacitor/src/main/java';

/**
 * Members of the JSON classes that JSObject and JSArray extend.
 * Source: org.json of the Android SDK.
 */
const jsonMembers: Readonly<Record<string, string>> = {
  JSONObject:
    'accumulate append get getBoolean getDouble getInt getJSONArray getJSONObject getLong getString has isNull keys ' +
    'length names opt optBoolean optDouble optInt optJSONArray optJSONObject optLong optString put putOpt remove ' +
    'toJSONArray quote wrap numberToString NULL',
  JSONArray:
    'get getBoolean getDouble getInt getJSONArray getJSONObject getLong getString isNull join length opt optBoolean ' +
    'optDouble optInt optJSONArray optJSONObject optLong optString put remove toJSONObject',
};

const typePattern =
  /((?:@\w+(?:\([^)]*\))?\s+|(?:public|protected|private|static|final|abstract)\s+)*)(@interface|class|interface|enum)\s+(\w+)([^{;]*)\{/g;

/** Reads the simple names after `extends` and `implements`. */
function readSupers(heritage: string): string[] {
  const plain = heritage.replace(/<[^<>]*(?:<[^<>]*>[^<>]*)*>/g, '');
  return [...plain.matchAll(/\b(?:extends|implements)\s+([\w.,\s]+?)(?=\bimplements\b|$)/g)].flatMap((match) =>
    (match[1] ?? '')
      .split(',')
      .map((name) => name.trim().replace(/^.*\./, ''))
      .filter((name) => name !== ''),
  );
}

/** Reads the public and protected members of a class, every member of an interface or annotation, or an enum's constants. */
function readMembers(kind: string, body: string): string[] {
  const own = keepTopLevel(body);
  const declared = [
    ...own.matchAll(/\b(?:public|protected)\s+[^;={}()]*?\b(\w+)\s*[(=;]/g),
    ...(kind === 'class' || kind === 'enum' ? [] : own.matchAll(/(?<![@\w.])(\w+)\s*[(=]/g)),
  ].map((match) => match[1] ?? '');
  const constants = kind === 'enum' ? (/^[^;]*/.exec(own)?.[0].match(/\b[A-Za-z_]\w*\b/g) ?? []) : [];
  return [...declared, ...constants];
}

/** Reads the types of one file into the tables. */
function readFile(api: JavaApi, code: string, isPlugin: boolean): void {
  const packageName = /\bpackage\s+([\w.]+)\s*;/.exec(code)?.[1] ?? '';
  for (const match of code.matchAll(typePattern)) {
    const [whole, modifiers = '', kind = '', name = '', heritage = ''] = match;
    if (/\bprivate\b/.test(modifiers)) {
      continue;
    }
    const open = match.index + whole.length - 1;
    const entry = ensureClass(api, name);
    for (const member of readMembers(kind, code.slice(open + 1, findClosing(code, open) - 1))) {
      entry.members.add(member);
    }
    for (const base of readSupers(heritage)) {
      entry.supers.add(base);
    }
    api.types.add(`${packageName}.${name}`);
    if (!isPlugin) {
      api.coreTypes.add(name);
    }
    if (kind === '@interface') {
      api.annotations.add(name);
    }
  }
}

/** Reads every public type of the version's Android runtime. */
export function readJavaApi(version: VersionName): JavaApi {
  const api = {
    ...makeApi([]),
    types: new Set<string>(),
    annotations: new Set<string>(),
  };
  const dir = join(packageDir(version, '@capacitor/android'), root);
  for (const path of listFiles(dir).filter((file) => file.endsWith('.java'))) {
    readFile(api, scanSource(readFileSync(join(dir, path), 'utf8'), 'java').code, path.includes('/plugin/'));
  }
  for (const [name, members] of Object.entries(jsonMembers)) {
    ensureClass(api, name).members = new Set(members.split(' '));
  }
  return api;
}
