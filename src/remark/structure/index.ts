/** How a page is built: what Docusaurus would take silently, or only miss when it draws the page. */
import type { Nodes, Root } from 'mdast';
import { walkTree } from '../../lib/walk-tree';
import { findBlockProblem } from './blocks';
import { findComponentProblem } from './components';
import { findExpressionProblem, listImported } from './expressions';
import type { StructureProblem } from './problem';

export type { StructureProblem } from './problem';

/**
 * Finds blocks that are unknown or not closed, directives that stand in the middle of text, components that do not exist, tabs that can't be
 * shown, and expressions that ask for something the page does not have.
 *
 * @param tree the page as it is written
 * @param text of its file
 * @param directives names of the leaf directives that there are
 */
export function findStructureProblems(tree: Root, text: string, directives: readonly string[]): StructureProblem[] {
  const lines = text.split('\n');
  const imported = listImported(tree);
  const problems: (StructureProblem | undefined)[] = [];
  walkTree<Nodes>(tree, (node, _index, parent) => {
    problems.push(
      findBlockProblem(node, lines, directives),
      findComponentProblem(node, parent, imported),
      findExpressionProblem(node, imported),
    );
  });
  return problems.filter((problem) => problem !== undefined);
}
