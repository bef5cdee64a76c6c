import ts from '../typescript.mjs';

/** What the code of a page defines. */
export interface Declared {
  readonly name: string;
  readonly node: ts.Node;
}

/** Lists what a page exports and defines itself. */
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

/** Whether a statement is the default export of a page, which MDX puts around the page. */
export function isLayout(statement: ts.Statement): boolean {
  const isNamed = ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement);
  return ts.isExportAssignment(statement) || (isNamed && isDefault(statement));
}

function isDefault(statement: ts.FunctionDeclaration | ts.ClassDeclaration): boolean {
  return statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword) ?? false;
}
