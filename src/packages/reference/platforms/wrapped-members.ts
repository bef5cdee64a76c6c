/** Classes that wrap a plugin, such as `GoogleMap`. */
import ts from '@capacitor-docs/shared/typescript';
import { parseScript, visit } from './script';

/** What a method of a wrapper class uses of the plugin, as `supportOf` takes it. */
interface WrappedMethod {
  /** Members that the method itself calls. If it calls the one of its own name, only that: other calls are tuning that differs by platform. */
  readonly called: readonly string[];
  /** The same with what the functions call that it refers to, which may run later: `this.handleScrollEvent`. */
  readonly needed: readonly string[];
}

/**
 * Reads which members of a plugin the methods of its wrapper class (`GoogleMap`) use.
 *
 * @param receiver name that the plugin has in the code: `CapacitorGoogleMaps`
 * @returns members by method of the class
 */
export function readWrappedMembers(text: string, className: string, receiver: string): Map<string, WrappedMethod> {
  const wrapped = new Map<string, WrappedMethod>();
  visit(parseScript(className, text), (node) => {
    if (!ts.isClassDeclaration(node) || node.name?.text !== className) return;
    const methods = node.members.filter(ts.isMethodDeclaration);
    const functions = new Map<string, ts.Node>([
      ...methods.map((method): [string, ts.Node] => [method.name.getText(), method]),
      ...readAssignedFunctions(node),
    ]);
    for (const method of methods) {
      const name = method.name.getText();
      const called = listCalls([method], receiver);
      const reached = reach(method, functions);
      const property = reached.map(readFilter).find((found) => found !== undefined);
      const needed = called.includes(name) ? [name] : listCalls(reached, receiver);
      wrapped.set(name, {
        called: called.includes(name) ? [name] : called,
        needed: needed.map((one) =>
          one.startsWith('addListener:') && property !== undefined ? `${one}:${property}` : one,
        ),
      });
    }
  });
  return wrapped;
}

/** Reads the functions that a constructor assigns to each instance: `this.handleScrollEvent = () => this.updateMapBounds()`. */
function readAssignedFunctions(node: ts.ClassDeclaration): [string, ts.Node][] {
  const statements = node.members.find(ts.isConstructorDeclaration)?.body?.statements ?? [];
  return statements.flatMap((statement): [string, ts.Node][] => {
    if (!ts.isExpressionStatement(statement) || !ts.isBinaryExpression(statement.expression)) return [];
    const { left, right } = statement.expression;
    return isOwnMember(left) && ts.isFunctionLike(right) ? [[left.name.text, right]] : [];
  });
}

function isOwnMember(node: ts.Node): node is ts.PropertyAccessExpression {
  return ts.isPropertyAccessExpression(node) && node.expression.kind === ts.SyntaxKind.ThisKeyword;
}

/** Lists a function and those of its class that it refers to, directly or through another one. */
function reach(start: ts.Node, functions: ReadonlyMap<string, ts.Node>): ts.Node[] {
  const reached = new Set([start]);
  // A set also yields what is added while it is read.
  for (const one of reached) {
    visit(one, (node) => {
      const next = isOwnMember(node) ? functions.get(node.name.text) : undefined;
      if (next !== undefined) reached.add(next);
    });
  }
  return [...reached];
}

/** Lists the members of the plugin that functions call. */
function listCalls(functions: readonly ts.Node[], receiver: string): string[] {
  const called = new Set<string>();
  for (const one of functions) {
    visit(one, (node) => {
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return;
      if (node.expression.expression.getText() !== receiver) return;
      const name = node.expression.name.text;
      const [event] = node.arguments;
      const isEvent = name === 'addListener' && event !== undefined && ts.isStringLiteral(event);
      called.add(isEvent ? `${name}:${event.text}` : name);
    });
  }
  return [...called];
}

/** Finds the property by which a function drops an event's data: `mapId` in `(data) => { if (data.mapId == mapId) callback(data); }`. */
function readFilter(node: ts.Node): string | undefined {
  let property: string | undefined;
  visit(node, (child) => {
    if (!ts.isArrowFunction(child) || !ts.isBlock(child.body)) return;
    const [statement] = child.body.statements;
    const [data] = child.parameters;
    if (statement === undefined || data === undefined || !ts.isIfStatement(statement)) return;
    const { expression } = statement;
    if (!ts.isBinaryExpression(expression) || !ts.isPropertyAccessExpression(expression.left)) return;
    if (expression.left.expression.getText() === data.name.getText()) property = expression.left.name.text;
  });
  return property;
}
