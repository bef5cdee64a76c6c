/** Finds the methods that return no promise, so that their errors reject nothing: those with a callback, and those that return nothing. */
import { findClosing } from '../native-source';
import type { SourceFile } from '../platforms/implementation';

/** `callback` hands errors to the callback as its second argument; `none` at most logs them. */
export type ReturnType = 'callback' | 'none';

const constants = {
  callback: { java: 'RETURN_CALLBACK', swift: 'CAPPluginReturnCallback' },
  none: { java: 'RETURN_NONE', swift: 'CAPPluginReturnNone' },
} as const;

/**
 * Reads the names of a plugin's methods that return no promise.
 *
 * @param type what the methods return instead
 * @param sources native sources of one platform
 * @param classes the plugin's classes
 */
export function readMethodsReturning(
  type: ReturnType,
  sources: readonly SourceFile[],
  classes: ReadonlySet<string>,
): ReadonlySet<string> {
  const { java, swift } = constants[type];
  const found = sources.flatMap(({ code, language, strings }) => {
    if (language === 'objc') return readMacros(code, classes, swift);
    const isOwn = [...code.matchAll(/\bclass\s+(\w+)/g)].some(([, name = '']) => classes.has(name));
    if (!isOwn) return [];
    if (language !== 'swift') {
      const pattern = new RegExp(
        `@PluginMethod\\s*\\([^)]*\\b${java}\\b[^)]*\\)\\s*[^;{}]*?\\b(?:void|fun)\\s+(\\w+)\\s*\\(`,
        'g',
      );
      return [...code.matchAll(pattern)].map(([, name = '']) => name);
    }
    // The name is a string: `CAPPluginMethod(name: "watch", returnType: CAPPluginReturnCallback)`.
    return [...code.matchAll(new RegExp(`\\bCAPPluginMethod\\(\\s*name:\\s*(?="[^)]*\\b${swift}\\b)`, 'g'))].flatMap(
      ({ index, 0: text }) => strings.filter(({ start }) => start === index + text.length).map(({ value }) => value),
    );
  });
  return new Set(found);
}

/** Reads the methods with a return type that `CAP_PLUGIN` registers for a class. */
function readMacros(code: string, classes: ReadonlySet<string>, returnType: string): string[] {
  return [...code.matchAll(/\bCAP_PLUGIN\(\s*(\w+)/g)].flatMap(({ index, 1: name = '' }) => {
    const block = classes.has(name) ? code.slice(index, findClosing(code, code.indexOf('(', index))) : '';
    return [...block.matchAll(new RegExp(`\\bCAP_PLUGIN_METHOD\\(\\s*(\\w+)\\s*,\\s*${returnType}\\b`, 'g'))].map(
      ([, method = '']) => method,
    );
  });
}
