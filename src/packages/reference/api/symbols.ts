/** Follows names in the type declarations to what they stand for. */
import { inputError, toSlashes } from '@capacitor-docs/shared';
import ts from '@capacitor-docs/shared/typescript';

/** Follows imports and re-exports to the symbol of the declaration. */
export function resolveSymbol(checker: ts.TypeChecker, node: ts.Node): ts.Symbol | undefined {
  const symbol = checker.getSymbolAtLocation(node);
  return symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The exported names of a file with the symbols of their declarations. */
export function findExports(checker: ts.TypeChecker, file: ts.SourceFile): Map<string, ts.Symbol> {
  const moduleSymbol = checker.getSymbolAtLocation(file);
  const exported = moduleSymbol === undefined ? [] : checker.getExportsOfModule(moduleSymbol);
  return new Map(
    exported.map((symbol) => [
      symbol.name,
      symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol,
    ]),
  );
}

/**
 * A file of the program.
 * @throws when the program has no such file.
 */
export function openFile(program: ts.Program, path: string): ts.SourceFile {
  const file = program.getSourceFile(toSlashes(path));
  if (file === undefined) {
    const [, label = path] = /.*\/node_modules\/(.+)/.exec(toSlashes(path)) ?? [];
    throw inputError(`The type declarations ${label} are missing. Run "npm ci" in the project.`);
  }
  return file;
}

/** The interface that an exported constant is declared with (`const Camera: CameraPlugin`), if it is one. */
export function findInterfaceOfConst(checker: ts.TypeChecker, symbol: ts.Symbol): ts.InterfaceDeclaration | undefined {
  const declaration = symbol.declarations?.find(ts.isVariableDeclaration);
  if (declaration?.type === undefined || !ts.isTypeReferenceNode(declaration.type)) {
    return undefined;
  }
  return resolveSymbol(checker, declaration.type.typeName)?.declarations?.find(ts.isInterfaceDeclaration);
}

/** Finds the classes in the same file that implement the interface. */
export function findImplementations(
  checker: ts.TypeChecker,
  declaration: ts.InterfaceDeclaration,
): ts.ClassDeclaration[] {
  const target = checker.getSymbolAtLocation(declaration.name);
  return declaration
    .getSourceFile()
    .statements.filter(ts.isClassDeclaration)
    .filter((statement) =>
      statement.heritageClauses?.some((clause) =>
        clause.types.some((type) => resolveSymbol(checker, type.expression) === target),
      ),
    );
}
