/** What one platform's part of a plugin implements, no matter which language it is written in. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../facts/package-files';
import { languageOf, type NativeLanguage, type NativeSource, scanSource } from '../native-source';

export interface Implementation {
  /** Methods that the plugin declares itself; false for one that only refuses the call. */
  methods: Map<string, boolean>;
  /** Methods that every plugin of the platform has. */
  inherited: ReadonlySet<string>;
  /** Names of the plugin's classes, as its sources write them. */
  classNames?: ReadonlySet<string>;
  emitsEvent(event: string): boolean;
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

/** True for a body that only answers that the call is not implemented or not available. */
export function onlyRejects(body: string): boolean {
  const statement = body.replace(/\s+/g, ' ').trim().replace(/;$/, '').trim();
  return (
    /^(?:return )?call\.(?:unimplemented|unavailable)\([^()]*\)$/.test(statement) ||
    /^\[call (?:unimplemented|unavailable)(?::[^[\]]*)?\]$/.test(statement)
  );
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

/** True when the implementation has the member: a method's name, `addListener`, or `addListener:<event>`. */
export function implementsMember(implementation: Implementation | undefined, member: string): boolean {
  if (implementation === undefined) {
    return false;
  }
  if (member.startsWith('addListener:')) {
    return implementation.emitsEvent(member.slice('addListener:'.length));
  }
  if (member === 'addListener' || member === 'removeAllListeners') {
    return true;
  }
  return implementation.methods.get(member) ?? implementation.inherited.has(member);
}
