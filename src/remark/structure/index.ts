/** How a page is built: what Docusaurus would take silently, or only miss when it draws the page. */
import type { Nodes, Root } from 'mdast';
import type { PageIslands } from '../../build/islands/find-islands';
import { readPageCode } from '../../build/islands/page-code';
import { walkTree } from '../../build/markdown/walk-tree';
import { findBlockProblem } from './blocks';
import { findComponentProblem } from './components';
import { findExpressionProblem, listImported } from './expressions';
import { findIslandUseProblem } from './islands';
import type { StructureProblem } from './problem';
import { atLine, findUnsafeCode, findUnsafeProblem } from './unsafe';

export type { StructureProblem } from './problem';

/**
 * Finds blocks that are unknown or not closed, directives that stand in the middle of text, components that do not exist, tabs that can't be
 * shown, expressions that ask for something the page does not have, code that the published site does not run, and islands that can't be one.
 *
 * @param tree the page as it is written
 * @param text of its file
 * @param directives names of the leaf directives that there are
 * @param article the islands of pages that are published as HTML
 */
export function findStructureProblems(
  tree: Root,
  text: string,
  directives: readonly string[],
  article?: PageIslands,
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
      article && findIslandUseProblem(node, article.islands),
    );
  });
  const code = readPageCode(tree);
  if (code !== undefined) problems.push(findUnsafeCode(code, article !== undefined));
  problems.push(...(article?.problems ?? []).map(({ line, message }) => ({ node: atLine(line), message })));
  return problems.filter((problem) => problem !== undefined);
}
