import ts from '@capacitor-docs/shared/typescript';

/** A name in a block that a package marks with `@deprecated`. */
export interface DeprecatedName {
  readonly name: string;
  /** Where it begins in the source. */
  readonly start: number;
  /** What the package says to use instead. */
  readonly advice: string;
}

/** How the packages name what to use instead. Without it, a sample may have no other way. */
const namesAnother = /\b(?:use|instead)\b/i;

/**
 * Finds names that are deprecated in favor of others: imports, members, keys of options and of results, and calls of a deprecated overload. (The
 * compiler reports them only to editors, and keys of options not at all.)
 *
 * @param source a file of the program that the checker belongs to
 * @param checker of a program that parsed the JSDoc of the packages in question; others have no deprecated names
 */
export function findDeprecatedNames(source: ts.SourceFile, checker: ts.TypeChecker): DeprecatedName[] {
  const found: DeprecatedName[] = [];
  const visit = (node: ts.Node): void => {
    const tags = ts.isIdentifier(node) ? findDeclarations(node, checker).map(ts.getJSDocDeprecatedTag) : [];
    const advice = tags.includes(undefined) ? undefined : ts.getTextOfJSDocComment(tags[0]?.comment);
    if (advice !== undefined && namesAnother.test(advice)) {
      found.push({ name: node.getText(source), start: node.getStart(source), advice: advice.replace(/\s+/g, ' ') });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function findDeclarations(name: ts.Identifier, checker: ts.TypeChecker): readonly ts.Declaration[] {
  const { parent } = name;
  const callee = ts.isPropertyAccessExpression(parent) && parent.name === name ? parent : name;
  if (ts.isCallExpression(callee.parent) && callee.parent.expression === callee) {
    const declaration = checker.getResolvedSignature(callee.parent)?.getDeclaration();
    if (declaration !== undefined && ts.getJSDocDeprecatedTag(declaration) !== undefined) return [declaration];
  }
  return findSymbol(name, checker)?.declarations ?? [];
}

function findSymbol(name: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const { parent } = name;
  if (ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent) && parent.initializer !== name) {
    if (parent.propertyName !== undefined && parent.propertyName !== name) return undefined;
    return checker.getTypeAtLocation(parent.parent).getProperty(name.text);
  }
  if (ts.isObjectLiteralElement(parent) && parent.name === name && ts.isObjectLiteralExpression(parent.parent)) {
    return checker.getContextualType(parent.parent)?.getProperty(name.text);
  }
  const symbol = checker.getSymbolAtLocation(name);
  return symbol !== undefined && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}
