/** Checks the names in Java and Kotlin blocks against the Android runtime of a version. */
import { nearestName } from '../../../lib/nearest-name';
import { checkNames, type Grammar, type Scope } from './check-names';
import { isLikelyTypo } from './findings';
import type { JavaApi } from './java-api';

const reservedAnnotation = /^(?:Capacitor\w*|Plugin\w*|NativePlugin\w*|PermissionCallback\w*|ActivityCallback\w*)$/;

/** Packages of apps and community plugins inside the namespace of the runtime. */
const foreignPackage = /^com\.getcapacitor\.(?:community|myapp|app)\b|\.(?:R|BuildConfig|databinding\.\w+)$/;

const java: Grammar = {
  // Other types of the runtime (`App`, `Logger`) count once imported.
  distinctType:
    /^(?:JS(?:Object|Array|Value|Export|Injector)\w*|Plugin(?:Call|Result|Method|Handle|Config|Manager|Load|Invocation|Request)\w*|NativePlugin|Bridge|Bridge(?:Activity|Fragment|WebViewClient|WebChromeClient)\w*|CapConfig\w*|Capacitor(?:WebView|Plugin)|PermissionState)$/,
  reservedType: /^(?:JSObject|PluginCall|PluginMethod|PluginResult|PluginHandle|BridgeActivity|BridgeFragment)\w*$/,
  // Including those that Kotlin's standard library adds.
  objectMembers: new Set(
    'class getClass equals hashCode toString notify notifyAll wait let also apply run with takeIf takeUnless to javaClass'.split(
      ' ',
    ),
  ),
  lifecycleMethod: /^on[A-Z]/,
  ownTypes: /\b(?:class|interface|enum|object)\s+(\w+)|^\s*import\s+(?!com\.getcapacitor\b)[\w.]*\.(\w+)/gm,
  variables: [
    /\b(?<type>[A-Z]\w*|int|long|boolean|byte|char)(?:<[^<>;(]*>)?(?:\[\])?\s+(?<name>[a-z]\w*)\s*(?=[=;,):])/g,
  ],
  usualVariables: [
    ['call', 'PluginCall'],
    ['bridge', 'Bridge'],
    ['getBridge()', 'Bridge'],
  ],
  accesses: [/(?<![\w.])(?:this\.)?(\w+(?:\(\))?)(?:\?|!!)?\.(\w+)/g],
  bases: [/\bextends\s+(\w+)/g, /\bclass\s+\w+[^{:]*:\s*(\w+)\s*\(/g],
  classDeclaration: /\bclass\s+\w+/,
  usualBases: ['Plugin', 'BridgeActivity'],
  overrides: /@Override\b[^{;]*|\boverride\s+fun\s+\w+/g,
  ownMethods:
    /(?:\bfun\s+|\b(?!new\b|return\b|throw\b|else\b)\w[\w<>[\].?]*\s+)(\w+)\s*\([^()]*(?:\([^()]*\)[^()]*)*\)\s*(?:throws\s+[\w.,\s]+|:\s*[\w<>?.]+\s*)?[{=]/g,
  ownCalls: /(?<![\w.@])(?:(?:this|super)\.)?([a-z]\w*)\s*\(/g,
};

const kotlin: Grammar = {
  ...java,
  variables: [
    /\b(?<name>[a-z]\w*)\s*:\s*(?<type>[A-Z]\w*)/g,
    /\b(?:val|var)\s+(?<name>\w+)\s*=\s*(?<type>[A-Z]\w*)\(/g,
  ],
  // Accessors are also properties.
  otherNames: (member) =>
    ['get', 'is', 'set'].map((prefix) => prefix + member.charAt(0).toUpperCase() + member.slice(1)),
  otherCalls(declared) {
    const accessor = /^(?:get|set)([A-Z]\w*)$/.exec(declared)?.[1];
    return accessor === undefined ? [] : [accessor.charAt(0).toLowerCase() + accessor.slice(1)];
  },
};

/** Reports names in a Java or Kotlin block that look like Capacitor's but do not exist in the version. */
export function checkJvmBlock(language: 'java' | 'kotlin', scope: Scope<JavaApi>): void {
  checkImports(scope);
  checkAnnotations(scope);
  checkNames(scope, language === 'java' ? java : kotlin);
}

function checkImports({ source, api, reporter }: Scope<JavaApi>): void {
  for (const match of source.matchAll(/^\s*import\s+(?:static\s+)?(com\.getcapacitor\.[\w.]+\w)(\.\*)?/gm)) {
    const name = match[1] ?? '';
    const isPackage = match[2] !== undefined && [...api.types].some((type) => type.startsWith(`${name}.`));
    const isNested = [...api.types].some((type) => name.startsWith(`${type}.`));
    if (!api.types.has(name) && !isPackage && !isNested && !foreignPackage.test(name)) {
      reporter.report(match, name, nearTypes(name, api));
    }
  }
}

/** Finds full names whose last part is close to that of a wrong name. With their packages, all names would look similar. */
function nearTypes(fullName: string, api: JavaApi): string[] {
  const simpleName = (name: string): string => name.replace(/^.*\./, '');
  const near = nearestName(simpleName(fullName), [...api.types].map(simpleName).sort());
  return [...api.types].filter((type) => simpleName(type) === near);
}

function checkAnnotations({ code, api, others, reporter }: Scope<JavaApi>): void {
  const known = api.annotations;
  for (const match of code.matchAll(/(?<!\w)@(\w+)/g)) {
    const [written, name = ''] = match;
    const isElsewhere = others.some(({ annotations }) => annotations.has(name));
    if (!known.has(name) && (isElsewhere || reservedAnnotation.test(name) || isLikelyTypo(name, known))) {
      const all = [...known].map((annotation) => `@${annotation}`);
      reporter.report(match, written, all);
    }
  }
}
