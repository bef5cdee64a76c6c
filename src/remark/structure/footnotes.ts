/** Finds footnotes that are missing, or that a page has twice. */

import { walkTree } from '@capacitor-docs/shared/markdown';
import type { Nodes, Root } from 'mdast';
import type { StructureProblem } from './structure-problem';

/** Finds a mark without a footnote, a second footnote for a mark, and a footnote without a mark. */
export function findFootnoteProblems(tree: Root): StructureProblem[] {
  const marks = new Set<string>();
  walkTree<Nodes>(tree, (node) => void (node.type === 'footnoteReference' && marks.add(node.identifier)));
  const lines = new Map<string, number>();
  const problems: StructureProblem[] = [];
  walkTree<Nodes>(tree, (node) => {
    if (node.type === 'text') {
      const mark = /\[\^[^\]\s]+\]/.exec(node.value)?.[0];
      if (mark !== undefined)
        problems.push({ node, message: `There is no footnote ${mark}. Write it below the text: ${mark}: ….` });
    }
    if (node.type !== 'footnoteDefinition') return;
    const name = `[^${node.label ?? node.identifier}]`;
    const before = lines.get(node.identifier);
    lines.set(node.identifier, before ?? node.position?.start.line ?? 1);
    if (before !== undefined)
      problems.push({
        node,
        message: `The footnote ${name} is in line ${before} already. Give this one another name.`,
      });
    else if (!marks.has(node.identifier))
      problems.push({
        node,
        message: `Nothing leads to the footnote ${name}. Write ${name} in the text, or remove it.`,
      });
  });
  return problems;
}
