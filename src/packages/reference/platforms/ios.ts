/** What a plugin implements on iOS: the methods that it registers, with their bodies in Swift or Objective-C. */

import type { VersionName } from '../../../config/versions';
import { readPackageFile } from '../facts/package-files';
import { findClosing } from '../native-source';
import { codeOf, readDeclarations, takesCall } from './declarations';
import { emitsEvent, type Implementation, readSupport, type SourceFile, type Support } from './implementation';

interface Registration {
  /** Objective-C name of the class. */
  className: string;
  /** What the methods return, by name. */
  returns: (readonly [name: string, type: string])[];
}

/** Plugins registered with the `CAP_PLUGIN` macro. */
function readMacros({ code, strings }: SourceFile, pluginName: string | undefined): Registration[] {
  return [...code.matchAll(/\bCAP_PLUGIN\(\s*(\w+)\s*,\s*"/g)].flatMap((match) => {
    const name = strings.find(({ start }) => start === match.index + match[0].length - 1)?.value;
    if (pluginName !== undefined && name !== pluginName) {
      return [];
    }
    const block = code.slice(match.index, findClosing(code, code.indexOf('(', match.index)));
    const methods = [...block.matchAll(/\bCAP_PLUGIN_METHOD\(\s*(\w+)\s*,\s*(\w+)/g)];
    return [{ className: match[1] ?? '', returns: methods.map(([, method = '', type = '']) => [method, type]) }];
  });
}

/** Plugins registered with `jsName` and `pluginMethods` of the CAPBridgedPlugin protocol in Swift. */
function readSwiftProtocols({ code, strings }: SourceFile, pluginName: string | undefined): Registration[] {
  const valueAt = (offset: number): string => strings.find(({ start }) => start === offset)?.value ?? '';
  return [...code.matchAll(/\bclass\s+(\w+)[^{]*\bCAPBridgedPlugin\b[^{]*/g)].flatMap((match) => {
    const open = match.index + match[0].length;
    const body = code.slice(open, findClosing(code, open));
    const jsName = /\bjsName\s*(?::\s*String\s*)?=\s*"/.exec(body);
    const name = jsName === null ? match[1] : valueAt(open + jsName.index + jsName[0].length - 1);
    if (pluginName !== undefined && name !== pluginName) {
      return [];
    }
    const returns = [
      ...body.matchAll(/(?:\bCAPPluginMethod|\.init)\(\s*name:\s*(?="(?:[^)]*\b(CAPPluginReturn\w+))?)/g),
    ].map(({ index, 0: text, 1: type = '' }) => [valueAt(open + index + text.length), type] as const);
    return returns.length === 0 ? [] : [{ className: match[1] ?? '', returns }];
  });
}

/** Finds the Swift name of a class, which may differ from its Objective-C name. */
function findSwiftName(sources: readonly SourceFile[], className: string): string {
  const renamed = new RegExp(`@objc\\(\\s*${className}\\s*\\)\\s*(?:\\w+\\s+)*?class\\s+(\\w+)`);
  return sources.map(({ code }) => renamed.exec(code)?.[1]).find((name) => name !== undefined) ?? className;
}

/** Methods that the bridge adds to every plugin's header since v3. */
function readInheritedMethods(version: VersionName): ReadonlySet<string> {
  const text = readPackageFile(version, '@capacitor/ios', 'Capacitor/Capacitor/JSExport.swift');
  return new Set([...text.matchAll(/PluginHeaderMethod\(name: "(\w+)"/g)].map((match) => match[1] ?? ''));
}

/**
 * Reads the iOS part of a plugin.
 * @param sources Swift and Objective-C of the plugin's package, or of the whole runtime
 * @param pluginName name in JavaScript; undefined takes every plugin of the sources
 */
export function readIosImplementation(
  version: VersionName,
  sources: readonly SourceFile[],
  pluginName: string | undefined,
): Implementation | undefined {
  const registrations = sources.flatMap((source) =>
    source.language === 'objc' ? readMacros(source, pluginName) : readSwiftProtocols(source, pluginName),
  );
  if (registrations.length === 0) {
    return undefined;
  }
  const inherited = readInheritedMethods(version);
  const { functions } = readDeclarations(sources);
  const methods = registrations.flatMap(({ className, returns }) => {
    const names = [className, findSwiftName(sources, className)];
    return returns.map(([name]): [string, Support] => {
      const own = functions.get(name)?.find((fn) => names.includes(fn.className) && takesCall(fn));
      if (own !== undefined) return [name, readSupport(codeOf(own.body))];
      return [name, inherited.has(name) ? 'works' : 'refuses'];
    });
  });
  const names = registrations.flatMap(({ className }) => [className, findSwiftName(sources, className)]);
  return {
    methods: new Map(methods),
    returns: new Map(registrations.flatMap(({ returns }) => returns)),
    inherited,
    classNames: new Set(names),
    emitsEvent: (event) => emitsEvent(sources, event),
  };
}
