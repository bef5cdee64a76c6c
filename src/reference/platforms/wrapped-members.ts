/** Classes that wrap a plugin, such as `GoogleMap`. */
import ts from '../../build/typescript.mjs';
import { parseScript, visit } from './script';

/**
 * Reads which members of a plugin each method of its wrapper class (`GoogleMap`) needs.
 * @param receiver name that the plugin has in the code: `CapacitorGoogleMaps`
 * @returns member names as `implementsMember` takes them, by method of the class
 */
export function readWrappedMembers(text: string, className: string, receiver: string): Map<string, string[]> {
  const wrapped = new Map<string, string[]>();
  visit(parseScript(className, text), (node) => {
    if (!ts.isClassDeclaration(node) || node.name?.text !== className) {
      return;
    }
    for (const method of node.members.filter(ts.isMethodDeclaration)) {
      wrapped.set(method.name.getText(), readCalledMembers(method, receiver));
    }
  });
  return wrapped;
}

/** Reads the members that a method needs. If it calls the member of its own name, only that one: other calls are tuning that differs by platform. */
function readCalledMembers(method: ts.MethodDeclaration, receiver: string): string[] {
  const called = new Set<string>();
  visit(method, (node) => {
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      node.expression.expression.getText() === receiver
    ) {
      const name = node.expression.name.text;
      const [event] = node.arguments;
      called.add(
        name === 'addListener' && event !== undefined && ts.isStringLiteral(event) ? `${name}:${event.text}` : name,
      );
    }
  });
  const name = method.name.getText();
  return called.has(name) ? [name] : [...called];
}
