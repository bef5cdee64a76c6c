/** Checks the names in Java and Kotlin blocks against the Android runtime of a version. */
import { nearestName } from '../../../lib/nearest-name';
import {
  isLikelyTypo,
  makeReporter,
  matchNames,
  type Reporter,
  resolveReceivers,
  type UnknownNativeName,
} from './findings';
import { collectJavaMembers, type JavaApi } from './java-api';

/** Types whose names are specific to Capacitor. Other types of the runtime (`App`, `Logger`) count once imported. */
const distinctType =
  /^(?:JS(?:Object|Array|Value|Export|Injector)\w*|Plugin(?:Call|Result|Method|Handle|Config|Manager|Load|Invocation|Request)\w*|NativePlugin|Bridge(?:Activity|Fragment|WebViewClient|WebChromeClient)\w*|CapConfig\w*|Capacitor(?:WebView|Plugin)|PermissionState)$/;

/** Names that start like these belong to the runtime, so an unknown one is wrong. */
const reservedType =
  /^(?:JSObject|PluginCall|PluginMethod|PluginResult|PluginHandle|BridgeActivity|BridgeFragment)\w*$/;

const reservedAnnotation = /^(?:Capacitor\w*|Plugin\w*|NativePlugin\w*|PermissionCallback\w*|ActivityCallback\w*)$/;

/** Packages of apps and community plugins inside the namespace of the runtime. */
const foreignPackage = /^com\.getcapacitor\.(?:community|myapp|app)\b|\.(?:R|BuildConfig|databinding\.\w+)$/;

/** Members of every object, including those that Kotlin's standard library adds. */
const objectMembers: ReadonlySet<string> = new Set(
  'class getClass equals hashCode toString notify notifyAll wait let also apply run with takeIf takeUnless to javaClass'.split(
    ' ',
  ),
);

/** Methods that Android calls. They exist even in a version that does not override them. */
const lifecycleMethod = /^on[A-Z]/;

/** Looks up a member by its name, or by the accessor behind a Kotlin property. */
function hasMember(members: ReadonlySet<string>, name: string, isKotlin: boolean): boolean {
  const accessor = name.charAt(0).toUpperCase() + name.slice(1);
  return (
    members.has(name) ||
    objectMembers.has(name) ||
    (isKotlin && ['get', 'is', 'set'].some((prefix) => members.has(prefix + accessor)))
  );
}

/** Finds full names whose last part is close to that of a wrong name. With their packages, all names would look similar. */
function nearTypes(fullName: string, api: JavaApi): string[] {
  const simpleName = (name: string): string => name.replace(/^.*\./, '');
  const near = nearestName(simpleName(fullName), [...api.types].map(simpleName).sort());
  return [...api.types].filter((type) => simpleName(type) === near);
}

/** Lists members as the language writes them: in Kotlin, accessors are also properties. */
function listWritten(members: ReadonlySet<string>, isKotlin: boolean): string[] {
  const properties = [...members].flatMap((name) => {
    const accessor = /^(?:get|set)([A-Z]\w*)$/.exec(name)?.[1];
    return accessor === undefined ? [] : [accessor.charAt(0).toLowerCase() + accessor.slice(1)];
  });
  return isKotlin ? [...properties, ...members] : [...members];
}

function checkImports(code: string, api: JavaApi, reporter: Reporter): void {
  for (const match of code.matchAll(/^\s*import\s+(?:static\s+)?(com\.getcapacitor\.[\w.]+\w)(\.\*)?/gm)) {
    const name = match[1] ?? '';
    const isPackage = match[2] !== undefined && [...api.types].some((type) => type.startsWith(`${name}.`));
    const isNested = [...api.types].some((type) => name.startsWith(`${type}.`));
    if (!api.types.has(name) && !isPackage && !isNested && !foreignPackage.test(name)) {
      reporter.report(match.index + match[0].indexOf(name), name, nearTypes(name, api));
    }
  }
}

function checkAnnotations(code: string, api: JavaApi, others: readonly JavaApi[], reporter: Reporter): void {
  for (const match of code.matchAll(/(?<!\w)@(\w+)/g)) {
    const name = match[1] ?? '';
    const known = api.annotations;
    const elsewhere = others.some((other) => other.annotations.has(name));
    if (!known.has(name) && (elsewhere || reservedAnnotation.test(name) || isLikelyTypo(name, known))) {
      reporter.report(
        match.index,
        `@${name}`,
        [...known].map((annotation) => `@${annotation}`),
      );
    }
  }
}

function checkTypes(
  code: string,
  imported: ReadonlySet<string>,
  api: JavaApi,
  others: readonly JavaApi[],
  reporter: Reporter,
): void {
  const declared = matchNames(code, /\b(?:class|interface|enum|object)\s+(\w+)/g);
  const distinct = [...api.coreTypes].filter((name) => distinctType.test(name));
  for (const match of code.matchAll(/(?<![\w.@])([A-Z]\w+)/g)) {
    const name = match[1] ?? '';
    if (api.classes.has(name) || declared.has(name) || imported.has(name)) {
      continue;
    }
    const elsewhere = distinctType.test(name) && others.some((other) => other.coreTypes.has(name));
    if (elsewhere || reservedType.test(name) || isLikelyTypo(name, distinct)) {
      reporter.report(match.index, name, distinct);
    }
  }
}

