/** Finds expressions in braces with unknown names, which would fail only when the page is rendered. */
import type { Nodes, Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import type { StructureProblem } from './structure-problem';

/** Names that a page's code can always use: those of MDX and Docusaurus, and those of JavaScript that text needs. */
const givenNames: readonly string[] = [
  'props',
  'frontMatter',
  'contentTitle',
  'toc',
  'assets',
  'undefined',
  'String',
  'Math',
];

/** @param imported names that the page imports or declares itself */
export function findExpressionProblem(node: Nodes, imported: readonly string[]): StructureProblem | undefined {
  if (node.type !== 'mdxFlowExpression' && node.type !== 'mdxTextExpression') return undefined;
  const value = node.value.trim();
  const fact = /^\{\s*fact\s*:\s*([^}]*)\}/.exec(value)?.[1];
  if (fact !== undefined) return { node, message: `In text a fact is written :fact[${fact.trim()}].` };
  const name = /^([A-Za-z_$][\w$]*)\s*(?:[.[(?].*)?$/s.exec(value)?.[1];
  if (name === undefined || /^(?:true|false|null|this|typeof|new)$/.test(name)) return undefined;
  if (givenNames.includes(name) || imported.includes(name)) return undefined;
  return {
    node,
    message: `"{${value}}" asks for "${name}", which the page does not have. For braces in text write \\{ or code.`,
  };
}

/** Lists the names that the `import` and `export` lines of a page declare. */
export function listImported(tree: Root): string[] {
  return tree.children.flatMap((node) => (node.type === 'mdxjsEsm' ? readNames(node.value) : []));
}

function readNames(code: string): string[] {
  const imports = [...code.matchAll(/^\s*import\s+([\s\S]*?)\s+from\s/gm)].flatMap(
    (match) => (match[1] ?? '').replace(/\b[\w$]+\s+as\s+/g, '').match(/[A-Za-z_$][\w$]*/g) ?? [],
  );
  const exports = [...code.matchAll(/^\s*export\s+(?:const|let|var|(?:async\s+)?function\*?|class)\s+([\w$]+)/gm)];
  return [...imports, ...exports.map((match) => match[1] ?? '')];
}
