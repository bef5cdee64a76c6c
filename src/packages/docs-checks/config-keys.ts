/** Finds configuration keys that do not exist in the Capacitor configuration of the page's version. */

import { type ConfigReference, findKeyError, isConfigPath } from '@capacitor-docs/reference';
import { findNodes, lineOf } from '@capacitor-docs/shared/mdx';
import ts from '@capacitor-docs/shared/typescript';
import type { Page } from '../../remark/pages';
import type { Problem } from './problem';
import { treeOf } from './read/parsed-page';
import { collectSnippets, type Snippet } from './read/snippets';

export type { ConfigReference } from '@capacitor-docs/reference';

/** Checks paths in inline code, and keys in blocks titled `capacitor.config.json` or `.ts`. Skips upgrade guides. */
export function checkConfigKeys(page: Page, reference: ConfigReference): Problem[] {
  if (/(?:^|\/)updating\//.test(page.file)) {
    return [];
  }
  const inline = findNodes(treeOf(page), 'inlineCode').flatMap((node) =>
    isConfigPath(node.value)
      ? describe(page, lineOf(node), node.value, findKeyError(node.value, page.version, reference))
      : [],
  );
  const blocks = collectSnippets(page).flatMap((snippet) =>
    listConfigKeys(snippet).flatMap(({ path, line }) =>
      describe(page, line, path, findKeyError(path, page.version, reference)),
    ),
  );
  return [...inline, ...blocks];
}

function describe(page: Page, line: number, path: string, error: string | undefined): Problem[] {
  return error === undefined ? [] : [{ file: page.file, line, message: `\`${path}\`: ${error}` }];
}

/** Lists all key paths of a configuration block with their lines. For a script, reads the configuration object. */
function listConfigKeys(snippet: Snippet): { path: string; line: number }[] {
  const { title = '', language, code, fenceLine } = snippet;
  if (!/(?:^|\/)capacitor\.config\.(?:json|ts)$/.test(title) || snippet.nocheck !== undefined) {
    return [];
  }
  const source =
    language === 'json'
      ? ts.parseJsonText('capacitor.config.json', code)
      : ts.createSourceFile('capacitor.config.ts', code, ts.ScriptTarget.ES2022, true);
  const root = language === 'json' ? findJsonRoot(source) : findConfigObject(source);
  const keys: { path: string; line: number }[] = [];
  const walk = (object: ts.ObjectLiteralExpression, prefix: string): void => {
    for (const property of object.properties) {
      const name = property.name === undefined ? undefined : keyName(property.name);
      // For editors: https://json-schema.org
      if (name !== undefined && name !== '$schema') {
        const path = `${prefix}${name}`;
        keys.push({ path, line: fenceLine + 1 + source.getLineAndCharacterOfPosition(property.getStart(source)).line });
        if (ts.isPropertyAssignment(property) && ts.isObjectLiteralExpression(property.initializer)) {
          walk(property.initializer, `${path}.`);
        }
      }
    }
  };
  if (root !== undefined) {
    walk(root, '');
  }
  return keys;
}

function keyName(name: ts.PropertyName): string | undefined {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined;
}

function findJsonRoot(source: ts.SourceFile): ts.ObjectLiteralExpression | undefined {
  const [statement] = source.statements;
  return statement !== undefined &&
    ts.isExpressionStatement(statement) &&
    ts.isObjectLiteralExpression(statement.expression)
    ? statement.expression
    : undefined;
}

/** Finds the object of `const config: CapacitorConfig = {…}`. */
function findConfigObject(source: ts.SourceFile): ts.ObjectLiteralExpression | undefined {
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .filter(({ type }) => type?.getText(source) === 'CapacitorConfig')
    .map(({ initializer }) => initializer)
    .find((initializer) => initializer !== undefined && ts.isObjectLiteralExpression(initializer));
}
