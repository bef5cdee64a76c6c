import ts from '../typescript.mjs';

/** Code that only works where React runs in the browser, and its line. */
export interface LiveCode {
  /** For a message: `useState`, `onClick`, `a class component`. */
  readonly what: string;
  /** Counted from 1. */
  readonly line: number;
}

/**
 * Hooks of React 19 and Docusaurus 3.10 (`@docusaurus/*`, `@docusaurus/theme-common`, `@docusaurus/plugin-content-docs/client`) whose result on
 * the server is all that a page needs. Every other hook waits for something that only happens in a browser.
 */
const staticHooks: readonly string[] = [
  'use',
  'useCallback',
  'useContext',
  'useDebugValue',
  'useId',
  'useMemo',
  'useRef',
  'useActiveDocContext',
  'useActivePlugin',
  'useActiveVersion',
  'useAllDocsData',
  'useAllPluginInstancesData',
  'useBaseUrl',
  'useBaseUrlUtils',
  'useDoc',
  'useDocById',
  'useDocsData',
  'useDocsSidebar',
  'useDocsVersion',
  'useDocusaurusContext',
  'useGlobalData',
  'useLatestVersion',
  'useLocation',
  'usePluginData',
  'usePrismTheme',
  'useRouteContext',
  'useThemeConfig',
  'useVersions',
];

/** Base classes of components with their own state. */
const componentClasses: readonly string[] = ['Component', 'PureComponent'];

/** Returns whether a name is a hook that needs a browser. */
function isLiveHook(name: string): boolean {
  return /^use(?:[A-Z]|$)/.test(name) && !staticHooks.includes(name);
}

/** Names that a module imports from packages. */
interface PackageNames {
  /** Original name in the package, by local name. */
  readonly single: ReadonlyMap<string, string>;
  /** Names for whole packages, as in `React.useState`. */
  readonly whole: ReadonlySet<string>;
}

/**
 * Finds the first thing in a module that only works where React runs in the browser: a hook with state or an effect, a class component, an
 * event handler, a context that other components may read. Names are resolved to their original names, so that renamed imports are found too.
 * A hook from another module of the project is checked in that module.
 *
 * @param isLocal whether an import leads to a file of the project
 * @param part of the module to search; by default, all of it
 */
export function findLiveCode(
  source: ts.SourceFile,
  isLocal: (specifier: string) => boolean,
  part: ts.Node = source,
): LiveCode | undefined {
  const names = listPackageNames(source, isLocal);
  let found: LiveCode | undefined;
  function visit(node: ts.Node): void {
    if (found !== undefined || ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    const what = readHandler(node, names) ?? readClass(node, names) ?? readHook(node, names, isLocal);
    if (what === undefined) ts.forEachChild(node, visit);
    else found = { what, line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1 };
  }
  visit(part);
  return found;
}

/** Finds `onClick={…}`, and `{ onClick: … }` if its object becomes an element's attributes: spread in JSX, or passed to `createElement`. */
function readHandler(node: ts.Node, names: PackageNames): string | undefined {
  const name = ts.isJsxAttribute(node) || ts.isObjectLiteralElementLike(node) ? node.name : undefined;
  const text = name !== undefined && (ts.isIdentifier(name) || ts.isStringLiteralLike(name)) ? name.text : '';
  if (!/^on[A-Z]/.test(text)) return undefined;
  if (ts.isJsxAttribute(node)) return text;
  const holder = node.parent.parent;
  const makers = ['createElement', 'cloneElement', 'jsx', 'jsxs'];
  const isMade = ts.isCallExpression(holder) && makers.includes(nameOf(holder.expression, names) ?? '');
  return isMade || ts.isJsxSpreadAttribute(holder) ? text : undefined;
}

function readClass(node: ts.Node, names: PackageNames): string | undefined {
  if (!ts.isClassLike(node)) return undefined;
  const bases = (node.heritageClauses ?? [])
    .filter(({ token }) => token === ts.SyntaxKind.ExtendsKeyword)
    .flatMap(({ types }) => types.map(({ expression }) => nameOf(expression, names) ?? ''));
  return bases.some((base) => componentClasses.includes(base)) ? 'a class component' : undefined;
}

/** Returns the original name of a local name or `React.name`. */
function nameOf(node: ts.Expression, { single }: PackageNames): string | undefined {
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isIdentifier(node) ? (single.get(node.text) ?? node.text) : undefined;
}

function readHook(node: ts.Node, names: PackageNames, isLocal: (specifier: string) => boolean): string | undefined {
  return listAsked(node, names, isLocal).find((name) => isLiveHook(name) || name === 'createContext');
}

/** Lists the names that a node reads from a package. */
function listAsked(node: ts.Node, names: PackageNames, isLocal: (specifier: string) => boolean): string[] {
  if (ts.isPropertyAccessExpression(node)) return isPackage(node.expression, names, isLocal) ? [node.name.text] : [];
  if (ts.isElementAccessExpression(node)) {
    const { expression, argumentExpression } = node;
    const isAsked = ts.isStringLiteralLike(argumentExpression) && isPackage(expression, names, isLocal);
    return isAsked ? [argumentExpression.text] : [];
  }
  // `const { useState } = React`
  if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name)) {
    if (node.initializer === undefined || !isPackage(node.initializer, names, isLocal)) return [];
    return node.name.elements.map(({ name, propertyName }) => (propertyName ?? name).getText());
  }
  // `export { useState } from 'react'`: modules that import it from here are not checked for it again.
  if (ts.isExportDeclaration(node)) {
    const { moduleSpecifier, exportClause, isTypeOnly } = node;
    const isOfPackage =
      !isTypeOnly &&
      moduleSpecifier !== undefined &&
      ts.isStringLiteral(moduleSpecifier) &&
      !isLocal(moduleSpecifier.text);
    if (!isOfPackage || exportClause === undefined || !ts.isNamedExports(exportClause)) return [];
    return exportClause.elements.map(({ name, propertyName }) => (propertyName ?? name).text);
  }
  const name = ts.isIdentifier(node) ? names.single.get(node.text) : undefined;
  return name === undefined ? [] : [name];
}

