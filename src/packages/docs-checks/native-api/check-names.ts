/** Checks the names in a block of native code. The four languages differ in how they write things (`Grammar`), and not in what is a mistake. */

import { isLikelyTypo, matchNames, type Reporter } from './findings';
import { collectMembers, isKnownType, type NativeApi } from './native-api';

/** How a language writes what the check looks for. The first group of a pattern, or the first that matches, is the name. */
export interface Grammar {
  /** Types whose names are specific to Capacitor. */
  readonly distinctType: RegExp;
  /** Names that only Capacitor uses: one that it does not have is wrong. They are distinct, too. */
  readonly reservedType: RegExp;
  /** Members of every object. */
  readonly objectMembers: ReadonlySet<string>;
  /** Methods that the system calls. They exist even in a version that does not override them. */
  readonly lifecycleMethod: RegExp;
  /** Types that the block declares or imports from elsewhere. */
  readonly ownTypes: RegExp;
  /** Variables with their types, in the groups `name` and `type`. */
  readonly variables: readonly RegExp[];
  /** Variables that blocks use without declaring them, and their types. If the version has several of these types, the last one counts. */
  readonly usualVariables: readonly (readonly [name: string, type: string])[];
  /** Accesses to a member: the first group is what it is a member of, the second is its name. */
  readonly accesses: readonly RegExp[];
  /** Types that a class of the block extends. */
  readonly bases: readonly RegExp[];
  readonly classDeclaration: RegExp;
  /** What a block without a class may be part of. */
  readonly usualBases: readonly string[];
  /** Methods that override one of the base, which is checked. */
  readonly overrides: RegExp;
  readonly ownMethods: RegExp;
  /** Calls of the own methods and those of the base. */
  readonly ownCalls: RegExp;
  /** Returns other names by which a member may have been declared: `getName` for the property `name`. */
  readonly otherNames?: (member: string) => readonly string[];
  /** Returns other names by which a declared member may be called. */
  readonly otherCalls?: (declared: string) => readonly string[];
}

/** A block, what it is checked against, and where its findings go. */
export interface Scope<Api extends NativeApi = NativeApi> {
  /** The block with comments and strings blanked out. */
  readonly source: string;
  /** The source without its imports, which contain full names. */
  readonly code: string;
  readonly api: Api;
  /** The API of the other versions: a name from there is certainly Capacitor's. */
  readonly others: readonly Api[];
  readonly reporter: Reporter;
}

/** Reports names in a block that look like Capacitor's but do not exist in the version. */
export function checkNames(scope: Scope, grammar: Grammar): void {
  checkTypes(scope, grammar);
  checkReceivers(scope, grammar);
  checkOwnCalls(scope, grammar);
}

function isDistinct(name: string, { distinctType, reservedType }: Grammar): boolean {
  return distinctType.test(name) || reservedType.test(name);
}

function hasMember(members: ReadonlySet<string>, name: string, { objectMembers, otherNames }: Grammar): boolean {
  return [name, ...(otherNames?.(name) ?? [])].some((one) => members.has(one)) || objectMembers.has(name);
}

function checkTypes({ source, code, api, others, reporter }: Scope, grammar: Grammar): void {
  const own = matchNames(source, grammar.ownTypes);
  const known = [...api.coreTypes, ...api.otherNames].filter((name) => isDistinct(name, grammar));
  for (const match of code.matchAll(/(?<![\w.@])([A-Z]\w+)/g)) {
    const name = match[1] ?? '';
    if (isKnownType(api, name) || own.has(name)) continue;
    const isElsewhere = isDistinct(name, grammar) && others.some((other) => isKnownType(other, name));
    if (isElsewhere || grammar.reservedType.test(name) || isLikelyTypo(name, known))
      reporter.report(match, name, known);
  }
}

/** Checks the members of variables whose type is known, and of types. */
function checkReceivers({ code, api, reporter }: Scope, grammar: Grammar): void {
  const isNative = (type: string): boolean => api.coreTypes.has(type) && isDistinct(type, grammar);
  const receivers = new Map(grammar.usualVariables.filter(([, type]) => api.classes.has(type)));
  const declared = new Map<string, Set<string>>();
  for (const { groups } of grammar.variables.flatMap((pattern) => [...code.matchAll(pattern)])) {
    const { name = '', type = '' } = groups ?? {};
    declared.set(name, (declared.get(name) ?? new Set()).add(type));
  }
  for (const [name, types] of declared) {
    const [type = ''] = types;
    // The same name may be that of several variables.
    if (types.size === 1 && isNative(type)) receivers.set(name, type);
    else receivers.delete(name);
  }
  for (const match of grammar.accesses.flatMap((pattern) => [...code.matchAll(pattern)])) {
    const [, receiver = '', member = ''] = match;
    const type = receivers.get(receiver) ?? (isNative(receiver) ? receiver : undefined);
    if (type === undefined || !api.classes.has(type)) continue;
    const { members, open } = collectMembers(api, type);
    if (open || hasMember(members, member, grammar) || api.classes.has(member)) continue;
    reporter.report(match, member, [...members, ...[...members].flatMap((name) => grammar.otherCalls?.(name) ?? [])]);
  }
}

/** Lists the runtime classes that the block extends. A block without a class may be part of any of the usual ones. */
function readContexts({ code, api }: Scope, { bases, classDeclaration, usualBases }: Grammar): string[] {
  const extended = bases.flatMap((pattern) => [...matchNames(code, pattern)]);
  return (classDeclaration.test(code) ? extended : usualBases).filter((name) => api.coreTypes.has(name));
}

/** Checks calls of methods that the block may have inherited. */
function checkOwnCalls(scope: Scope, grammar: Grammar): void {
  const { code, api, others, reporter } = scope;
  const contexts = readContexts(scope, grammar);
  const known = new Set(contexts.flatMap((name) => [...collectMembers(api, name).members]));
  const elsewhere = new Set(
    others.flatMap((other) => contexts.flatMap((name) => [...(other.classes.get(name)?.members ?? [])])),
  );
  const own = matchNames(code.replace(grammar.overrides, ''), grammar.ownMethods);
  for (const match of code.matchAll(grammar.ownCalls)) {
    const name = match[1] ?? '';
    if (hasMember(known, name, grammar) || own.has(name) || grammar.lifecycleMethod.test(name)) continue;
    if (elsewhere.has(name) || isLikelyTypo(name, known)) reporter.report(match, name, known);
  }
}
