/** Finds the old names under which packages still export types that they renamed. */
import ts from '@capacitor-docs/shared/typescript';
import type { VersionName } from '../../../config/versions';
import { readDocComment } from './doc-comments';
import { collectTypes } from './reachable';
import { findSources, listExports, type PluginSource } from './sources';
import { resolveSymbol } from './symbols';

export interface LegacyAlias {
  page: string;
  oldName: string;
  newName: string;
}

/** Returns the name that an export stands for when it is only an alias: `type Old = New`, `const Old: typeof New`. */
function findTarget(checker: ts.TypeChecker, symbol: ts.Symbol): string | undefined {
  for (const declaration of symbol.declarations ?? []) {
    if (ts.isTypeAliasDeclaration(declaration) && ts.isTypeReferenceNode(declaration.type)) {
      const { typeName, typeArguments } = declaration.type;
      return typeArguments === undefined ? resolveSymbol(checker, typeName)?.name : undefined;
    }
    if (ts.isVariableDeclaration(declaration) && declaration.type && ts.isTypeQueryNode(declaration.type)) {
      return resolveSymbol(checker, declaration.type.exprName)?.name;
    }
  }
  return undefined;
}

function isDeprecated(symbol: ts.Symbol): boolean {
  return (symbol.declarations ?? []).some((declaration) => readDocComment(declaration).tags.deprecated !== undefined);
}

function listPluginAliases(program: ts.Program, source: PluginSource): LegacyAlias[] {
  const checker = program.getTypeChecker();
  const onPage = collectTypes(checker, source);
  return [...listExports(program, source.package)].flatMap(([oldName, symbol]) => {
    const isCurrent = onPage.has(symbol) && !isDeprecated(symbol);
    const newName = isCurrent ? undefined : findTarget(checker, symbol);
    return newName === undefined ? [] : [{ page: source.page, oldName, newName }];
  });
}

/**
 * Lists the exports of a version's plugin packages that only repeat another type under its previous name: exports that
 * no method of the plugin leads to, and deprecated ones. They show which v2 type became which v3 type.
 */
export function extractLegacyAliases(version: VersionName): LegacyAlias[] {
  const { program, plugins } = findSources(version);
  return plugins
    .filter(({ packageDir }) => packageDir !== null)
    .flatMap((source) => listPluginAliases(program, source));
}