/** Returns whether an expression is a whole package: a name for it, or `require('react')`. */
function isPackage(node: ts.Expression, names: PackageNames, isLocal: (specifier: string) => boolean): boolean {
  if (ts.isIdentifier(node)) return names.whole.has(node.text);
  if (ts.isParenthesizedExpression(node) || ts.isAwaitExpression(node))
    return isPackage(node.expression, names, isLocal);
  const [argument] = ts.isCallExpression(node) && isLoading(node.expression) ? node.arguments : [];
  return argument !== undefined && ts.isStringLiteralLike(argument) && !isLocal(argument.text);
}

/**
 * Reads what a module imports from packages. A default import may be the whole package, and also counts under the module's name, as in
 * `import useIsBrowser from '@docusaurus/useIsBrowser'`.
 */
function listPackageNames(source: ts.SourceFile, isLocal: (specifier: string) => boolean): PackageNames {
  const single = new Map<string, string>();
  const whole = new Set<string>();
  for (const statement of source.statements) {
    if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        const isWhole = initializer !== undefined && isPackage(initializer, { single, whole }, isLocal);
        if (ts.isIdentifier(name) && isWhole) whole.add(name.text);
      }
    }
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const { importClause, moduleSpecifier } = statement;
    if (importClause === undefined || isLocal(moduleSpecifier.text)) continue;
    const { name, namedBindings } = importClause;
    if (name !== undefined) {
      whole.add(name.text);
      single.set(name.text, moduleSpecifier.text.split('/').at(-1) ?? '');
    }
    if (namedBindings === undefined) continue;
    if (ts.isNamespaceImport(namedBindings)) whole.add(namedBindings.name.text);
    else
      for (const element of namedBindings.elements)
        single.set(element.name.text, (element.propertyName ?? element.name).text);
  }
  return { single, whole };
}

/** Lists the modules that a module loads at run time, in the order of the text. Type-only imports are left out. */
export function listImports(source: ts.SourceFile): string[] {
  const found: string[] = [];
  function visit(node: ts.Node): void {
    const specifier =
      ts.isImportDeclaration(node) || ts.isExportDeclaration(node)
        ? isForTypes(node)
          ? undefined
          : node.moduleSpecifier
        : ts.isCallExpression(node) && isLoading(node.expression)
          ? node.arguments[0]
          : undefined;
    if (specifier !== undefined && ts.isStringLiteralLike(specifier)) found.push(specifier.text);
    ts.forEachChild(node, visit);
  }
  visit(source);
  return found;
}

function isForTypes(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  return ts.isImportDeclaration(node) ? (node.importClause?.isTypeOnly ?? false) : node.isTypeOnly;
}

/** Returns whether a call is `import()` or `require()`. */
function isLoading(callee: ts.Expression): boolean {
  return callee.kind === ts.SyntaxKind.ImportKeyword || (ts.isIdentifier(callee) && callee.text === 'require');
}
