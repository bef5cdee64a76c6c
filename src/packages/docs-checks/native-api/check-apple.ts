/** Checks the names in Swift and Objective-C blocks against the iOS runtime of a version. */
import { checkNames, type Grammar, type Scope } from './check-names';

const swift: Grammar = {
  distinctType:
    /^(?:ApplicationDelegateProxy|NotificationHandlerProtocol|NotificationRouter|PluginConfig|Instance(?:Configuration|Descriptor)\w*|JS(?:Object|Array|Types|ValueContainer)|PluginCallResultData|PluginResultData)$/,
  // Types (`CAPPlugin`) and macros (`CAP_PLUGIN`).
  reservedType: /^(?:CAP[A-Z][A-Za-z]\w*|CAP_[A-Z]\w*)$/,
  objectMembers: new Set(
    'self Type init rawValue allCases description debugDescription hash isEqual copy perform performSelector responds respondsToSelector value setValue alloc new shared'.split(
      ' ',
    ),
  ),
  // Of UIKit.
  lifecycleMethod:
    /^(?:view|did|prefers|preferred|supported|can[A-Z]|userContent|webViewWeb|loadView$|present|dismiss|init$|setStatusBar)/,
  ownTypes: /(?:\b(?:class|struct|enum|protocol|typealias)|@interface|@objc\(|\bCAP_PLUGIN\()\s*(\w+)/g,
  variables: [/\b(?<name>[a-z]\w*)\s*:\s*(?:any\s+)?(?<type>[A-Z]\w*)/g],
  usualVariables: [
    ['call', 'CAPPluginCall'],
    ['bridge', 'CAPBridge'],
    ['bridge', 'CAPBridgeProtocol'],
  ],
  accesses: [/(?<![\w.])(?:self[?!]?\.)?(\w+)[?!]?\.(\w+)/g],
  bases: [/\bclass\s+\w+\s*:\s*(\w+)/g, /@interface\s+\w+\s*:\s*(\w+)/g],
  classDeclaration: /\b(?:class|struct)\s+(?!func\b|var\b)\w+|@interface\b/,
  usualBases: ['CAPPlugin', 'CAPBridgeViewController'],
  overrides: /\boverride\s+(?:(?:public|open|internal|@objc)\s+)*func\s+\w+/g,
  ownMethods: /(?:\bfunc\s+|^\s*[-+]\s*\([^)]*\)\s*)(\w+)/gm,
  ownCalls: /(?<![\w.])(?:(?:self|super)\.)?([a-z]\w*)\s*\(/g,
};

const objc: Grammar = {
  ...swift,
  variables: [/\b(?<type>[A-Z]\w*)\s*\*\s*(?:_\w+\s+)?\)?\s*(?<name>[a-z]\w*)/g],
  accesses: [...swift.accesses, /\[\s*(?:self\.)?(\w+)\s+(\w+)/g],
  ownCalls: /\[\s*(?:self|super)\s+(\w+)/g,
  // The first label of a Swift method is part of its name, as in `triggerJSEventWithEventName`. A property has a setter.
  otherNames(member) {
    const property = /^set([A-Z]\w*)$/.exec(member)?.[1];
    const joined = /^(\w+?)(?:With|And)[A-Z]\w*$/.exec(member)?.[1];
    return [joined ?? [], property === undefined ? [] : property.charAt(0).toLowerCase() + property.slice(1)].flat();
  },
};

/** Reports names in a Swift or Objective-C block that look like Capacitor's but do not exist in the version. */
export function checkAppleBlock(language: 'swift' | 'objc', scope: Scope): void {
  checkNames(scope, language === 'swift' ? swift : objc);
  checkExtensionMembers(scope);
}

/** Checks names that Capacitor adds to system types, such as `.capacitorOpenURL` of NSNotification.Name. */
function checkExtensionMembers({ code, api, reporter }: Scope): void {
  const known = [...api.classes.values()].flatMap(({ members }) => [...members]);
  const added = known.filter((member) => member.startsWith('capacitor'));
  for (const match of code.matchAll(/\.(capacitor[A-Z]\w*)/g)) {
    const name = match[1] ?? '';
    if (!added.includes(name)) reporter.report(match, name, added);
  }
}
