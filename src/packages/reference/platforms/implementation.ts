/** What one platform's part of a plugin implements, no matter which language it is written in. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../facts/package-files';
import { languageOf, type NativeLanguage, type NativeSource, scanSource } from '../native-source';

/** What a platform does with a call: it works, resolves without doing anything, or only says that it is not implemented. */
export type Support = 'works' | 'nothing' | 'refuses';

export interface Implementation {
  /** Methods that the plugin declares itself. */
  methods: Map<string, Support>;
  /** Methods that every plugin of the platform has. */
  inherited: ReadonlySet<string>;
  /** Names of the plugin's classes, as its sources write them. */
  classNames: ReadonlySet<string>;
  /** What methods are registered to return: `RETURN_CALLBACK`, `CAPPluginReturnNone`. Those of Android that return a promise are left out. */
  returns?: ReadonlyMap<string, string>;
  /** @param property property without which the event's data reaches no listener, if there is one */
  emitsEvent(event: string, property?: string): boolean;
}

export interface SourceFile extends NativeSource {
  path: string;
  language: NativeLanguage;
}

/** Reads and scans the native sources below a folder, without tests. */
export function readSources(dir: string): SourceFile[] {
  return listFiles(dir).flatMap((path) => {
    const language = languageOf(path);
    if (language === undefined || /(?:^|\/)(?:test|androidTest|\w*Tests)\//.test(path)) {
      return [];
    }
    return [{ path, language, ...scanSource(readFileSync(join(dir, path), 'utf8'), language) }];
  });
}

/** Statements of native methods that only say that the call is not implemented or not available, and that only resolve it without a result. */
const refusal =
  /^(?:(?:return )?call\.(?:unimplemented|unavailable)\([^()]*\)|\[call (?:unimplemented|unavailable)(?::[^[\]]*)?\])$/;
const emptyResult = /^(?:(?:return )?call\.(?:resolve|success)\(\)|\[call (?:resolve|success)\])?$/;

/** Reads what the body of a native method does, given without its braces. */
export function readSupport(body: string): Support {
  const statement = body.replace(/\s+/g, ' ').trim().replace(/;$/, '').trim();
  if (refusal.test(statement)) return 'refuses';
  return emptyResult.test(statement) ? 'nothing' : 'works';
}

/**
 * True when the sources emit the event: its name is in a `notifyListeners` call, or it appears elsewhere
 * (a constant, an enum, a wrapper's argument) and some `notifyListeners` call takes a computed name.
 * Names passed to `trigger…JSEvent` and `hasListeners` do not count.
 */
export function emitsEvent(sources: readonly NativeSource[], event: string): boolean {
  const computed = sources.some(({ code }) => /\bnotifyListeners(?:\(|:)\s*(?!@?")/.test(code));
  return sources.some(({ code, strings }) =>
    strings.some(({ start, value }) => {
      if (value !== event) {
        return false;
      }
      const before = code.slice(Math.max(0, start - 120), start);
      if (/\bnotifyListeners(?:\(|:)\s*@?$/.test(before)) {
        return true;
      }
      if (!computed || /\b(?:trigger\w*JSEvent\w*|hasListeners)\W[^;\n]*$/.test(before)) {
        return false;
      }
      const constant = /\b(\w+)\s*(?::\s*String\s*)?=\s*@?$/.exec(before)?.[1];
      return constant === undefined || isUsed(sources, constant);
    }),
  );
}

/** True when a name appears anywhere besides its declaration. */
function isUsed(sources: readonly NativeSource[], name: string): boolean {
  const pattern = new RegExp(`\\b${name}\\b`, 'g');
  return sources.reduce((count, { code }) => count + (code.match(pattern)?.length ?? 0), 0) > 1;
}

/**
 * What the implementation does for a member: a method's name, `addListener`, or `addListener:<event>`. `addListener:<event>:<property>` stands for
 * a listener that gets only data with this property.
 */
export function supportOf(implementation: Implementation | undefined, member: string): Support {
  if (implementation === undefined) return 'refuses';
  const [name = '', event, property] = member.split(':');
  if (event !== undefined) return implementation.emitsEvent(event, property) ? 'works' : 'refuses';
  if (name === 'addListener' || name === 'removeAllListeners') return 'works';
  return implementation.methods.get(name) ?? (implementation.inherited.has(name) ? 'works' : 'refuses');
}
