/** Collects the types that belong on a plugin's page: those its public methods lead to, directly or through others. */
import ts from '@capacitor-docs/shared/typescript';
import type { PluginSource } from './sources';
import { listReferences } from './type-text';
import { makeUnique } from './unique-id';

/** Members of an interface or class that an app can use. */
export function listPublicMembers(
  declaration: ts.InterfaceDeclaration | ts.ClassDeclaration,
): (ts.TypeElement | ts.ClassElement)[] {
  const hidden = ts.ModifierFlags.Private | ts.ModifierFlags.Protected;
  return [...declaration.members].filter(
    (member) =>
      !(ts.getCombinedModifierFlags(member) & hidden) && !(member.name && ts.isPrivateIdentifier(member.name)),
  );
}

function isTypeDeclaration(node: ts.Declaration): boolean {
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isEnumDeclaration(node) ||
    ts.isTypeAliasDeclaration(node)
  );
}

/** Lists the declarations of a type that the plugin owns. Empty when the type belongs to other code. */
export function listOwnDeclarations(symbol: ts.Symbol, source: PluginSource): ts.Declaration[] {
  return (symbol.declarations ?? []).filter(
    (declaration) => isTypeDeclaration(declaration) && source.owns(declaration.getSourceFile().fileName),
  );
}

/** Lists the parts of a declaration that can name further types: everything except the private members of a class. */
function listPublicParts(declaration: ts.Declaration): ts.Node[] {
  return ts.isClassDeclaration(declaration)
    ? [...(declaration.heritageClauses ?? []), ...listPublicMembers(declaration)]
    : [declaration];
}

/**
 * Collects the types of a plugin's page with their ids, breadth first: the types that the methods name, then the types
 * that these name, and so on.
 */
export function collectTypes(checker: ts.TypeChecker, source: PluginSource): Map<ts.Symbol, string> {
  const api = source.declaration.name && checker.getSymbolAtLocation(source.declaration.name);
  const ids = new Map<ts.Symbol, string>();
  const taken = new Set<string>();
  let nodes: ts.Node[] = listPublicMembers(source.declaration);
  while (nodes.length > 0) {
    const next: ts.Node[] = [];
    for (const { symbol } of nodes.flatMap((node) => listReferences(checker, node))) {
      const declarations = listOwnDeclarations(symbol, source);
      if (symbol !== api && !ids.has(symbol) && declarations.length > 0) {
        ids.set(symbol, makeUnique(symbol.name, taken));
        next.push(...declarations.flatMap(listPublicParts));
      }
    }
    nodes = next;
  }
  return ids;
}
