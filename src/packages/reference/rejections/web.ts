/** Finds what the methods of a plugin's web class reject with: what they throw, and what they pass to `reject`. */
import ts from '@capacitor-docs/shared/typescript';
import { parseScripts, readClasses, type ScriptClass, visit } from '../platforms/script';
import { unknownText } from '../types';
import { dropDuplicates, type FoundRejection, type Refusals } from './native';

interface Walk {
  methods: ScriptClass['methods'];
  refusals: Refusals;
  visited: Set<string>;
  found: FoundRejection[];
}

/** Maximum depth to which calls of helpers are followed. */
const maxDepth = 6;

/** Returns the text of an expression, with `…` for parts that are known only at run time. */
function readText(node: ts.Expression | undefined): string {
  if (node === undefined) return unknownText;
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map(({ literal }) => unknownText + literal.text).join('');
  }
  if (ts.isParenthesizedExpression(node)) return readText(node.expression);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return (readText(node.left) + readText(node.right)).replace(/…+/g, unknownText);
  }
  return ts.isIdentifier(node) ? readVariable(node) : unknownText;
}

/** Returns the text of a constant in the same file. */
function readVariable(node: ts.Identifier): string {
  const values: ts.Expression[] = [];
  visit(node.getSourceFile(), (child) => {
    if (ts.isVariableDeclaration(child) && child.name.getText() === node.text && child.initializer !== undefined)
      values.push(child.initializer);
  });
  const [value] = values;
  return values.length === 1 && value !== undefined && ts.isStringLiteralLike(value) ? value.text : unknownText;
}

/** Reads the message and code of an error, one of the runtime's refusals or a plain text. */
function readError(node: ts.Expression | undefined, refusals: Refusals): FoundRejection | undefined {
  if (node === undefined) return undefined;
  if (ts.isNewExpression(node) || ts.isCallExpression(node)) {
    const callee = node.expression.getText();
    const refusal = /^(?:this|_this|_super)\.(unimplemented|unavailable)$/.exec(callee)?.[1];
    const [message, code] = node.arguments ?? [];
    if (refusal === 'unimplemented' || refusal === 'unavailable') {
      const usual = refusals[refusal];
      return message === undefined ? usual : { ...usual, message: readText(message) };
    }
    if (!/(?:^|\.)\w*(?:Error|Exception)$/.test(callee)) return { message: unknownText };
    const known = code !== undefined && ts.isStringLiteralLike(code) ? { code: code.text } : {};
    return { message: readText(message), ...known };
  }
  return { message: readText(node) };
}

/** True for a call of `reject` or `Promise.reject`. */
function isRejecting(node: ts.CallExpression): boolean {
  return /^(?:Promise\.|_)?reject$/.test(node.expression.getText());
}

/** True for a `try` whose `catch` does not pass on what is thrown in it. */
function keepsErrors({ catchClause }: ts.TryStatement): boolean {
  if (catchClause === undefined) return false;
  const name = catchClause.variableDeclaration?.name.getText();
  let passesOn = false;
  visit(catchClause.block, (node) => {
    passesOn ||=
      (ts.isThrowStatement(node) && node.expression.getText() === name) ||
      (ts.isCallExpression(node) && isRejecting(node) && node.arguments[0]?.getText() === name);
  });
  return !passesOn;
}

/** Where errors go from a piece of code. */
interface Flow {
  /** Whether what is thrown, or awaited and rejected, reaches the caller of the method. */
  readonly throws: boolean;
  /** Whether `reject` rejects a promise that the caller of the method waits for. */
  readonly rejects: boolean;
}

/** Functions whose callback is part of the method: helpers in TypeScript's older output, and what follows a promise. */
const wrappers = /^(?:__awaiter|__generator)$|\.(?:then|map)$/;

