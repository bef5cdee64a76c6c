/** Checks the structure of a page for mistakes that Docusaurus would ignore, or only report when it renders the page. */
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
 * Finds unknown or unclosed blocks, directives in the middle of text, unknown components, tabs that can't be shown, expressions with
 * unknown names, code that the published site does not run, and invalid islands.
 *
 * @param tree the page as written
 * @param text text of its file
 * @param directives names of all leaf directives
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
