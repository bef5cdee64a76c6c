import ts from '@capacitor-docs/shared/typescript';

/** Code that only works where React runs in the browser, and its line. */
export interface ClientCode {
  /** For a message: `useState`, `onClick`, `a class component`. */
  readonly what: string;
  /** Counted from 1. */
  readonly line: number;
}

/** Hooks of React 19 and Docusaurus 3.10 with a state or an effect, or whose value changes in the browser, and a component that waits for it. */
const hooks = new Set([
  'useActionState',
  'useDeferredValue',
  'useEffect',
  'useFormStatus',
  'useImperativeHandle',
  'useInsertionEffect',
  'useLayoutEffect',
  'useOptimistic',
  'useReducer',
  'useState',
  'useSyncExternalStore',
  'useTransition',
  'useCollapsible',
  'useColorMode',
  'useDocsPreferredVersion',
  'useHistory',
  'useIsBrowser',
  'useScrollPosition',
  'useWindowSize',
]);

/** Modules whose value tells, or waits, until the code runs in a browser, whatever it is called where it is imported. */
const browserModules = /^@docusaurus\/(BrowserOnly|ExecutionEnvironment)$/;

const componentClasses = ['Component', 'PureComponent'];

/** Functions that make elements from an object of attributes. */
const elementMakers = ['cloneElement', 'createElement', 'jsx', 'jsxs', '_jsx', '_jsxs'];

/** What to do with such code in a page, a component or an override. */
export const moveRemedy = "Move the component to a file that begins with 'use client', and import it";

/** Says in two sentences why such code is refused. @param remedy what to do, without the period at its end */
export function describeClientCode({ what }: Pick<ClientCode, 'what'>, remedy: string): string {
  return `${what} does nothing here, because pages are published as HTML. ${remedy}.`;
}

/**
 * Finds the first thing in a module that only works where React runs in the browser: a hook with a state or an effect, a handler of events, a class
 * component.
 */
export function findClientCode(source: ts.SourceFile): ClientCode | undefined {
  let found: ClientCode | undefined;
  function visit(node: ts.Node): void {
    if (found !== undefined || ts.isTypeNode(node)) return;
    const what = readBrowserModule(node) ?? readHook(node) ?? readHandler(node) ?? readClass(node);
    if (what === undefined) ts.forEachChild(node, visit);
    else found = { what, line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1 };
  }
  visit(source);
  return found;
}

/** Finds the import of a module that hides something until the code runs in a browser. The page would be published without it. */
function readBrowserModule(node: ts.Node): string | undefined {
  if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) return undefined;
  return browserModules.exec(node.moduleSpecifier.text)?.[1];
}

/** Finds a hook that a module imports or reads from a package: `import { useState } from 'react'`, `React.useState`. */
function readHook(node: ts.Node): string | undefined {
  const name =
    ts.isImportSpecifier(node) && !node.isTypeOnly && !node.parent.parent.isTypeOnly
      ? (node.propertyName ?? node.name).text
      : ts.isImportClause(node) && !node.isTypeOnly
        ? node.name?.text
        : ts.isPropertyAccessExpression(node)
          ? node.name.text
          : undefined;
  return name !== undefined && hooks.has(name) ? name : undefined;
}

/** Finds `onClick={…}`, and `{ onClick: … }` as the attributes of an element. */
function readHandler(node: ts.Node): string | undefined {
  const isAttribute = ts.isJsxAttribute(node);
  if (!isAttribute && !ts.isObjectLiteralElementLike(node)) return undefined;
  const text = node.name?.getText().replace(/^['"]|['"]$/g, '') ?? '';
  if (!/^on[A-Z]/.test(text)) return undefined;
  const holder = node.parent.parent;
  const isMade = ts.isCallExpression(holder) && elementMakers.includes(lastName(holder.expression));
  return isAttribute || isMade || ts.isJsxSpreadAttribute(holder) ? text : undefined;
}

function readClass(node: ts.Node): string | undefined {
  if (!ts.isClassLike(node)) return undefined;
  const bases = (node.heritageClauses ?? []).flatMap(({ types }) =>
    types.map(({ expression }) => lastName(expression)),
  );
  return bases.some((base) => componentClasses.includes(base)) ? 'a class component' : undefined;
}

/** @returns `b` for `b`, `a.b` and `(0, a.b)` */
function lastName(node: ts.Expression): string {
  if (ts.isParenthesizedExpression(node)) return lastName(node.expression);
  if (ts.isBinaryExpression(node)) return lastName(node.right);
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isIdentifier(node) ? node.text : '';
}
