/** Follows the objects that functions of a script take as parameters. */
import ts from '@capacitor-docs/shared/typescript';
import { memoizeByObject } from '../read-once';
import { parseScripts, visit } from './script';

type Functions = ReadonlyMap<string, readonly ts.SignatureDeclaration[]>;

/**
 * Checks whether a method may pass the object that it takes to code outside the scripts, copy it or store it, so that other code may read it.
 * Objects passed to functions of the scripts are followed by the names of these functions.
 *
 * @param scripts text of the modules by name
 * @returns function that checks the methods of a name; it returns true for a name that the scripts lack
 */
export function readPassedOn(scripts: ReadonlyMap<string, string>): (method: string) => boolean {
  const functions = readFunctions(scripts);
  return (method) => {
    const named = functions.get(method) ?? [];
    return named.length === 0 || named.some((one) => passesOn(one, 0, functions, new Set()));
  };
}

/** Reads functions and methods by name, including those of v2's prototypes. Cached because all plugins of v2 share their modules. */
const readFunctions = memoizeByObject((scripts: ReadonlyMap<string, string>): Functions => {
  const functions = new Map<string, ts.SignatureDeclaration[]>();
  const add = (name: string, node: ts.Node | undefined): void => {
    if (node === undefined || !ts.isFunctionLike(node)) return;
    functions.set(name, [...(functions.get(name) ?? []), node]);
  };
  for (const file of parseScripts(scripts).values()) {
    visit(file, (node) => {
      if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node)) add(node.name?.getText() ?? '', node);
      else if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name)) add(node.name.text, node.initializer);
      else if (ts.isBinaryExpression(node) && ts.isPropertyAccessExpression(node.left))
        add(node.left.name.text, node.right);
    });
  }
  return functions;
});

function passesOn(
  node: ts.SignatureDeclaration,
  index: number,
  functions: Functions,
  seen: ReadonlySet<ts.Node>,
): boolean {
  const parameter = node.parameters[index];
  if (parameter === undefined || seen.has(node)) return false;
  if (!ts.isIdentifier(parameter.name)) return takesRest(parameter.name);
  const { text } = parameter.name;
  let isHandedOn = false;
  visit(node, (child) => {
    if (!ts.isIdentifier(child) || child.text !== text || child === parameter.name) return;
    if (!isReadHere(child, functions, new Set([...seen, node]))) isHandedOn = true;
  });
  return isHandedOn;
}

function takesRest(pattern: ts.BindingName): boolean {
  return (
    !ts.isIdentifier(pattern) && pattern.elements.some((each) => ts.isBindingElement(each) && !!each.dotDotDotToken)
  );
}

const comparisons: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.AmpersandAmpersandToken,
  ts.SyntaxKind.EqualsEqualsToken,
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);

/** True when the code only reads properties of the object, or checks whether it exists. */
function isReadHere(use: ts.Identifier, functions: Functions, seen: ReadonlySet<ts.Node>): boolean {
  const { parent } = use;
  // A member of something else that has the same name.
  if ((ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent)) && parent.name === use) return true;
  if (ts.isPropertyAccessExpression(parent)) return true;
  if (ts.isElementAccessExpression(parent)) return ts.isStringLiteral(parent.argumentExpression);
  if (ts.isPrefixUnaryExpression(parent) || ts.isTypeOfExpression(parent)) return true;
  if (ts.isIfStatement(parent)) return true;
  if (ts.isConditionalExpression(parent)) return parent.condition === use;
  if (ts.isBinaryExpression(parent)) return parent.left === use && comparisons.has(parent.operatorToken.kind);
  if (ts.isVariableDeclaration(parent)) return ts.isObjectBindingPattern(parent.name) && !takesRest(parent.name);
  if (!ts.isCallExpression(parent)) return false;
  const { expression } = parent;
  const name = ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
  const called = functions.get(name) ?? [];
  const index = parent.arguments.indexOf(use);
  return called.length > 0 && called.every((one) => !passesOn(one, index, functions, seen));
}
