/** Reads the runtime's messages for a plugin that refuses a call without a message of its own. */
import type { VersionName } from '../../../config/versions';
import { readPackageFile } from '../facts/package-files';
import { type Platform, unknownText } from '../types';
import type { Refusals } from './native';

const kinds = ['unimplemented', 'unavailable'] as const;

/** Value of a constant such as `UNIMPLEMENTED = "not implemented"`. */
function readConstant(text: string, name: string): string | undefined {
  return new RegExp(`\\b${name}\\s*=\\s*["']([^"']+)["']`).exec(text)?.[1];
}

/**
 * Reads the messages and codes of `unimplemented()` and `unavailable()` in a file of the runtime.
 *
 * @param text source of the class that has them: `PluginCall.java`, `CAPPluginCall.swift`, the module of `WebPlugin`
 * @returns the messages and codes found there; none for a function of a different form
 */
export function readRefusals(text: string): Refusals {
  const found: Refusals = {};
  for (const kind of kinds) {
    const body = new RegExp(`\\b(?:void|func)?\\s*${kind}\\(\\s*\\)\\s*\\{([^}]*)\\}`).exec(text)?.[1];
    const message =
      new RegExp(`\\b${kind}\\(msg = '([^']+)'\\)`).exec(text)?.[1] ??
      /"([^"]+)"/.exec(body ?? '')?.[1] ??
      readConstant(text, /\b(UN[A-Z]+)\b/.exec(body ?? '')?.[1] ?? '-');
    if (message === undefined) continue;
    const name = kind.toUpperCase();
    const hasCode = new RegExp(`(?:reject\\(msg, |code: )"${name}"|ExceptionCode\\["\\w+"\\] = "${name}"`).test(text);
    found[kind] = { message, ...(hasCode ? { code: name } : {}) };
  }
  return found;
}

/** Reads which getters without a default value return an empty one, from the source of `PluginCall.java`. */
export function readNeverNull(text: string): ReadonlySet<string> {
  const getters = text.matchAll(/\b(get\w+)\(String name\)\s*\{[^}]*\breturn this\.\1\(name, new\b/g);
  return new Set([...getters].map(([, name = '']) => name));
}

/**
 * Reads how the runtime for Android rejects a call that asks for permissions.
 *
 * @param bridge source of `Bridge.java`, whose `validatePermissions` looks for the permissions in the manifest
 * @param plugin source of `Plugin.java`, whose `requestPermissions` looks for their names
 * @returns the messages found there; none for v2, whose plugins look for the permissions themselves
 */
export function readPermissionRefusals(bridge: string, plugin: string): Refusals {
  const validate = bridge.slice(bridge.search(/\bboolean validatePermissions\(/));
  const missing = /^boolean validatePermissions\([\s\S]*?\.append\("([^"]+?)(?:\\n)?"\)/.exec(validate)?.[1];
  const alias = /\bif \(aliasSet\.isEmpty\(\)\) \{\s*call\.reject\("([^"]+)"\)/.exec(plugin)?.[1];
  return {
    ...(missing === undefined ? {} : { missingPermission: { message: `${missing} ${unknownText}` } }),
    ...(alias === undefined ? {} : { unknownAlias: { message: alias } }),
  };
}

const androidFolder = 'capacitor/src/main/java/com/getcapacitor';

const files = {
  ios: ['@capacitor/ios', 'Capacitor/Capacitor/CAPPluginCall.swift'],
  android: ['@capacitor/android', `${androidFolder}/PluginCall.java`],
  bridge: ['@capacitor/android', `${androidFolder}/Bridge.java`],
  plugin: ['@capacitor/android', `${androidFolder}/Plugin.java`],
} as const;

const known = new Map<VersionName, Record<Platform, Refusals>>();

/** The refusals of a version's runtime by platform; v2 has none in JavaScript. */
export function readRuntimeRefusals(version: VersionName): Record<Platform, Refusals> {
  const cached = known.get(version);
  if (cached !== undefined) return cached;
  const android = readPackageFile(version, ...files.android);
  const refusals = {
    ios: readRefusals(readPackageFile(version, ...files.ios)),
    android: {
      ...readRefusals(android),
      ...readPermissionRefusals(readPackageFile(version, ...files.bridge), readPackageFile(version, ...files.plugin)),
      neverNull: readNeverNull(android),
    },
    web: version === 'v2' ? {} : readRefusals(readPackageFile(version, '@capacitor/core', 'dist/index.js')),
  };
  known.set(version, refusals);
  return refusals;
}
