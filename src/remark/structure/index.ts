/** How a page is built: what Docusaurus would take silently, or only miss when it draws the page. */
import type { Nodes, Root } from 'mdast';
import type { PageModule } from '../../lib/live-code/find-live-imports';
import { readPageCode } from '../../lib/live-code/page-code';
import { walkTree } from '../../lib/walk-tree';
import { findBlockProblem } from './blocks';
import { findComponentProblem } from './components';
import { findExpressionProblem, listImported } from './expressions';
import { findLiveProblem } from './live';
import type { StructureProblem } from './problem';
import { findUnsafeCode, findUnsafeProblem } from './unsafe';

export type { StructureProblem } from './problem';

/**
 * Finds blocks that are unknown or not closed, directives that stand in the middle of text, components that do not exist, tabs that can't be
 * shown, expressions that ask for something the page does not have, and code that the published site does not run.
 *
 * @param tree the page as it is written
 * @param text of its file
 * @param directives names of the leaf directives that there are
 * @param article for pages that are published as HTML without React
 */
export function findStructureProblems(
  tree: Root,
  text: string,
  directives: readonly string[],
  article?: PageModule,
): StructureProblem[] {
  const lines = text.split('\n');
  const imported = listImported(tree);
  const problems: (StructureProblem | undefined)[] = [];
  walkTree<Nodes>(tree, (node, _index, parent) => {
    problems.push(
      findUnsafeProblem(node),
      findBlockProblem(node, lines, directives),
      findComponentProblem(node, parent, imported),
      findExpressionProblem(node, imported),
    );
  });
  const code = readPageCode(tree);
  if (code !== undefined) {
    problems.push(findUnsafeCode(code));
    if (article !== undefined) problems.push(findLiveProblem(code, article));
  }
  return problems.filter((problem) => problem !== undefined);
}
