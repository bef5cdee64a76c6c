import type { Declaration, Root } from 'postcss';

/** Matches quoted strings in values, and references to custom properties that have no fallback. */
const plainReference = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|var\((--[\w-]+)\)/g;

/** Matches a value that is only a reference to another property. */
const onlyReference = /^\s*var\((--[\w-]+)\)\s*$/;

/** Matches selectors of the root. Only the root has the attribute, which Docusaurus sets. */
const rootSelector = /^(?=.)(?:html|:root)?(?:\[data-theme=["']?\w+["']?\])?(?::root)?$/;

/** Keywords that, as the value of a custom property, apply to the property itself. */
const aboutItself = /^(?:initial|inherit|unset|revert|revert-layer)$/i;

/**
 * Longest value that is inlined although it is used more than once, in characters. Measured: with 15 the sheet of this site is 30 bytes larger,
 * with 60 it is just as large.
 */
const longestRepeated = 40;

/**
 * Removes custom properties that don't vary from a style sheet: properties that nothing reads, definitions that are always overridden, and
 * properties with one value everywhere, which is inlined where they were read.
 *
 * @param root sheet; changed in place
 * @param foreign properties that something else could set or read; they stay as they are
 */
export function foldVariables(root: Root, foreign: ReadonlySet<string>): void {
  dropOverridden(root);
  dropUnread(root, foreign);
  inlineAliases(root, foreign);
  inlineConstants(root, foreign);
}

/** Finds the definitions of custom properties, by name, without properties that must stay as they are. */
function findDefinitions(root: Root, foreign: ReadonlySet<string>): Map<string, Declaration[]> {
  const definitions = new Map<string, Declaration[]>();
  root.walkDecls(/^--/, (declaration) => {
    if (foreign.has(declaration.prop)) return;
    definitions.set(declaration.prop, [...(definitions.get(declaration.prop) ?? []), declaration]);
  });
  // Registered properties and properties whose values are queried stay as they are.
  root.walkAtRules((rule) => {
    for (const [name] of rule.params.matchAll(/--[\w-]+/g)) definitions.delete(name);
  });
  return definitions;
}

/** @returns the names of the rules around the rule of a declaration: `layer`, `media`; undefined for an important declaration */
function readContext({ parent, important }: Declaration): string[] | undefined {
  if (parent?.type !== 'rule' || important) return undefined;
  const names: string[] = [];
  for (let node = parent.parent; node !== undefined && node.type !== 'root'; node = node.parent as typeof node) {
    names.push('name' in node ? String(node.name) : 'selector');
  }
  return names;
}

function readSelector({ parent }: Declaration): string {
  return parent !== undefined && 'selector' in parent ? String(parent.selector) : '';
}

/** Removes definitions in layers that a definition outside of layers for the same elements always overrides, whatever else sets the property. */
function dropOverridden(root: Root): void {
  for (const declarations of findDefinitions(root, new Set()).values()) {
    const strong = declarations.filter((declaration) => readContext(declaration)?.length === 0).map(readSelector);
    for (const declaration of declarations) {
      const selector = readSelector(declaration);
      const isMet = strong.includes(selector) || (strong.includes(':root') && rootSelector.test(selector));
      if (isMet && readContext(declaration)?.includes('layer')) declaration.remove();
    }
  }
}

/** Removes properties that nothing reads, again and again: a property that only a removed one has read is now unread too. */
function dropUnread(root: Root, foreign: ReadonlySet<string>): void {
  const read = new Set<string>();
  root.walkDecls(({ value }) => {
    for (const [name] of value.matchAll(/--[\w-]+/g)) read.add(name);
  });
  const unread = [...findDefinitions(root, foreign)].filter(([name]) => !read.has(name));
  for (const declaration of unread.flatMap(([, declarations]) => declarations)) declaration.remove();
  if (unread.length > 0) dropUnread(root, foreign);
}

/** @returns whether a definition applies to the whole page without a condition; it may be in a layer */
function isEverywhere(declaration: Declaration): boolean {
  return readSelector(declaration) === ':root' && readContext(declaration)?.every((rule) => rule === 'layer') === true;
}

/** Replaces references to an alias by references to the property that it stands for, if both get their values from the root. */
function inlineAliases(root: Root, foreign: ReadonlySet<string>): void {
  const definitions = findDefinitions(root, foreign);
  const reads = countReads(root);
  const isOfRoot = (name: string): boolean =>
    definitions
      .get(name)
      ?.every(
        (found) => rootSelector.test(readSelector(found)) && readContext(found)?.includes('selector') === false,
      ) === true;
  const targets = new Map<string, string>();
  for (const [name, [declaration, ...others]] of definitions) {
    const target = onlyReference.exec(declaration?.value ?? '')?.[1];
    const count = reads.get(name);
    if (declaration === undefined || others.length > 0 || target === undefined || count === undefined) continue;
    if (isEverywhere(declaration) && isOfRoot(target) && count.plain === count.all) targets.set(name, target);
  }
  /** @returns the property that an alias finally stands for; undefined for other properties and for circular aliases */
  const follow = (name: string, passed: readonly string[] = []): string | undefined => {
    const target = targets.get(name);
    if (target === undefined) return passed.length === 0 ? undefined : name;
    return passed.includes(name) ? undefined : follow(target, [...passed, name]);
  };
  root.walkDecls((declaration) => {
    if (follow(declaration.prop) !== undefined) declaration.remove();
    else {
      declaration.value = replaceReferences(declaration.value, (name) => {
        const target = follow(name);
        return target === undefined ? undefined : `var(${target})`;
      });
    }
  });
}

/** Replaces references to properties by their values, if a value is the same on every element and in every state. */
function inlineConstants(root: Root, foreign: ReadonlySet<string>): void {
  const definitions = findDefinitions(root, foreign);
  const values = new Map<string, string | undefined>();

  /** @returns the value of a property that has only one, with its references resolved; undefined for other properties */
  const readConstant = (name: string): string | undefined => {
    if (values.has(name)) return values.get(name);
    // Set until the value is known, because a property that refers to itself has no value.
    values.set(name, undefined);
    const [declaration, ...others] = definitions.get(name) ?? [];
    if (declaration === undefined || others.length > 0) return undefined;
    if (!isEverywhere(declaration) || declaration.value.trim() === '' || aboutItself.test(declaration.value))
      return undefined;
    const value = replaceReferences(declaration.value, readConstant);
    if (value.includes('var(')) return undefined;
    values.set(name, value);
    return value;
  };

  const reads = countReads(root);
  const constants = new Map<string, string>();
  for (const name of definitions.keys()) {
    const value = readConstant(name);
    const count = reads.get(name);
    if (value === undefined || count === undefined || count.plain < count.all) continue;
    if (count.all === 1 || value.length <= longestRepeated) constants.set(name, value);
  }
  root.walkDecls((declaration) => {
    if (constants.has(declaration.prop)) declaration.remove();
    else declaration.value = replaceReferences(declaration.value, (name) => constants.get(name));
  });
}

/** Counts how often each property is read, and how often in a way that a value can replace. */
function countReads(root: Root): Map<string, { all: number; plain: number }> {
  const counts = new Map<string, { all: number; plain: number }>();
  const count = (name: string, kind: 'all' | 'plain'): void => {
    const known = counts.get(name) ?? { all: 0, plain: 0 };
    counts.set(name, { ...known, [kind]: known[kind] + 1 });
  };
  root.walkDecls(({ value }) => {
    for (const [name] of value.matchAll(/--[\w-]+/g)) count(name, 'all');
    for (const [, name] of value.matchAll(plainReference)) if (name !== undefined) count(name, 'plain');
  });
  return counts;
}

/** Replaces references to properties by values. The spaces separate what was separated by `)` before. */
function replaceReferences(text: string, findValue: (name: string) => string | undefined): string {
  return text.replace(plainReference, (whole, name?: string) => {
    const value = name === undefined ? undefined : findValue(name);
    return value === undefined ? whole : ` ${value} `;
  });
}