/** Returns what is awaited: in `await`, in TypeScript's older output (`[4, …]`), and in what is returned from the browser. */
function findAwaited(node: ts.Node): ts.Node | undefined {
  if (ts.isAwaitExpression(node)) return node.expression;
  if (ts.isArrayLiteralExpression(node) && node.elements[0]?.getText() === '4') return node.elements[1];
  const returned = ts.isReturnStatement(node) ? node.expression : undefined;
  return /^(?:window\.)?(?:fetch\(|navigator\.)/.test(returned?.getText() ?? '') ? returned : undefined;
}

/** True for a call of the browser or of a library. Names of classes and of functions in the same file are not followed. */
function isForeign(node: ts.Node | undefined): boolean {
  if (node === undefined || !ts.isCallExpression(node)) return false;
  const callee = node.expression.getText();
  return !/^_?this\b|^[A-Z]|^\w+$/.test(callee) || /^(?:fetch|import)$/.test(callee);
}

/** In TypeScript's older output, finds whether a case of a generator is in a `try`, whose cases are numbered (`trys.push([3, 7, , 8])`). */
function isCaseInTry(node: ts.CaseClause): boolean {
  const label = Number(node.expression.getText());
  const tries = node.parent.getText().matchAll(/\.trys\.push\(\[(\d+), (\d+),/g);
  return [...tries].some(([, start, end]) => Number(start) <= label && label < Number(end));
}

/** Collects the rejections below a node. */
function walkNode(node: ts.Node, walk: Walk, depth: number, flow: Flow): void {
  const go = (child: ts.Node, changed = flow): void => walkNode(child, walk, depth, changed);
  const add = (found: FoundRejection | undefined): void => {
    if (found !== undefined) walk.found.push(found);
  };
  if (ts.isTryStatement(node)) {
    go(node.tryBlock, { ...flow, throws: flow.throws && !keepsErrors(node) });
    if (node.catchClause !== undefined) go(node.catchClause);
    if (node.finallyBlock !== undefined) go(node.finallyBlock);
    return;
  }
  if (ts.isFunctionLike(node)) {
    const { parent } = node;
    const isWrapped = ts.isCallExpression(parent) && wrappers.test(parent.expression.getText());
    const isExecutor = ts.isNewExpression(parent) && parent.expression.getText() === 'Promise';
    const inner = { throws: flow.throws && isWrapped, rejects: isExecutor ? flow.throws : flow.rejects };
    ts.forEachChild(node, (child) => go(child, inner));
    return;
  }
  if (ts.isCaseClause(node) && isCaseInTry(node)) {
    ts.forEachChild(node, (child) => go(child, { ...flow, throws: false }));
    return;
  }
  if (flow.throws && isForeign(findAwaited(node))) add({ message: unknownText });
  if (ts.isThrowStatement(node) && flow.throws) {
    add(readError(node.expression, walk.refusals));
  } else if (ts.isCallExpression(node)) {
    const [first, second] = node.arguments;
    const callee = node.expression.getText();
    if (isRejecting(node) && (callee.startsWith('Promise.') ? flow.throws : flow.rejects)) {
      add(readError(first, walk.refusals));
    } else if (
      callee === 'callback' &&
      second !== undefined &&
      /^(?:null|undefined|void 0)$/.test(first?.getText() ?? '')
    ) {
      add({ message: readText(second), isCalledBack: true });
    }
    const helper = /^_?this\.(\w+)$/.exec(callee)?.[1];
    const rejects = flow.rejects && node.arguments.some((each) => each.getText() === 'reject');
    if (helper !== undefined) walkMethod(helper, walk, depth + 1, { ...flow, rejects });
  }
  ts.forEachChild(node, (child) => go(child));
}

function walkMethod(name: string, walk: Walk, depth: number, flow: Flow): void {
  const body = walk.methods.get(name)?.body;
  const key = `${name} ${flow.throws} ${flow.rejects}`;
  if (body === undefined || depth > maxDepth || walk.visited.has(key)) return;
  walk.visited.add(key);
  walkNode(body, walk, depth, flow);
}

/**
 * Reads what the methods of a web class reject with.
 *
 * @param scripts text of the ES modules by name
 * @param classNames the plugin's classes
 * @param methods names of the methods
 * @param refusals the runtime's messages for `unimplemented()` and `unavailable()` without a message
 * @returns rejections in the order of the code, each once
 */
export function readWebRejections(
  scripts: ReadonlyMap<string, string>,
  classNames: ReadonlySet<string>,
  methods: readonly string[],
  refusals: Refusals,
): Map<string, FoundRejection[]> {
  const files = [...parseScripts(scripts).values()];
  const classes = files.flatMap(readClasses).filter(({ name }) => classNames.has(name));
  return new Map(
    methods.map((method) => {
      const found = classes.flatMap((each) => {
        const walk: Walk = { methods: each.methods, refusals, visited: new Set(), found: [] };
        walkMethod(method, walk, 0, { throws: true, rejects: false });
        return walk.found;
      });
      return [method, dropDuplicates(found)];
    }),
  );
}
