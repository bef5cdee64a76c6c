/**
 * Loader of the server's bundle, for modules of the site. A module that begins with `'use client'` is replaced by one with the same exports, each
 * wrapped by `island.tsx`. The module itself is imported with the query `?client`, to which this loader is not applied.
 */
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from '@capacitor-docs/shared/typescript';
import { isClientModule } from '../../lib/client-directive.mjs';

const wrapper = JSON.stringify(fileURLToPath(new URL('island.tsx', import.meta.url)));

/**
 * @this {{ resourcePath: string, getOptions: () => { root: string } }}
 * @param {string} source
 */
export default function clientBoundary(source) {
  if (!isClientModule(source)) return source;
  const { resourcePath } = this;
  const path = relative(this.getOptions().root, resourcePath).replaceAll('\\', '/');
  const file = ts.createSourceFile(resourcePath, source, ts.ScriptTarget.ESNext, true);
  const wrapped = listExports(file, path).map((name, index) => {
    const key = JSON.stringify(`${path.replace(/\.\w+$/, '')}#${name}`);
    return `const value${index} = island(client[${JSON.stringify(name)}], ${key});\nexport { value${index} as ${name} };\n`;
  });
  const client = JSON.stringify(`${resourcePath}?client`);
  return `import island from ${wrapper};\nimport * as client from ${client};\n${wrapped.join('')}`;
}

/**
 * Lists the names of the values that a module exports.
 *
 * @param {ts.SourceFile} file
 * @param {string} path for messages
 * @returns {string[]}
 * @throws one line for `export *`, whose names are in another file
 */
function listExports(file, path) {
  return file.statements.flatMap((statement) => {
    if (ts.isExportAssignment(statement)) return ['default'];
    if (ts.isExportDeclaration(statement)) {
      if (statement.isTypeOnly) return [];
      if (statement.exportClause === undefined || !ts.isNamedExports(statement.exportClause)) {
        const { line } = file.getLineAndCharacterOfPosition(statement.getStart(file));
        throw new Error(
          `${path}:${line + 1}: a file with 'use client' can't export everything of another: name the exports.`,
        );
      }
      return statement.exportClause.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text);
    }
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    /** @param {ts.SyntaxKind} kind */
    const has = (kind) => modifiers.some((modifier) => modifier.kind === kind);
    if (!has(ts.SyntaxKind.ExportKeyword) || has(ts.SyntaxKind.DeclareKeyword)) return [];
    if (has(ts.SyntaxKind.DefaultKeyword)) return ['default'];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText(file));
    return ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)
      ? [statement.name?.text ?? 'default']
      : [];
  });
}
