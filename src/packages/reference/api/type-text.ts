/** Prints types the way the packages declare them and finds the names in them that can be linked. */
import ts from '@capacitor-docs/shared/typescript';
import type { TypeText } from '../types';
import { resolveSymbol } from './symbols';

/** The types of a page with their ids. */
export interface PageTypes {
  page: string;
  typeIds: ReadonlyMap<ts.Symbol, string>;
}

/** Context for printing a type for a page. */
export interface PageScope extends PageTypes {
  checker: ts.TypeChecker;
  /** The types of all pages of the version. */
  allPages: readonly PageTypes[];
}

const printer = ts.createPrinter({ removeComments: true });

/** Source text of a node on one line, without the comments inside it and with single quotes. */
export function printNode(node: ts.Node): string {
  return printer
    .printNode(ts.EmitHint.Unspecified, node, node.getSourceFile())
    .replace(/\s*\n\s*/g, ' ')
    .replace(/"([^"'\\]*)"/g, "'$1'");
}

/** The identifier that a reference to a type begins with, if the node is such a reference. */
function findReferencedName(node: ts.Node): ts.Identifier | undefined {
  let name: ts.Node | undefined;
  if (ts.isTypeReferenceNode(node)) {
    name = node.typeName;
  } else if (ts.isExpressionWithTypeArguments(node)) {
    name = node.expression;
  } else if (ts.isTypeQueryNode(node)) {
    name = node.exprName;
  }
  while (name && (ts.isQualifiedName(name) || ts.isPropertyAccessExpression(name))) {
    name = ts.isQualifiedName(name) ? name.left : name.expression;
  }
  return name && ts.isIdentifier(name) ? name : undefined;
}

/** Every reference to a type inside a node, in the order of the source, with the symbol that it stands for. */
export function listReferences(checker: ts.TypeChecker, node: ts.Node): { name: string; symbol: ts.Symbol }[] {
  const found: { name: string; symbol: ts.Symbol }[] = [];
  const visit = (child: ts.Node): void => {
    const name = findReferencedName(child);
    const symbol = name && resolveSymbol(checker, name);
    if (name && symbol) {
      found.push({ name: name.text, symbol });
    }
    ts.forEachChild(child, visit);
  };
  visit(node);
  return found;
}

/** Adds links to a text for the type names inside the nodes that the text was printed from. */
export function linkText(text: string, nodes: readonly ts.Node[], scope: PageScope): TypeText {
  const links: Record<string, string> = {};
  const externalLinks: Record<string, { page: string; id: string }> = {};
  for (const { name, symbol } of nodes.flatMap((node) => listReferences(scope.checker, node))) {
    const id = scope.typeIds.get(symbol);
    if (id !== undefined) {
      links[name] = id;
      continue;
    }
    const elsewhere = scope.allPages.find(({ typeIds }) => typeIds.has(symbol));
    const elsewhereId = elsewhere?.typeIds.get(symbol);
    if (elsewhere !== undefined && elsewhereId !== undefined) {
      externalLinks[name] = { page: elsewhere.page, id: elsewhereId };
    }
  }
  return { text, links, ...(Object.keys(externalLinks).length > 0 ? { externalLinks } : {}) };
}

/** Returns the text of a declared type with its links, or `any` when a declaration has no type. */
export function readType(node: ts.Node | undefined, scope: PageScope): TypeText {
  return node === undefined ? { text: 'any', links: {} } : linkText(printNode(node), [node], scope);
}