/** Reads the simple names that the block imports from other libraries. */
function readForeignImports(code: string): Set<string> {
  return matchNames(code, /^\s*import\s+(?!com\.getcapacitor\b)[\w.]*\.(\w+)/gm);
}

/** Returns the class of each variable of the block whose class is known. */
function readReceivers(code: string, api: JavaApi, isKotlin: boolean): Map<string, string> {
  const pairs = isKotlin
    ? [
        ...[...code.matchAll(/\b([a-z]\w*)\s*:\s*([A-Z]\w*)/g)].map((match) => [match[1], match[2]]),
        ...[...code.matchAll(/\b(?:val|var)\s+(\w+)\s*=\s*([A-Z]\w*)\(/g)].map((match) => [match[1], match[2]]),
      ]
    : [
        ...code.matchAll(/\b([A-Z]\w*|int|long|boolean|byte|char)(?:<[^<>;(]*>)?(?:\[\])?\s+([a-z]\w*)\s*(?=[=;,):])/g),
      ].map((match) => [match[2], match[1]]);
  return resolveReceivers(
    [
      ['call', 'PluginCall'],
      ['bridge', 'Bridge'],
    ],
    pairs.map(([name = '', type = '']) => [name, type] as const),
    (type) => api.coreTypes.has(type) && (type === 'Bridge' || distinctType.test(type)),
  );
}

function checkReceivers(code: string, api: JavaApi, isKotlin: boolean, reporter: Reporter): void {
  const receivers = readReceivers(code, api, isKotlin);
  for (const match of code.matchAll(/(?<![\w.])(?:this\.)?(\w+)(\(\))?(?:\?|!!)?\.(\w+)/g)) {
    const [whole, receiver = '', call, member = ''] = match;
    const type =
      call === undefined
        ? (receivers.get(receiver) ?? (distinctType.test(receiver) ? receiver : undefined))
        : receiver === 'getBridge'
          ? 'Bridge'
          : undefined;
    if (type === undefined || !api.classes.has(type)) {
      continue;
    }
    const { members, open } = collectJavaMembers(api, type);
    if (!open && !hasMember(members, member, isKotlin) && !api.classes.has(member)) {
      reporter.report(match.index + whole.length - member.length, member, listWritten(members, isKotlin));
    }
  }
}

/** Lists the runtime classes that the block extends. A block without a class may belong in either of the usual two. */
function readContexts(code: string, api: JavaApi): string[] {
  const extended = [...code.matchAll(/\bextends\s+(\w+)/g), ...code.matchAll(/\bclass\s+\w+[^{:]*:\s*(\w+)\s*\(/g)].map(
    (match) => match[1] ?? '',
  );
  const hasClass = /\bclass\s+\w+/.test(code);
  return (hasClass ? extended : ['Plugin', 'BridgeActivity']).filter((name) => api.coreTypes.has(name));
}

function checkOwnCalls(code: string, api: JavaApi, others: readonly JavaApi[], reporter: Reporter): void {
  const contexts = readContexts(code, api);
  const known = new Set(contexts.flatMap((name) => [...collectJavaMembers(api, name).members]));
  const elsewhere = new Set(
    others.flatMap((other) => contexts.flatMap((name) => [...(other.classes.get(name)?.members ?? [])])),
  );
  const withoutOverrides = code.replace(/@Override\b[^{;]*|\boverride\s+fun\s+\w+/g, (text) =>
    text.replace(/\w/g, ' '),
  );
  const declared = matchNames(
    withoutOverrides,
    /(?:\bfun\s+|\b(?!new\b|return\b|throw\b|else\b)\w[\w<>[\].?]*\s+)(\w+)\s*\([^()]*(?:\([^()]*\)[^()]*)*\)\s*(?:throws\s+[\w.,\s]+|:\s*[\w<>?.]+\s*)?[{=]/g,
  );
  for (const match of code.matchAll(/(?<![\w.@])(?:(?:this|super)\.)?([a-z]\w*)\s*\(/g)) {
    const name = match[1] ?? '';
    if (known.has(name) || declared.has(name) || lifecycleMethod.test(name)) {
      continue;
    }
    if (elsewhere.has(name) || isLikelyTypo(name, known)) {
      reporter.report(match.index + match[0].indexOf(name), name, known);
    }
  }
}

/**
 * Finds names in a Java or Kotlin block that look like Capacitor's but do not exist in the version.
 * @param code the block with comments and strings blanked out
 * @param others the API of the other versions: a name from there is certainly Capacitor's
 */
export function checkJvmBlock(
  language: 'java' | 'kotlin',
  code: string,
  api: JavaApi,
  others: readonly JavaApi[],
): UnknownNativeName[] {
  const reporter = makeReporter(code);
  // Imports contain full names of packages and types, so the other rules skip them.
  const body = code.replace(/^\s*(?:import|package)\s[^\n]*/gm, (line) => line.replace(/[^\n]/g, ' '));
  checkImports(code, api, reporter);
  checkAnnotations(body, api, others, reporter);
  checkTypes(body, readForeignImports(code), api, others, reporter);
  checkReceivers(body, api, language === 'kotlin', reporter);
  checkOwnCalls(body, api, others, reporter);
  return reporter.list();
}
