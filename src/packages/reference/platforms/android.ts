/** What a plugin implements on Android: its methods with `@PluginMethod`, in Java and Kotlin. */

import type { VersionName } from '../../../config/versions';
import { readPackageFile } from '../facts/package-files';
import { readBody, scanSource } from '../native-source';
import { emitsEvent, type Implementation, readSupport, type SourceFile, type Support } from './implementation';

/** Reads the methods with `@PluginMethod`, and what they do. */
function readPluginMethods(code: string): [string, Support][] {
  return [...code.matchAll(/@PluginMethod\b(?:\([^)]*\))?/g)].flatMap((match) => {
    const from = match.index + match[0].length;
    const declaration = /\b(?:void|fun)\s+(\w+)\s*\(/.exec(code.slice(from));
    if (declaration === null) {
      return [];
    }
    const body = readBody(code, from + declaration.index + declaration[0].length);
    return [[declaration[1] ?? '', body === undefined ? 'refuses' : readSupport(body)] as [string, Support]];
  });
}

/** Reads what methods are declared to return: `@PluginMethod(returnType = PluginMethod.RETURN_CALLBACK)`. */
function readReturns(code: string): [string, string][] {
  const pattern = /@PluginMethod\s*\([^)]*\b(RETURN_\w+)[^)]*\)\s*[^;{}]*?\b(?:void|fun)\s+(\w+)\s*\(/g;
  return [...code.matchAll(pattern)].map(([, type = '', name = '']) => [name, type]);
}

const inheritedMethods = new Map<VersionName, ReadonlySet<string>>();

/** Reads the methods that every plugin of the version inherits from the base class, once for all plugins. */
function readInheritedMethods(version: VersionName): ReadonlySet<string> {
  const known = inheritedMethods.get(version);
  if (known !== undefined) return known;
  const text = readPackageFile(version, '@capacitor/android', 'capacitor/src/main/java/com/getcapacitor/Plugin.java');
  const names = new Set(readPluginMethods(scanSource(text, 'java').code).map(([name]) => name));
  inheritedMethods.set(version, names);
  return names;
}

/** Finds the class that a source declares as a plugin, with its name in JavaScript. */
function readPluginClass({ code, strings }: SourceFile): { className: string; name: string } | undefined {
  const annotation = /@(?:CapacitorPlugin|NativePlugin)\b/.exec(code);
  if (annotation === null) {
    return undefined;
  }
  const className = /\bclass\s+(\w+)/.exec(code.slice(annotation.index));
  if (className?.[1] === undefined) {
    return undefined;
  }
  const head = code.slice(annotation.index, annotation.index + className.index);
  const name = /\bname\s*=\s*"/.exec(head);
  const start = name === null ? -1 : annotation.index + name.index + name[0].length - 1;
  return {
    className: className[1],
    name: strings.find((literal) => literal.start === start)?.value ?? className[1],
  };
}

/**
 * Reads the Android part of a plugin.
 * @param sources Java and Kotlin of the plugin's package, or of the whole runtime
 * @param pluginName name in JavaScript; undefined takes every plugin class of the sources
 */
export function readAndroidImplementation(
  version: VersionName,
  sources: readonly SourceFile[],
  pluginName: string | undefined,
): Implementation | undefined {
  const classes = sources.flatMap((source) => {
    const found = readPluginClass(source);
    const isMeant = found !== undefined && (pluginName === undefined || found.name === pluginName);
    return isMeant ? [{ ...source, className: found.className }] : [];
  });
  if (classes.length === 0) {
    return undefined;
  }
  return {
    methods: new Map(classes.flatMap(({ code }) => readPluginMethods(code))),
    returns: new Map(classes.flatMap(({ code }) => readReturns(code))),
    inherited: readInheritedMethods(version),
    classNames: new Set(classes.map(({ className }) => className)),
    emitsEvent: (event) => emitsEvent(sources, event),
  };
}
