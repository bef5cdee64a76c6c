/** Classes that wrap a plugin, such as `GoogleMap`. */
import ts from '@capacitor-docs/shared/typescript';
import { parseScript, readClasses, type ScriptClass, visit } from './script';

/** What a method of a wrapper class uses of the plugin, as `supportOf` takes it. */
export interface WrappedMethod {
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
  const functions = readClasses(parseScript(className, text)).find(({ name }) => name === className)?.methods;
  return new Map(
    [...(functions ?? [])].map(([name, method]) => {
      const called = listCalls([method], receiver);
      if (called.includes(name)) return [name, { called: [name], needed: [name] }];
      const reached = reach(method, functions ?? new Map());
      const property = reached.map(readFilter).find((found) => found !== undefined);
      const needed = listCalls(reached, receiver).map((one) =>
        one.startsWith('addListener:') && property !== undefined ? `${one}:${property}` : one,
      );
      return [name, { called, needed }];
    }),
  );
}

function isOwnMember(node: ts.Node): node is ts.PropertyAccessExpression {
  return ts.isPropertyAccessExpression(node) && node.expression.kind === ts.SyntaxKind.ThisKeyword;
}

/** Lists a function and those of its class that it refers to, directly or through another one. */
function reach(start: ts.Node, functions: ScriptClass['methods']): ts.Node[] {
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
