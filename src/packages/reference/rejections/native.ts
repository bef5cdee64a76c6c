/**
 * Finds what the methods of a plugin reject with on iOS and Android, and whether they ask for a permission. Looks for calls of `reject` and similar
 * functions, and for calls that ask, in a method and in the helpers that it leads to.
 */

import {
  codeOf,
  labelOf,
  listArguments,
  listFunctions,
  type NativeDeclarations,
  type NativeFunction,
  type Range,
  stripLabel,
  takesCall,
  trimRange,
} from '../platforms/declarations';
import { unknownText } from '../types';
import { dropUncalled, readReachedCode } from './branches';
import type { Scope, Value } from './scope';
import { findCaught, readTexts } from './texts';

/** A message and its code on one platform. */
export interface FoundRejection {
  /** `…` stands for text that is known only at run time. */
  message: string;
  code?: string;
  /** True for an error that the method passes to its callback instead of rejecting. */
  isCalledBack?: true;
}

/** What the caller of a method must expect on one platform. */
export interface Expectations {
  readonly rejections: readonly FoundRejection[];
  /** True when some path through the method asks the user for a permission. */
  readonly asksPermission: boolean;
}

/** The runtime's messages for `unimplemented()` and `unavailable()` when they are called without a message. */
export interface Refusals {
  unimplemented?: FoundRejection;
  unavailable?: FoundRejection;
  /** Getters of a call that return an empty value, not null, for an option that the caller left out: `getArray` before version 5. */
  neverNull?: ReadonlySet<string>;
  /** How the runtime rejects a call that asks for permissions, after the prompt, if the app's manifest lacks one of them. */
  missingPermission?: FoundRejection;
  /** How the runtime's own `requestPermissions` rejects names that the plugin doesn't have. */
  unknownAlias?: FoundRejection;
}

interface Walk {
  declarations: NativeDeclarations;
  /** Classes of the plugin. */
  classes: ReadonlySet<string>;
  refusals: Refusals;
  method: string;
  /** Methods of the plugin, which JavaScript can call. */
  entries: ReadonlySet<string>;
  visited: Set<string>;
  found: FoundRejection[];
  asksPermission: boolean;
  /** Whether the runtime for Android asks, and whether its own `requestPermissions` runs. */
  asksRuntime: boolean;
  isInherited: boolean;
  /** Fields that store the call for later, and whether the code makes the class a delegate. */
  stored: Set<string>;
  delegates: boolean;
  /** Whether the code has the runtime save the call, and whether the walk has come to the functions that answer a saved call. */
  saves: boolean;
  isLater: boolean;
}

/** Maximum depth to which calls of helpers are followed. */
const maxDepth = 7;

const receiver = String.raw`\b(\w*[cC]all)\s*(?:\(\s*\))?[?!]*\s*\.\s*`;
const rejecting = new RegExp(String.raw`${receiver}(reject|error|unimplemented|unavailable)\s*\(`, 'g');
/** Calls that show the system's permission prompt, in the versions of the runtime and in iOS frameworks. */
const asking =
  /\b(?:pluginRequest(?:All)?Permissions?|requestPermissionForAlias(?:es)?|requestAllPermissions|requestAccess|requestAuthorization|request(?:WhenInUse|Always)Authorization)\b/;
const rejectingInObjectiveC = /\[\s*(\w*[cC]all)\s+(reject|error|unimplemented|unavailable)\s*(:|\])/g;
/** Functions of a plugin that the Android runtime of v2 calls with the result of a permission prompt or of an activity. */
const resultHandlers: ReadonlySet<string> = new Set(['handleRequestPermissionsResult', 'handleOnActivityResult']);
const plainNames = /^(?:self|this|super|Self)$/;

/**
 * Reads what methods reject with, and whether they ask for a permission.
 *
 * @param declarations declarations of the package's sources for one platform
 * @param classes the plugin's classes
 * @param methods the plugin's methods
 * @param refusals the runtime's messages for refusals without a message
 * @returns expectations by method, with each rejection once in the order of the code; no rejections for a method that is not found
 */
