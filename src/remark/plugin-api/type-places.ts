import type { MethodModel, PluginModel, TypeModel, TypeText } from '@capacitor-docs/reference';

/** The types that a method takes and gives, as its signature names them. */
export interface MethodTypes {
  /** Types of its parameters, without those that its callbacks get. */
  readonly taken: readonly string[];
  /** Types of what its callbacks get. */
  readonly called: readonly string[];
  /** Types of its result. */
  readonly returned: readonly string[];
}

/** Where the types of a plugin are shown. */
export interface TypePlaces {
  /** Ids of the types in the card of a method, by its id. Types that are in none of these have a card of their own. */
  readonly inCards: ReadonlyMap<string, readonly string[]>;
  /** Methods that take or give a type with properties, by the id of the type, in the order of the page. */
  readonly users: ReadonlyMap<string, readonly MethodModel[]>;
}

/**
 * Finds the card in which each type is shown: that of the only method which needs it, or else that of the first method which needs it, if some method takes
 * or gives it as a whole. What only the types in a card are made of is in that card, too.
 */
export function placeTypes(model: PluginModel): TypePlaces {
  const { methods, types } = model;
  const homes = new Map<string, string>();
  for (const [method, ids] of findOwnedTypes(model)) for (const id of ids) homes.set(id, method);
  const users = new Map<string, MethodModel[]>();
  for (const method of methods) {
    const { taken, called, returned } = listTypes(method, types);
    for (const id of new Set([...taken, ...called, ...returned])) {
      if (!hasProperties(types.find((type) => type.id === id))) continue;
      users.set(id, [...(users.get(id) ?? []), method]);
    }
  }
  // Also in the type of an option: notifications are first of all what `schedule` takes.
  for (const method of methods) {
    for (const id of reach(listMethodUses(method), types)) {
      if (users.has(id) && !homes.has(id)) homes.set(id, method.id);
    }
  }
  const named = new Set(methods.flatMap(listMethodUses));
  for (let isDone = false; !isDone; ) {
    const left = types.filter(({ id }) => !homes.has(id) && !named.has(id));
    const found = left.flatMap(({ id }): [string, string][] => {
      const parents = types.filter((type) => type.id !== id && listUses(type).includes(id));
      const [home, ...others] = new Set(parents.map((parent) => homes.get(parent.id)));
      return home === undefined || others.length > 0 ? [] : [[id, home]];
    });
    for (const [id, home] of found) homes.set(id, home);
    isDone = found.length === 0;
  }
  const inCards = methods.map(({ id }): [string, string[]] => [
    id,
    types.filter((type) => homes.get(type.id) === id).map((type) => type.id),
  ]);
  return { inCards: new Map(inCards), users };
}

/** Whether a type has properties: neither an enum nor an alias. */
export function hasProperties(type: TypeModel | undefined): boolean {
  return type?.kind === 'interface' || type?.kind === 'class';
}

/** Lists the types in the signature of a method by what it does with them. An alias leads to the types that it names. */
export function listTypes({ parameters, returns }: MethodModel, types: readonly TypeModel[]): MethodTypes {
  const parts = parameters.map(({ type }) => ({ type, isCallback: isCallback(type, types) }));
  const follow = ({ links }: TypeText, seen: readonly string[] = []): string[] =>
    Object.values(links).flatMap((id) => {
      const type = types.find((each) => each.id === id);
      return type?.kind !== 'alias' || seen.includes(id) ? [id] : [id, ...follow(type.type, [...seen, id])];
    });
  return {
    taken: parts.filter((part) => !part.isCallback).flatMap(({ type }) => follow(type)),
    called: parts.filter((part) => part.isCallback).flatMap(({ type }) => follow(type)),
    returned: follow(returns),
  };
}

/** Whether a parameter is a function: by its own type or by that of the alias that it names. */
export function isCallback(type: TypeText, types: readonly TypeModel[]): boolean {
  if (type.text.includes('=>')) return true;
  return Object.values(type.links).some((id) => {
    const named = types.find((each) => each.id === id);
    return named?.kind === 'alias' && named.type.text.includes('=>');
  });
}

/**
 * Finds the types that only one method needs: its options, its result, and the types in them. They are shown with that method. Other types
 * have their own section.
 *
 * @returns ids of types by the id of the method that owns them, in reading order
 */
export function findOwnedTypes({ methods, types }: PluginModel): ReadonlyMap<string, readonly string[]> {
  const owned = methods.map((method): [string, string[]] => {
    const reached = reach(listMethodUses(method), types);
    // A type that can also be reached from elsewhere has no owner.
    const others = methods.filter((other) => other !== method).flatMap(listMethodUses);
    const orphans = types.filter(({ id }) => !reached.includes(id)).flatMap(listUses);
    const shared = new Set(reach([...others, ...orphans], types));
    return [method.id, reached.filter((id) => !shared.has(id))];
  });
  return new Map(owned);
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
function listMethodUses({ parameters, returns }: MethodModel): string[] {
  return [...parameters.map(({ type }) => type), returns].flatMap(listNames);
}

/** @returns ids of the types that a type is made of */
function listUses(type: TypeModel): string[] {
  if (type.kind === 'enum') return [];
  if (type.kind === 'alias') return listNames(type.type);
  return [...type.extends, ...type.members.map((member) => member.type)].flatMap(listNames);
}

const listNames = ({ links }: TypeText): string[] => Object.values(links);
