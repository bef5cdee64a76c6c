/** Classes of a native API with their members, and what a class has by inheritance. */
import { findClosing } from '../../reference/native-source';

export interface NativeClass {
  /** Own public members: methods, properties, constants, enum cases. */
  members: Set<string>;
  /** Classes, interfaces and protocols that it builds on, by simple name. */
  supers: Set<string>;
}

export type ClassTable = Map<string, NativeClass>;

/** The entry of a class, made when there is none: a Swift class gathers members from its extensions. */
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
 * Every member that a class has, inherited ones included.
 * @param closed bases outside of the table whose members are of no interest
 * @returns `open` is true when the class builds on something unknown, so that its members cannot be told
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

/** A class's body with everything inside nested braces blanked: its own declarations only. */
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