export function readExpectations(
  declarations: NativeDeclarations,
  classes: ReadonlySet<string>,
  methods: readonly string[],
  refusals: Refusals,
): Map<string, Expectations> {
  const entries = new Set(methods);
  return new Map(
    methods.map((method) => {
      const walk: Walk = {
        declarations,
        classes,
        refusals,
        method,
        entries,
        visited: new Set(),
        found: [],
        asksPermission: false,
        asksRuntime: false,
        isInherited: false,
        stored: new Set(),
        delegates: false,
        saves: false,
        isLater: false,
      };
      const own = declarations.functions.get(method)?.filter((fn) => classes.has(fn.className) && takesCall(fn)) ?? [];
      walk.isInherited = own.length === 0 && method === 'requestPermissions';
      for (const fn of own) visit(fn, new Map(), walk, 0);
      followStoredCall(walk);
      followSavedCall(walk);
      const rejections = dropDuplicates([...walk.found, ...listRuntimeRejections(walk)]);
      return [method, { rejections, asksPermission: walk.asksPermission }];
    }),
  );
}

/** Lists the rejections of the runtime for Android around a permission prompt. */
function listRuntimeRejections({ asksRuntime, isInherited, refusals }: Walk): FoundRejection[] {
  const { missingPermission, unknownAlias } = refusals;
  const found = [isInherited ? unknownAlias : undefined, asksRuntime || isInherited ? missingPermission : undefined];
  return found.filter((each) => each !== undefined);
}

/** Returns each rejection once, in the same order. */
export function dropDuplicates<T extends FoundRejection>(found: readonly T[]): T[] {
  return [
    ...new Map(found.map((each) => [JSON.stringify([each.code, each.message, each.isCalledBack]), each])).values(),
  ];
}

function visit(
  fn: NativeFunction,
  values: ReadonlyMap<string, Value>,
  walk: Walk,
  depth: number,
  only?: ReadonlySet<string>,
): void {
  const key = `${fn.body.source.path}:${fn.body.start} ${describeValues(values)}`;
  if (depth > maxDepth || walk.visited.has(key)) return;
  walk.visited.add(key);
  const { declarations, refusals } = walk;
  const { neverNull = new Set() } = refusals;
  const scope: Scope = { declarations, fn, values, neverNull };
  const code = dropUncalled(readReachedCode(fn.body, walk.method, values, neverNull), fn.body, declarations);
  walk.asksPermission ||= asking.test(code);
  walk.asksRuntime ||= /\brequestPermissionForAlias(?:es)?\b|\brequestAllPermissions\b/.test(code);
  walk.isInherited ||= /\bsuper\.requestPermissions\(/.test(code);
  collect(code, scope, walk, only);
  if (fn.body.source.language === 'objc') return;
  for (const [, field = ''] of code.matchAll(/\b(?:this\.|self[?!]?\.)(\w*[cC]all)\s*=\s*\w*[cC]all\b/g))
    walk.stored.add(field);
  walk.saves ||= /\bsaveCall\(|\bkeepAlive\s*=\s*true\b/.test(code);
  walk.delegates ||= /\b\w*[dD]elegate\s*=\s*self\b/.test(code);
  follow(code, scope, walk, depth, only);
}

/** Distinguishes the values of a function's parameters. Errors count by where they come from. */
function describeValues(values: ReadonlyMap<string, Value>): string {
  const list = [...values].map(([name, { texts, flag, caught }]) => {
    const errors = caught?.errors.map(({ type, variant, argument }) => [type, variant, argument?.range.start]);
    return [name, texts, flag, caught?.type, errors];
  });
  return JSON.stringify(list);
}

/** Collects the rejections in the code of a function. */
function collect(code: string, scope: Scope, walk: Walk, only: ReadonlySet<string> | undefined): void {
  const { source, start } = scope.fn.body;
  const isObjective = source.language === 'objc';
  for (const match of code.matchAll(isObjective ? rejectingInObjectiveC : rejecting)) {
    const [text, name = '', kind = ''] = match;
    if (only !== undefined && !only.has(name)) continue;
    const open = start + match.index + text.length - 1;
    const list = isObjective ? readSelector(source, open) : listArguments(source, open);
    walk.found.push(...readRejections(kind, list.map(stripLabel), scope, walk.refusals));
  }
}

/** First argument of an Objective-C message. */
function readSelector(source: Range['source'], open: number): Range[] {
  if (source.code.charAt(open) !== ':') return [];
  const rest = source.code.slice(open + 1);
  const end = rest.search(/\]|\s\w*:/);
  return end === -1 ? [] : [trimRange({ source, start: open + 1, end: open + 1 + end })];
}

function readRejections(kind: string, list: readonly Range[], scope: Scope, refusals: Refusals): FoundRejection[] {
  const [first, second] = list;
  const isRefusal = kind === 'unimplemented' || kind === 'unavailable';
  if (first === undefined) {
    const refusal = isRefusal ? refusals[kind] : undefined;
    return refusal === undefined ? [] : [refusal];
  }
  const code = isRefusal ? refusals[kind]?.code : readCode(second, scope);
  return readTexts(first, scope).map((message) => ({ message, ...(code === undefined ? {} : { code }) }));
}

/** Returns the error code if the source states it. An error or data in its place does not count. */
function readCode(range: Range | undefined, scope: Scope): string | undefined {
  if (range === undefined) return undefined;
  const texts = readTexts(range, scope);
  const [code] = texts;
  return texts.length === 1 && code !== undefined && !code.includes(unknownText) ? code : undefined;
}

/** Follows the functions that the code calls or passes on by name. */
function follow(code: string, scope: Scope, walk: Walk, depth: number, only: ReadonlySet<string> | undefined): void {
  const { source, start } = scope.fn.body;
  for (const match of code.matchAll(/(?:([\w\])?!]+)\s*\.\s*|(?<![.\w@]))([A-Za-z_]\w*)\s*\(/g)) {
    const [text, object, name = ''] = match;
    const open = start + match.index + text.length - 1;
    const list = listArguments(source, open);
    const isMade = /^[A-Z]/.test(name);
    // A function that answers saved calls hands each to its own method, such as `readFile(savedCall)`.
    if (walk.isLater && name !== walk.method && walk.entries.has(name)) continue;
    const targets = isMade ? findInstantiated(name, list, scope) : findCalled(name, object, list, scope, walk);
    for (const target of targets) {
      const values = bind(target, list, scope);
      if (targets.length === 1 || takesErrors(target, values)) visit(target, values, walk, depth + 1, only);
    }
  }
  for (const target of findNamed(code, scope)) visit(target, new Map(), walk, depth + 1, only);
}

