/** What a native runtime offers to other modules: its types with their members, also those that they inherit. */
import { findClosing } from '@capacitor-docs/reference';

export interface NativeClass {
  /** Own public members: methods, properties, constants, enum cases. */
  members: Set<string>;
  /** Simple names of the classes, interfaces and protocols that it extends. */
  supers: Set<string>;
}

export interface NativeApi {
  readonly classes: Map<string, NativeClass>;
  /** Simple names of the types that are not of a plugin: in v2, the runtime has plugins, too. */
  readonly coreTypes: Set<string>;
  /** Names of type aliases, macros, constants and functions. */
  readonly otherNames: Set<string>;
  /** Base types that add no members relevant to the check. */
  readonly closed: Set<string>;
}

/** Makes an empty API. @param closed base types that add no members relevant to the check */
export function makeApi(closed: readonly string[]): NativeApi {
  return { classes: new Map(), coreTypes: new Set(), otherNames: new Set(), closed: new Set(closed) };
}

/** Returns the entry of a class, and creates it if needed: a Swift class collects members from its extensions. */
export function ensureClass({ classes }: NativeApi, name: string): NativeClass {
  const entry = classes.get(name) ?? { members: new Set(), supers: new Set() };
  classes.set(name, entry);
  return entry;
}

/** Whether the API has a type, or something else, of this name. */
export function isKnownType({ classes, otherNames }: NativeApi, name: string): boolean {
  return classes.has(name) || otherNames.has(name);
}

/**
 * Collects every member of a type, including inherited ones.
 * @returns `open` is true when the type extends an unknown one, so that its members are not fully known
 */
export function collectMembers(
  { classes, closed }: NativeApi,
  name: string,
): { members: ReadonlySet<string>; open: boolean } {
  const members = new Set<string>();
  const types = new Set([name]);
  // A set that grows while it is read: each base is visited once.
  for (const type of types) {
    const entry = closed.has(type) ? undefined : classes.get(type);
    for (const member of entry?.members ?? []) members.add(member);
    for (const base of entry?.supers ?? []) types.add(base);
  }
  return { members, open: [...types].some((type) => !closed.has(type) && !classes.has(type)) };
}

/** Blanks everything inside nested braces of a class body, so that only the class's own declarations remain. */
export function keepTopLevel(body: string): string {
  const parts: string[] = [];
  let at = 0;
  while (at < body.length) {
    if (body.charAt(at) === '{') {
      const end = findClosing(body, at);
      parts.push(`{${body.slice(at + 1, end - 1).replace(/[^\n]/g, ' ')}}`);
      at = end;
    } else {
      parts.push(body.charAt(at));
      at += 1;
    }
  }
  return parts.join('');
}
