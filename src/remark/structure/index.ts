/** Checks the structure of a page for mistakes that Docusaurus would ignore, or only report when it renders the page. */
import type { Nodes, Root } from 'mdast';
import { readPageCode } from '../../build/markdown/page-code';
import { walkTree } from '../../build/markdown/walk-tree';
import { findBlockProblem } from './blocks';
import { findComponentProblem } from './components';
import { findExpressionProblem, listImported } from './expressions';
import { findClientCodeProblem, findIslandProblem, listClientNames } from './islands';
import type { StructureProblem } from './structure-problem';
import { findUnsafeCode, findUnsafeProblem } from './unsafe';

export type { StructureProblem } from './structure-problem';

/**
 * Finds unknown or unclosed blocks, directives in the middle of text, unknown components, tabs that can't be shown, expressions with
 * unknown names, and code that the published site does not run.
 *
 * @param tree the page as written
 * @param text text of its file
 * @param directives names of all leaf directives
 * @param file absolute path of the page
 */
export function findStructureProblems(
  tree: Root,
  text: string,
  directives: readonly string[],
  file: string,
): StructureProblem[] {
  const lines = text.split('\n');
  const imported = listImported(tree);
  const code = readPageCode(tree);
  const islands = code === undefined ? [] : listClientNames(code, file);
  const problems: (StructureProblem | undefined)[] = [];
  walkTree<Nodes>(tree, (node, _index, parent) => {
    problems.push(
      findUnsafeProblem(node),
      findBlockProblem(node, lines, directives),
      findComponentProblem(node, parent, imported),
      findExpressionProblem(node, imported),
      findIslandProblem(node, islands),
    );
  });
  if (code !== undefined) problems.push(findUnsafeCode(code), findClientCodeProblem(code));
  return problems.filter((problem) => problem !== undefined);
}
