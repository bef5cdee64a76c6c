import ts from '../typescript.mjs';

/** A name that the code of a page defines. */
export interface Declared {
  readonly name: string;
  readonly node: ts.Node;
}

/** Lists the variables, functions and classes that a page defines itself. */
export function listDeclared(code: ts.SourceFile): Declared[] {
  return code.statements.flatMap((statement): Declared[] => {
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.flatMap((node) =>
        ts.isIdentifier(node.name) ? [{ name: node.name.text, node }] : [],
      );
    }
    const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
    return isNamed && statement.name !== undefined && !isDefault(statement)
      ? [{ name: statement.name.text, node: statement }]
      : [];
  });
}

/** Returns whether a statement is the default export of a page, which MDX wraps around the page. */
export function isLayout(statement: ts.Statement): boolean {
  const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  return ts.isExportAssignment(statement) || (isNamed && isDefault(statement));
}

function isDefault(statement: ts.FunctionDeclaration | ts.ClassDeclaration): boolean {
  return statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) ?? false;
}
