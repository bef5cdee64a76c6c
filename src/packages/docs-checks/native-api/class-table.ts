/** Stores the classes of a native API with their members, and resolves inherited members. */
import { findClosing } from '@capacitor-docs/reference';

export interface NativeClass {
  /** Own public members: methods, properties, constants, enum cases. */
  members: Set<string>;
  /** Simple names of the classes, interfaces and protocols that it extends. */
  supers: Set<string>;
}

export type ClassTable = Map<string, NativeClass>;

/** Returns the entry of a class, and creates it if needed: a Swift class collects members from its extensions. */
export function ensureClass(table: ClassTable, name: string): NativeClass {
  const known = table.get(name);
  if (known !== undefined) {
    return known;
  }
  const made: NativeClass = { members: new Set(), supers: new Set() };
  table.set(name, made);
  return made;
}

/**
 * Collects every member of a class, including inherited ones.
 * @param closed base types whose members do not matter
 * @returns `open` is true when the class extends an unknown type, so that its members are not fully known
 */
export function collectMembers(
  table: ClassTable,
  name: string,
  closed: ReadonlySet<string>,
): { members: Set<string>; open: boolean } {
  const members = new Set<string>();
  const seen = new Set<string>();
  let open = false;
  const visit = (current: string): void => {
    if (seen.has(current) || closed.has(current)) {
      return;
    }
    seen.add(current);
    const entry = table.get(current);
    if (entry === undefined) {
      open = true;
      return;
    }
    for (const member of entry.members) {
      members.add(member);
    }
    for (const base of entry.supers) {
      visit(base);
    }
  };
  visit(name);
  return { members, open };
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
