/** Finds configuration keys that do not exist in the Capacitor configuration of the page's version. */

import {
  type ConfigReference,
  findKeyError,
  isConfigPath,
  loadReference,
  readSourceFacts,
} from '@capacitor-docs/reference';
import { findNodes, lineOf } from '@capacitor-docs/shared/mdx';
import ts from '@capacitor-docs/shared/typescript';
import type { VersionName } from '../../config/versions';
import type { Page } from '../../remark/pages';
import type { Problem } from './problem';
import { treeOf } from './read/parsed-page';
import { collectSnippets, type Snippet } from './read/snippets';

/** Checks paths in inline code, and keys in blocks titled `capacitor.config.json` or `.ts`. Skips upgrade guides. */
export function checkConfigKeys(page: Page): Problem[] {
  if (/(?:^|\/)updating\//.test(page.file)) {
    return [];
  }
  const reference = readConfig(page.version);
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

/** Returns what is known of the configuration of a version's plugins. */
export function readConfig(version: VersionName): ConfigReference {
  const { plugins } = loadReference(version);
  const declared = plugins.flatMap(({ config }) => config.map(({ path }) => `plugins.${path}`));
  return {
    pluginPaths: readSourceFacts(version).configKeys ?? declared,
    pluginNames: plugins.map(({ exportName }) => exportName),
  };
}

function describe(page: Page, line: number, path: string, error: string | undefined): Problem[] {
  return error === undefined ? [] : [{ file: page.file, line, message: `\`${path}\`: ${error}` }];
}

/** Lists all key paths of a configuration block with their lines. */
function listConfigKeys({ title = '', code, fenceLine, nocheck }: Snippet): { path: string; line: number }[] {
  const extension = /(?:^|\/)capacitor\.config\.(json|ts)$/.exec(title)?.[1];
  if (extension === undefined || nocheck !== undefined) {
    return [];
  }
  const source =
    extension === 'json'
      ? ts.parseJsonText('capacitor.config.json', code)
      : ts.createSourceFile('capacitor.config.ts', code, ts.ScriptTarget.ES2022, true);
  const listKeys = (object: ts.ObjectLiteralExpression, prefix: string): { path: string; line: number }[] =>
    object.properties.flatMap((property) => {
      const name = property.name === undefined ? undefined : keyName(property.name);
      // For editors: https://json-schema.org
      if (name === undefined || name === '$schema') return [];
      const path = `${prefix}${name}`;
      const line = fenceLine + 1 + source.getLineAndCharacterOfPosition(property.getStart(source)).line;
      const value = ts.isPropertyAssignment(property) ? property.initializer : undefined;
      const isObject = value !== undefined && ts.isObjectLiteralExpression(value);
      return [{ path, line }, ...(isObject ? listKeys(value, `${path}.`) : [])];
    });
  const config = findObject(source);
  return config === undefined ? [] : listKeys(config, '');
}

function keyName(name: ts.PropertyName): string | undefined {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined;
}

/** Finds the first object, which is the configuration in JSON and in scripts. */
function findObject(node: ts.Node): ts.ObjectLiteralExpression | undefined {
  return ts.isObjectLiteralExpression(node) ? node : ts.forEachChild(node, findObject);
}
