import type { Nodes, Parents } from 'mdast';

/** Reads the hidden code of a block: a comment directly before it that begins with the word `preamble`. @returns the code and its node */
export function readPreamble(block: Nodes, parent: Parents | undefined): { code: string; node: Nodes } | undefined {
  const siblings: readonly Nodes[] = parent?.children ?? [];
  const node = siblings[siblings.indexOf(block) - 1];
  if (node?.type !== 'mdxFlowExpression') return undefined;
  const match = /^\s*\/\*\s*preamble\b([\s\S]*)\*\/\s*$/.exec(node.value);
  return match === null ? undefined : { code: match[1] ?? '', node };
}
