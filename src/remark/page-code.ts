import { walkTree } from '@capacitor-docs/shared/markdown';
import ts from '@capacitor-docs/shared/typescript';
import type { Nodes, Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import type { Node } from 'unist';

/**
 * Reads the code of a page as a module: its `import` and `export` lines and its expressions in braces, including those of attributes, each on
 * the same line as in the page.
 *
 * @returns the module, whose lines are those of the page; undefined for a page without code
 */
export function readPageCode(tree: Root): ts.SourceFile | undefined {
  let text = '';
  let line = 1;
  function add({ position }: Node, code: string): void {
    const start = position?.start.line ?? line;
    text += '\n'.repeat(Math.max(0, start - line)) + code;
    line = Math.max(line, start) + code.split('\n').length - 1;
  }
  walkTree<Nodes>(tree, (node) => {
    if (node.type === 'mdxjsEsm') add(node, `${node.value};`);
    else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') add(node, wrap(node.value));
    else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        const place = attribute.position === undefined ? node : attribute;
        if (attribute.type === 'mdxJsxExpressionAttribute') add(place, wrap(`{${attribute.value}}`));
        else if (typeof attribute.value === 'object' && attribute.value !== null)
          add(place, wrap(attribute.value.value));
      }
    }
  });
  return text === '' ? undefined : parseModule('page.tsx', text);
}

function wrap(expression: string): string {
  return `;(${expression});`;
}

/** @param file name whose extension tells the language */
export function parseModule(file: string, text: string): ts.SourceFile {
  const kind = file.endsWith('.ts') ? ts.ScriptKind.TS : ts.ScriptKind.TSX;
  return ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true, kind);
}

/** Lists the nodes of code in its order, a node before those in it. */
export function listCodeNodes(root: ts.Node): ts.Node[] {
  const nodes = [root];
  ts.forEachChild(root, (child) => {
    nodes.push(...listCodeNodes(child));
  });
  return nodes;
}

/** Parses a single expression, such as the value of an attribute; undefined if the text is not one. */
export function parseExpression(text: string): ts.Expression | undefined {
  const [statement] = parseModule('attribute.tsx', `(${text})`).statements;
  return statement !== undefined && ts.isExpressionStatement(statement) ? statement.expression : undefined;
}
