import { dirname, join } from 'node:path';
import type { Root } from 'mdast';
import { pathFrom } from '../../build/files/file-paths';
import { parseModule, readPageCode } from '../../build/islands/page-code';
import ts from '../../build/typescript.mjs';
import { directivePrefix, islandFolder, nameIsland } from '../../lib/island';
import type { FoundIsland } from './scan';

/**
 * Writes the sources of the browser's bundle: `list.js`, which loads the code of an island by its name, with one chunk for each module, and
 * a module for each page that defines components.
 *
 * @param found islands of all pages
 * @param root absolute path of the project
 * @returns texts by path, relative to the folder that they are written to
 */
export function writeList(found: readonly FoundIsland[], root: string): Map<string, string> {
  const files = new Map<string, string>();
  const entries = new Map<string, string>();
  for (const { island, page, tree } of found) {
    const { chunk, exported, usesSite } = island;
    const own = `pages/${pathFrom(root, page).replace(/\.\w+$/, '')}.jsx`;
    const module = island.module ?? `./${own}`;
    if (island.module === undefined && !files.has(own)) files.set(own, readOwnModule(tree, dirname(page)));
    const name = JSON.stringify(`${islandFolder}/${chunk}`);
    const fields = [
      `load: () => import(/* webpackChunkName: ${name} */ ${JSON.stringify(module)})`,
      `exported: ${JSON.stringify(exported)}`,
      ...(usesSite ? ['loadSite'] : []),
    ];
    entries.set(nameIsland(island), `{ ${fields.join(', ')} }`);
  }
  const lines = [...entries]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, entry]) => `${JSON.stringify(name)}: ${entry}`);
  const site = `const loadSite = () => import(/* webpackChunkName: "islands-site" */ '@site/src/browser/islands/site-contexts');\n`;
  const usesSite = found.some(({ island }) => island.usesSite);
  files.set('list.js', `${usesSite ? site : ''}export const islands = {\n${lines.join(',\n')}\n};\n`);
  return files;
}

/** Returns the imports and exports of a page as the code of a module. */
function readOwnModule(tree: Root, folder: string): string {
  const code = readPageCode({ ...tree, children: tree.children.filter(({ type }) => type === 'mdxjsEsm') });
  return code === undefined ? '' : placeCode(code.text, folder);
}

/**
 * Turns the code of a page into a module that can be placed anywhere: its imports use absolute paths, and directives are left out, because they
 * only have a meaning in the page.
 *
 * @param folder that the page is in
 */
export function placeCode(code: string, folder: string): string {
  const source = parseModule('page.tsx', code);
  const edits: { readonly node: ts.Node; readonly text: string }[] = [];
  function visit(node: ts.Node): void {
    const specifier = ts.isImportDeclaration(node) || ts.isExportDeclaration(node) ? node.moduleSpecifier : undefined;
    if (specifier !== undefined && ts.isStringLiteral(specifier) && specifier.text.startsWith('.')) {
      edits.push({ node: specifier, text: JSON.stringify(join(folder, specifier.text)) });
    }
    if (ts.isJsxAttribute(node) && node.name.getText(source).startsWith(directivePrefix))
      edits.push({ node, text: '' });
    ts.forEachChild(node, visit);
  }
  visit(source);
  return edits.reduceRight(
    (text, { node, text: replaced }) => text.slice(0, node.getStart(source)) + replaced + text.slice(node.getEnd()),
    code,
  );
}
