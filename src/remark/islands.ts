/** Turns the components of a page that need React in the browser into islands, wherever they are used on the page. */
import type {
  ExportNamedDeclaration,
  Identifier,
  ImportDeclaration,
  Literal,
  Program,
  SimpleCallExpression,
} from 'estree';
import type { Nodes, Root } from 'mdast';
import type { MdxjsEsm } from 'mdast-util-mdx';
import { walkTree } from '../build/markdown/walk-tree';
import { type Island, lineAttribute, nameIsland } from '../lib/island';

/** Name on the page of the function that makes islands. No writer would choose it. */
const maker = 'makeIsland$';

/**
 * Replaces each component with an island: `import Counter from './counter'` becomes `import Counter$ from './counter'`, and `Counter` is the
 * result of `@islands/wrap` for it. Each component in the text gets an attribute with its line, for messages.
 *
 * @param tree the page; changed in place
 * @param file file of the page, for messages
 */
export function markIslands(tree: Root, islands: readonly Island[], file: string): void {
  if (islands.length === 0) return;
  const byName = new Map(islands.map((island) => [island.name, island]));
  walkTree<Nodes>(tree, (node) => {
    if (node.type === 'mdxjsEsm' && node.data?.estree) wrapAll(node.data.estree, byName, file);
    const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
    if (!isElement || !byName.has(node.name ?? '')) return;
    const line = String(node.position?.start.line ?? 1);
    node.attributes.push({ type: 'mdxJsxAttribute', name: lineAttribute, value: line });
  });
  tree.children.push(importMaker());
}

/** Renames the components, and gives their names to the islands. */
function wrapAll(program: Program, islands: ReadonlyMap<string, Island>, file: string): void {
  program.body = program.body.flatMap((statement) => {
    const wrapped = listIdentifiers(statement).flatMap((identifier) => {
      const island = islands.get(identifier.name);
      if (island === undefined) return [];
      identifier.name += '$';
      return [wrap(island, file)];
    });
    // Directly after it, because the next statement may already use it.
    return [statement, ...wrapped];
  });
}

/** Lists the names that an import or export declares. Import names are copies, so that renaming them keeps the imported names. */
function listIdentifiers(statement: Program['body'][number]): Identifier[] {
  if (statement.type === 'ImportDeclaration') {
    return statement.specifiers.map((specifier) => {
      specifier.local = { ...specifier.local };
      return specifier.local;
    });
  }
  if (statement.type !== 'ExportNamedDeclaration' || !statement.declaration) return [];
  const { declaration } = statement;
  if (declaration.type !== 'VariableDeclaration') return [declaration.id];
  return declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id] : []));
}

const text = (value: string): Literal => ({ type: 'Literal', value });
const name = (value: string): Identifier => ({ type: 'Identifier', name: value });

/** `export const Counter = makeIsland$(Counter$, 'Counter', 'src/counter#default', 'docs/page.md:3')` */
function wrap(island: Island, file: string): ExportNamedDeclaration {
  const place = `${file}:${island.line}`;
  const init: SimpleCallExpression = {
    type: 'CallExpression',
    callee: name(maker),
    arguments: [name(`${island.name}$`), text(island.name), text(nameIsland(island)), text(place)],
    optional: false,
  };
  return {
    type: 'ExportNamedDeclaration',
    specifiers: [],
    attributes: [],
    declaration: {
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: [{ type: 'VariableDeclarator', id: name(island.name), init }],
    },
  };
}

function importMaker(): MdxjsEsm {
  const statement: ImportDeclaration = {
    type: 'ImportDeclaration',
    specifiers: [{ type: 'ImportDefaultSpecifier', local: name(maker) }],
    source: text('@islands/wrap'),
    attributes: [],
  };
  const estree: Program = { type: 'Program', sourceType: 'module', comments: [], body: [statement] };
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}
