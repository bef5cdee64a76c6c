/** Finds the methods whose caller passes a callback: their errors go to the callback as its second argument, and the promise does not reject. */
import { findClosing } from '../native-source';
import type { SourceFile } from '../platforms/implementation';

/**
 * Reads the names of a plugin's callback methods.
 *
 * @param sources native sources of one platform
 * @param classes the plugin's classes
 */
export function readCallbackMethods(sources: readonly SourceFile[], classes: ReadonlySet<string>): ReadonlySet<string> {
  const found = sources.flatMap(({ code, language, strings }) => {
    if (language === 'objc') return readMacros(code, classes);
    const isOwn = [...code.matchAll(/\bclass\s+(\w+)/g)].some(([, name = '']) => classes.has(name));
    if (!isOwn) return [];
    if (language !== 'swift') {
      return [
        ...code.matchAll(/@PluginMethod\s*\([^)]*\bRETURN_CALLBACK\b[^)]*\)\s*[^;{}]*?\b(?:void|fun)\s+(\w+)\s*\(/g),
      ].map(([, name = '']) => name);
    }
    // The name is a string: `CAPPluginMethod(name: "watch", returnType: CAPPluginReturnCallback)`.
    return [...code.matchAll(/\bCAPPluginMethod\(\s*name:\s*(?="[^)]*\bCAPPluginReturnCallback\b)/g)].flatMap(
      ({ index, 0: text }) => strings.filter(({ start }) => start === index + text.length).map(({ value }) => value),
    );
  });
  return new Set(found);
}

/** Reads the callback methods that `CAP_PLUGIN` registers for a class. */
function readMacros(code: string, classes: ReadonlySet<string>): string[] {
  return [...code.matchAll(/\bCAP_PLUGIN\(\s*(\w+)/g)].flatMap(({ index, 1: name = '' }) => {
    const block = classes.has(name) ? code.slice(index, findClosing(code, code.indexOf('(', index))) : '';
    return [...block.matchAll(/\bCAP_PLUGIN_METHOD\(\s*(\w+)\s*,\s*CAPPluginReturnCallback\b/g)].map(
      ([, method = '']) => method,
    );
  });
}