/** True for a function whose parameters have the types of the errors that it gets. Others of the same name are for other errors. */
function takesErrors({ parameters }: NativeFunction, values: ReadonlyMap<string, Value>): boolean {
  return parameters.every(({ name, type }) => {
    const caught = values.get(name)?.caught;
    return caught === undefined || caught.type === type;
  });
}

const isCall = (range: Range): boolean => /^(?:self\.|this\.)?\w*[cC]all[?!]*$/.test(codeOf(stripLabel(range)));

/** Finds the functions of a class that the code instantiates with the plugin call. Such a class answers the call by itself. */
function findInstantiated(name: string, list: readonly Range[], { declarations }: Scope): NativeFunction[] {
  if (!list.some(isCall)) return [];
  return listFunctions(declarations).filter(({ className }) => className === name);
}

function findCalled(
  name: string,
  object: string | undefined,
  list: readonly Range[],
  { declarations, fn }: Scope,
  walk: Walk,
): NativeFunction[] {
  const fits = ({ parameters, body }: NativeFunction): boolean =>
    body.source.language === 'java' ? parameters.length === list.length : parameters.length >= list.length;
  const candidates = (declarations.functions.get(name) ?? []).filter(fits);
  const isOwn = object === undefined || plainNames.test(object.replace(/[?!]/g, ''));
  if (object === 'super') return candidates.filter(({ className }) => className === 'Plugin');
  if (isOwn) {
    const own = candidates.filter(({ className }) => className === fn.className);
    return own.length > 0
      ? own
      : candidates.filter(({ className }) => walk.classes.has(fn.className) && className === 'Plugin');
  }
  if (!list.some(isCall)) return [];
  const others = candidates.filter((candidate) => takesCall(candidate) && candidate.className !== fn.className);
  const type = findType(object, fn.body.source);
  const meant = others.filter(({ className }) => className === type);
  if (meant.length > 0) return meant;
  return new Set(others.map(({ className }) => className)).size === 1 ? others : [];
}

