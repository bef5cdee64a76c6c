/** Reads with the compiler what the names in samples mean. */

import type { SnippetProgram, VirtualFile } from '@capacitor-docs/docs-checks/samples';
import ts from '@capacitor-docs/shared/typescript';

/** A name in a sample. */
export interface SampleName {
  /** Line and column in the code, both from 0; lines of the hidden code before it don't count. */
  readonly line: number;
  readonly column: number;
  readonly word: string;
  /** Type as TypeScript writes it; absent for the name of a type. */
  readonly type?: string;
  /** Where a package of the version declares it; absent for what the sample itself or the platform declares. */
  readonly declared?: Declared;
}

/** A declaration in a published package. */
export interface Declared {
  /** `@capacitor/camera` */
  readonly package: string;
  /** Interface, class, enum or alias that has the member. */
  readonly container?: string;
  /** Its name, after those of the properties that it is in: `server.url`. */
  readonly name: string;
  /** Event of a listener: the first argument of the call. */
  readonly event?: string;
  /** Comment in the package, in Markdown. */
  readonly comment: string;
}

/** @returns names in the code of a block, in order */
export function readNames({ program }: SnippetProgram, { path, text, snippet }: VirtualFile): SampleName[] {
  const source = program.getSourceFile(path);
  if (source === undefined) return [];
  const checker = program.getTypeChecker();
  const hiddenLines = text.split('\n').length - snippet.code.split('\n').length;
  const names: SampleName[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node)) {
      const { line, character } = source.getLineAndCharacterOfPosition(node.getStart(source));
      const read = line < hiddenLines ? undefined : readName(node, checker);
      if (read !== undefined) names.push({ line: line - hiddenLines, column: character, word: node.text, ...read });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return names;
}

function readName(node: ts.Identifier, checker: ts.TypeChecker): Pick<SampleName, 'type' | 'declared'> | undefined {
  const symbols = listSymbols(node, checker).map((symbol) =>
    symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
  );
  const declared = symbols.map((symbol) => findDeclared(symbol, node, checker)).find((found) => found !== undefined);
  const [symbol] = symbols;
  if (symbol === undefined) return undefined;
  const type = describeType(symbol, node, checker);
  if (type === undefined && declared === undefined) return undefined;
  return { ...(type === undefined ? {} : { type }), ...(declared === undefined ? {} : { declared }) };
}

/** Lists what a name stands for: in `{ quality }` and `{ quality: 90 }` the option that the call expects, then the value in the sample. */
function listSymbols(node: ts.Identifier, checker: ts.TypeChecker): ts.Symbol[] {
  const { parent } = node;
  const own = checker.getSymbolAtLocation(node);
  const found: (ts.Symbol | undefined)[] = [];
  if (ts.isObjectLiteralElementLike(parent) && parent.name === node) {
    const expected = ts.isObjectLiteralExpression(parent.parent) ? checker.getContextualType(parent.parent) : undefined;
    found.push(findProperty(expected, node.text, checker));
  }
  if (ts.isBindingElement(parent) && (parent.propertyName ?? parent.name) === node)
    found.push(findProperty(checker.getTypeAtLocation(parent.parent), node.text, checker));
  if (ts.isShorthandPropertyAssignment(parent)) found.push(checker.getShorthandAssignmentValueSymbol(parent));
  return [...found, own].filter((symbol) => symbol !== undefined);
}

function findProperty(type: ts.Type | undefined, name: string, checker: ts.TypeChecker): ts.Symbol | undefined {
  return type && checker.getPropertyOfType(checker.getNonNullableType(type), name);
}

/** @returns undefined for types, whose name says as much, and for names that the compiler does not know */
function describeType(symbol: ts.Symbol, node: ts.Identifier, checker: ts.TypeChecker): string | undefined {
  if (!(symbol.flags & ts.SymbolFlags.Value) || symbol.flags & ts.SymbolFlags.Enum) return undefined;
  const called = readCalled(node, checker);
  const type = called ?? checker.getTypeOfSymbolAtLocation(symbol, node);
  const text =
    texts.get(type) ??
    (called === undefined
      ? checker.typeToString(type as ts.Type, node, format)
      : checker.signatureToString(called, node, format));
  // A name that a package declares as well is told apart only in code that can see both.
  if (!text.includes('globalThis.')) texts.set(type, text);
  // What is left of imports are modules, whose paths are those of this machine.
  return text === 'error' || text === `typeof ${node.text}` || text.includes('import("') ? undefined : sortValues(text);
}

/** Sorts the values of a type, `"left" | "right"`, which the compiler lists in the order in which it has met them in any sample. */
function sortValues(type: string): string {
  return type.replace(/(?:(?:"[^"]*"|\d+) \| )+(?:"[^"]*"|\d+)/g, (values) =>
    values
      .split(' | ')
      .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
      .join(' | '),
  );
}

/** Texts of types and signatures, each of which many names have. */
const texts = new WeakMap<ts.Type | ts.Signature, string>();

/** Types are named without the path of their module, as the sample could import them. */
const format = ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;

/** @returns the signature that a call uses, which is one of several for an overloaded function */
function readCalled(node: ts.Identifier, checker: ts.TypeChecker): ts.Signature | undefined {
  const { parent } = node;
  const callee = ts.isPropertyAccessExpression(parent) && parent.name === node ? parent : node;
  const call = callee.parent;
  const isCalled = (ts.isCallExpression(call) || ts.isNewExpression(call)) && call.expression === callee;
  return isCalled ? checker.getResolvedSignature(call) : undefined;
}

function findDeclared(symbol: ts.Symbol, node: ts.Identifier, checker: ts.TypeChecker): Declared | undefined {
  const event = readEvent(node);
  const [declaration] = symbol.declarations ?? [];
  const pack = declaration && readPackage(declaration.getSourceFile().fileName);
  if (declaration === undefined || pack === undefined) return undefined;
  const container = findContainer(declaration);
  const outer = listOuterProperties(declaration);
  const comment = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  return {
    package: pack,
    name: [...outer, symbol.name].join('.'),
    comment,
    ...(container === undefined ? {} : { container }),
    ...(event === undefined ? {} : { event }),
  };
}

/** Reads the event of `addListener('pause', …)`. */
function readEvent({ text, parent }: ts.Identifier): string | undefined {
  if (text !== 'addListener' || !ts.isCallExpression(parent.parent)) return undefined;
  const [first] = parent.parent.arguments;
  return first !== undefined && ts.isStringLiteralLike(first) ? first.text : undefined;
}

/** @returns name of a package of Capacitor from the path of a file in it */
function readPackage(path: string): string | undefined {
  return /.*\/node_modules\/(@capacitor\/[^/]+)\//.exec(path)?.[1];
}

/** Lists the properties whose type, written in place, has the declaration. */
function listOuterProperties({ parent }: ts.Node): string[] {
  if (parent === undefined) return [];
  const own = ts.isPropertySignature(parent) && ts.isIdentifier(parent.name) ? [parent.name.text] : [];
  return [...listOuterProperties(parent), ...own];
}

function findContainer({ parent }: ts.Node): string | undefined {
  if (parent === undefined || ts.isSourceFile(parent)) return undefined;
  const isNamed =
    ts.isInterfaceDeclaration(parent) ||
    ts.isClassDeclaration(parent) ||
    ts.isEnumDeclaration(parent) ||
    ts.isTypeAliasDeclaration(parent);
  return isNamed ? parent.name?.text : findContainer(parent);
}
