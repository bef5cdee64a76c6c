import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../files/project-root';
import ts from '../typescript.mjs';
import { inputError } from './input-error';

/** Path to a value: field names and list indexes. In a TypeScript file, the first element is the name of a constant. */
export type ValuePath = readonly (string | number)[];

/**
 * Finds the line of a value in a configuration file, so that a message can point there.
 *
 * @param file TypeScript or JSON, from the root of the project
 * @param path to the value; if part of it is missing, the nearest value on the path counts
 * @param root folder of the project
 * @returns `src/config/ads.ts:14`, or only the file if it does not contain the constant
 */
export function locate(file: string, path: ValuePath, root: string = projectRoot): string {
  if (!existsSync(join(root, file))) return file;
  const text = readFileSync(join(root, file), 'utf8');
  const isJson = file.endsWith('.json');
  const source = isJson
    ? ts.parseJsonText(file, text)
    : ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true, ts.ScriptKind.TS);
  const [constant, ...rest] = path;
  const start = isJson ? source.statements[0] : findConstant(source, String(constant));
  if (start === undefined) return file;
  const node = follow(start, isJson ? path : rest, source);
  return `${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1}`;
}

/** Error for a wrong value, with the path to it from the checked value. `withPlace` turns the path into file and line. */
export class ValueError extends Error {
  constructor(
    message: string,
    readonly path: ValuePath,
  ) {
    super(message);
    this.name = 'ValueError';
  }
}

/**
 * Runs a check of a constant and adds the file and line of a wrong value to its error.
 *
 * @param file from the root of the project
 * @param constant name of the checked constant, as the file declares it
 * @throws one line instead of a `ValueError`; other errors unchanged
 */
export function withPlace<Result>(file: string, constant: string, check: () => Result): Result {
  try {
    return check();
  } catch (error) {
    if (!(error instanceof ValueError)) throw error;
    throw inputError(`${locate(file, [constant, ...error.path])}: ${error.message}`);
  }
}

function findConstant(source: ts.SourceFile, name: string): ts.Node | undefined {
  const declarations = source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  return declarations.find((declaration) => declaration.name.getText(source) === name);
}

/** Follows the path as far as it exists. */
function follow(node: ts.Node, path: ValuePath, source: ts.SourceFile): ts.Node {
  const [step, ...rest] = path;
  const value = unwrap(node);
  if (step === undefined || value === undefined) return node;
  const next =
    typeof step === 'number'
      ? ts.isArrayLiteralExpression(value)
        ? value.elements[step]
        : undefined
      : ts.isObjectLiteralExpression(value)
        ? value.properties.find((property) => nameOf(property, source) === step)
        : undefined;
  return next === undefined ? node : follow(next, rest, source);
}

function nameOf({ name }: ts.ObjectLiteralElementLike, source: ts.SourceFile): string | undefined {
  if (name === undefined) return undefined;
  return ts.isIdentifier(name) || ts.isStringLiteralLike(name) ? name.text : name.getText(source);
}

/** Returns the literal inside a declaration, a property, `as const satisfies …`, parentheses, or a call that checks it. */
function unwrap(node: ts.Node | undefined): ts.Node | undefined {
  if (node === undefined) return undefined;
  if (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) return unwrap(node.initializer);
  if (ts.isCallExpression(node)) return unwrap(node.arguments[0]);
  const isWrapper =
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isParenthesizedExpression(node) ||
    ts.isExpressionStatement(node);
  return isWrapper ? unwrap(node.expression) : node;
}