/** Finds the type that a file declares a variable with: `Manager manager;` or `manager: Manager`. */
function findType(variable: string, { code }: Range['source']): string | undefined {
  const name = variable.replace(/\W/g, '');
  const found = new RegExp(`\\b(?:([A-Z]\\w*)\\s+${name}\\s*[;=]|${name}\\s*:\\s*([A-Z]\\w*))`).exec(code);
  return found?.[1] ?? found?.[2];
}

/** Finds functions that the runtime calls back: named by a string on Android, by a selector on iOS. */
function findNamed(code: string, { declarations, fn }: Scope): NativeFunction[] {
  const { source, start, end } = fn.body;
  const isOwn = ({ className }: NativeFunction): boolean => className === fn.className;
  if (source.language === 'swift') {
    return [...code.matchAll(/#selector\(\s*(?:\w+\.)?(\w+)/g)].flatMap(([, name = '']) =>
      (declarations.functions.get(name) ?? []).filter(isOwn),
    );
  }
  return source.strings
    .filter((each) => each.start >= start && each.start < end && code.charAt(each.start - start) === '"')
    .flatMap(({ value }) => (declarations.functions.get(value) ?? []).filter((each) => each.isCallback && isOwn(each)));
}

/** Returns the values of a function's parameters in one call of it, without those that are unknown. */
function bind({ parameters }: NativeFunction, list: readonly Range[], scope: Scope): Map<string, Value> {
  const values = new Map<string, Value>();
  let position = 0;
  for (const range of list) {
    const label = labelOf(range);
    const labeled = label === undefined ? -1 : parameters.findIndex((each) => each.label === label);
    const index = labeled === -1 ? position : labeled;
    position = index + 1;
    const name = parameters[index]?.name;
    if (name === undefined || isCall(range)) continue;
    const value = readValue(trimRange(stripLabel(range)), scope);
    if (value !== undefined) values.set(name, value);
  }
  return values;
}

function readValue(range: Range, scope: Scope): Value | undefined {
  const code = codeOf(range);
  if (code === 'true' || code === 'false') return { texts: [unknownText], flag: code === 'true' };
  const handedOn = scope.values.get(code);
  if (handedOn !== undefined) return handedOn;
  const caught = /^\w+$/.test(code) ? findCaught(code, range.start, scope) : undefined;
  if (caught !== undefined) return { texts: [unknownText], caught };
  if (!/^(?:@?"|[\w.]+$|\w+\()/.test(code)) return undefined;
  const texts = readTexts(range, scope);
  return texts.every((text) => text === unknownText) ? undefined : { texts };
}

/**
 * Follows a call that is stored in a field. Functions that the system calls later answer it: those of the class that nothing in the package calls.
 * Applies only to a method that makes the class a delegate.
 */
function followStoredCall(walk: Walk): void {
  if (!walk.delegates || walk.stored.size === 0) return;
  const all = listFunctions(walk.declarations);
  const mentioned = new Set(all.flatMap(({ body }) => codeOf(body).match(/\b\w+(?=\s*\()/g) ?? []));
  const roots = all.filter(
    (fn) =>
      walk.classes.has(fn.className) &&
      !takesCall(fn) &&
      fn.body.source.language === 'swift' &&
      fn.name !== 'init' &&
      fn.name !== 'load' &&
      !mentioned.has(fn.name),
  );
  for (const fn of roots) visit(fn, new Map(), walk, 1, walk.stored);
}

/**
 * Follows a call that the runtime saves. On Android, the functions that get results answer it; on iOS, the functions of a delegate that ask the
 * runtime for a saved call.
 */
function followSavedCall(walk: Walk): void {
  if (!walk.saves) return;
  walk.isLater = true;
  const { declarations, classes } = walk;
  // A question for a permission does not fail by itself: what a delegate passes on comes from requests of other methods.
  const hasDelegate = walk.delegates && walk.method !== 'requestPermissions';
  for (const fn of listFunctions(declarations).filter(({ className }) => classes.has(className))) {
    const { language } = fn.body.source;
    if (language === 'java' && resultHandlers.has(fn.name)) visit(fn, new Map(), walk, 1);
    if (language !== 'swift' || !hasDelegate || takesCall(fn)) continue;
    const code = codeOf(fn.body);
    // What this code calls is not followed, because it differs by the method of the saved call.
    if (/\bsavedCall\(/.test(code)) collect(code, { declarations, fn, values: new Map() }, walk, undefined);
  }
}
