/** Checks the names in Swift and Objective-C blocks against the iOS runtime of a version. */
import {
  isLikelyTypo,
  makeReporter,
  matchNames,
  type Reporter,
  resolveReceivers,
  type UnknownNativeName,
} from './findings';
import { collectSwiftMembers, type SwiftApi } from './swift-api';

/** Types without the `CAP` prefix whose names are specific to Capacitor. */
const distinctType =
  /^(?:ApplicationDelegateProxy|NotificationHandlerProtocol|NotificationRouter|PluginConfig|Instance(?:Configuration|Descriptor)\w*|JS(?:Object|Array|Types|ValueContainer)|PluginCallResultData|PluginResultData)$/;

/** Types (`CAPPlugin`) and macros (`CAP_PLUGIN`) with the prefix that only Capacitor uses. */
const reservedType = /^(?:CAP[A-Z][A-Za-z]\w*|CAP_[A-Z]\w*)$/;

/** Members of every object. */
const objectMembers: ReadonlySet<string> = new Set(
  'self Type init rawValue allCases description debugDescription hash isEqual copy perform performSelector responds respondsToSelector value setValue alloc new shared'.split(
    ' ',
  ),
);

/** Methods that UIKit calls. They exist even in a version that does not override them. */
const lifecycleMethod =
  /^(?:view|did|prefers|preferred|supported|can[A-Z]|userContent|webViewWeb|loadView$|present|dismiss|init$|setStatusBar)/;

interface Scope {
  code: string;
  isObjc: boolean;
  api: SwiftApi;
  others: readonly SwiftApi[];
  reporter: Reporter;
}

function isKnownType(api: SwiftApi, name: string): boolean {
  return api.classes.has(name) || api.others.has(name);
}

/** Looks up a member. In Objective-C, the first label of a Swift method is part of its name: `triggerJSEventWithEventName`. */
function hasMember(members: ReadonlySet<string>, name: string, isObjc: boolean): boolean {
  if (members.has(name) || objectMembers.has(name)) {
    return true;
  }
  const property = /^set([A-Z]\w*)$/.exec(name)?.[1];
  const joined = /^(\w+?)(?:With|And)[A-Z]\w*$/.exec(name)?.[1];
  return (
    isObjc &&
    ((joined !== undefined && members.has(joined)) ||
      (property !== undefined && members.has(property.charAt(0).toLowerCase() + property.slice(1))))
  );
}

