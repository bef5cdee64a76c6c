import type { MethodModel, PluginModel, TypeModel, TypeText } from '@capacitor-docs/reference';

/**
 * Finds the types that only one method needs: its options, its result, and the types in them. They are shown with that method. Other types
 * have their own section.
 *
 * @returns ids of types by the id of the method that owns them, in reading order
 */
export function findOwnedTypes({ methods, types }: PluginModel): ReadonlyMap<string, readonly string[]> {
  const usesOfTypes = new Map(types.map((type) => [type.id, listUses(type)]));
  const usesOfMethods = new Map(methods.map((method) => [method.id, listMethodUses(method)]));
  const owned = new Map<string, string[]>();
  for (const [method, direct] of usesOfMethods) {
    const reached = reach(direct, types);
    // A type that can also be reached from elsewhere has no owner.
    const others = methods.filter(({ id }) => id !== method).flatMap(({ id }) => usesOfMethods.get(id) ?? []);
    const orphans = types.filter(({ id }) => !reached.includes(id)).flatMap(({ id }) => usesOfTypes.get(id) ?? []);
    const shared = new Set(reach([...others, ...orphans], types));
    owned.set(
      method,
      reached.filter((id) => !shared.has(id)),
    );
  }
  return owned;
}

/** @returns ids of the given types and of all types that they refer to, each once, nearest first */
export function reach(start: readonly string[], types: readonly TypeModel[]): string[] {
  const found = new Set<string>();
  const waiting = [...start];
  for (let id = waiting.shift(); id !== undefined; id = waiting.shift()) {
    const type = types.find((each) => each.id === id);
    if (type === undefined || found.has(id)) continue;
    found.add(id);
    waiting.push(...listUses(type));
  }
  return [...found];
}

/** @returns ids of the types in the signature of a method */
export function listMethodUses({ parameters, returns }: MethodModel): string[] {
  return [...parameters.map(({ type }) => type), returns].flatMap(listNames);
}

/** @returns ids of the types that a type is made of */
export function listUses(type: TypeModel): string[] {
  if (type.kind === 'enum') return [];
  if (type.kind === 'alias') return listNames(type.type);
  return [...type.extends, ...type.members.map((member) => member.type)].flatMap(listNames);
}

const listNames = ({ links }: TypeText): string[] => Object.values(links);