function checkTypes({ code, api, others, reporter }: Scope): void {
  const declared = matchNames(
    code,
    /(?:\b(?:class|struct|enum|protocol|typealias)|@interface|@objc\(|\bCAP_PLUGIN\()\s*(\w+)/g,
  );
  const known = [...api.coreTypes, ...api.others].filter((name) => reservedType.test(name) || distinctType.test(name));
  for (const match of code.matchAll(/(?<![\w.])([A-Z]\w+)/g)) {
    const name = match[1] ?? '';
    if (isKnownType(api, name) || declared.has(name)) {
      continue;
    }
    const elsewhere = distinctType.test(name) && others.some((other) => isKnownType(other, name));
    if (elsewhere || reservedType.test(name) || isLikelyTypo(name, known)) {
      reporter.report(match.index, name, known);
    }
  }
}

/** Checks names that Capacitor adds to system types, such as `.capacitorOpenURL` of NSNotification.Name. */
function checkExtensionMembers({ code, api, reporter }: Scope): void {
  const known = [...api.classes.values()].flatMap(({ members }) => [...members]);
  for (const match of code.matchAll(/\.(capacitor[A-Z]\w*)/g)) {
    const name = match[1] ?? '';
    if (!known.includes(name)) {
      reporter.report(
        match.index + 1,
        name,
        known.filter((member) => member.startsWith('capacitor')),
      );
    }
  }
}

/** Returns the class of each variable of the block whose class is known. */
function readReceivers({ code, api, isObjc }: Scope): Map<string, string> {
  const pairs = isObjc
    ? [...code.matchAll(/\b([A-Z]\w*)\s*\*\s*(?:_\w+\s+)?\)?\s*([a-z]\w*)/g)].map((match) => [match[2], match[1]])
    : [...code.matchAll(/\b([a-z]\w*)\s*:\s*(?:any\s+)?([A-Z]\w*)/g)].map((match) => [match[1], match[2]]);
  return resolveReceivers(
    [
      ['call', 'CAPPluginCall'],
      ['bridge', api.classes.has('CAPBridgeProtocol') ? 'CAPBridgeProtocol' : 'CAPBridge'],
    ],
    pairs.map(([name = '', type = '']) => [name, type] as const),
    (type) => api.coreTypes.has(type) && (reservedType.test(type) || distinctType.test(type)),
  );
}

function checkReceivers(scope: Scope): void {
  const { code, api, isObjc, reporter } = scope;
  const receivers = readReceivers(scope);
  const accesses = [
    ...code.matchAll(/(?<![\w.])(?:self[?!]?\.)?(\w+)[?!]?\.(\w+)/g),
    ...(isObjc ? code.matchAll(/\[\s*(?:self\.)?(\w+)\s+(\w+)/g) : []),
  ];
  for (const match of accesses) {
    const [whole, receiver = '', member = ''] = match;
    const isType = api.coreTypes.has(receiver) && (reservedType.test(receiver) || distinctType.test(receiver));
    const type = receivers.get(receiver) ?? (isType ? receiver : undefined);
    if (type === undefined || !api.classes.has(type)) {
      continue;
    }
    const { members, open } = collectSwiftMembers(api, type);
    if (!open && !hasMember(members, member, isObjc) && !api.classes.has(member)) {
      reporter.report(match.index + whole.length - member.length, member, members);
    }
  }
}

/** Lists the runtime classes that the block extends. A block without a class may belong in either of the usual two. */
function readContexts({ code, api }: Scope): string[] {
  const extended = [
    ...code.matchAll(/\bclass\s+\w+\s*:\s*(\w+)/g),
    ...code.matchAll(/@interface\s+\w+\s*:\s*(\w+)/g),
  ].map((match) => match[1] ?? '');
  const hasClass = /\b(?:class|struct)\s+(?!func\b|var\b)\w+|@interface\b/.test(code);
  return (hasClass ? extended : ['CAPPlugin', 'CAPBridgeViewController']).filter((name) => api.coreTypes.has(name));
}

function checkOwnCalls(scope: Scope): void {
  const { code, api, others, isObjc, reporter } = scope;
  const contexts = readContexts(scope);
  const known = new Set(contexts.flatMap((name) => [...collectSwiftMembers(api, name).members]));
  const elsewhere = new Set(
    others.flatMap((other) => contexts.flatMap((name) => [...(other.classes.get(name)?.members ?? [])])),
  );
  const overrides = /\boverride\s+(?:(?:public|open|internal|@objc)\s+)*func\s+\w+/g;
  const declared = matchNames(code.replace(overrides, ''), /(?:\bfunc\s+|^\s*[-+]\s*\([^)]*\)\s*)(\w+)/gm);
  const calls = isObjc
    ? code.matchAll(/\[\s*(?:self|super)\s+(\w+)/g)
    : code.matchAll(/(?<![\w.])(?:(?:self|super)\.)?([a-z]\w*)\s*\(/g);
  for (const match of calls) {
    const name = match[1] ?? '';
    if (hasMember(known, name, isObjc) || declared.has(name) || lifecycleMethod.test(name)) {
      continue;
    }
    if (elsewhere.has(name) || isLikelyTypo(name, known)) {
      reporter.report(match.index + match[0].lastIndexOf(name), name, known);
    }
  }
}

/**
 * Finds names in a Swift or Objective-C block that look like Capacitor's but do not exist in the version.
 * @param code the block with comments and strings blanked out
 * @param others the API of the other versions: a name from there is certainly Capacitor's
 */
export function checkAppleBlock(
  language: 'swift' | 'objc',
  code: string,
  api: SwiftApi,
  others: readonly SwiftApi[],
): UnknownNativeName[] {
  const reporter = makeReporter(code);
  const body = code.replace(/^\s*(?:@?import|#import|#include)\s[^\n]*/gm, (line) => line.replace(/[^\n]/g, ' '));
  const scope = { code: body, isObjc: language === 'objc', api, others, reporter };
  checkTypes(scope);
  checkExtensionMembers(scope);
  checkReceivers(scope);
  checkOwnCalls(scope);
  return reporter.list();
}
