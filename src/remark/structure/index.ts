/** Checks the structure of a page for mistakes that Docusaurus would ignore, or only report when it renders the page. */

import { isMdxElement, walkTree } from '@capacitor-docs/shared/markdown';
import type { Nodes, Root } from 'mdast';
import { readPageCode } from '../page-code';
import { findBlockProblem, findFootnoteProblems } from './blocks';
import { findComponentProblem } from './components';
import { findNameProblems, listDeclared } from './expressions';
import { findImportProblems } from './imports';
import { findClientCodeProblem, findIslandProblem, listClientNames } from './islands';
import type { StructureProblem } from './problem';
import { findTabProblem, findTabsProblem } from './tabs';
import { findUnsafeCode, findUnsafeProblem } from './unsafe';

/**
 * Finds unknown or unclosed blocks, formulas, footnotes without a mark, directives in the middle of text, unknown components, tabs that can't be shown, missing imports, code
 * with unknown names, and code that the published site does not run.
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
  const code = readPageCode(tree);
  const imported = code === undefined ? [] : listDeclared(code);
  const islands = code === undefined ? [] : listClientNames(code, file);
  const problems: (StructureProblem | undefined)[] = [];
  const inTabs = new Set<Nodes>();
  let isForBrowser = false;
  walkTree<Nodes>(tree, (node, _index, parent) => {
    if (parent !== undefined && (inTabs.has(parent) || (isMdxElement(parent) && parent.name === 'Tabs')))
      inTabs.add(node);
    isForBrowser ||= isMdxElement(node) && node.name === 'BrowserOnly';
    const report = (message: string | undefined): unknown => message && problems.push({ node, message });
    report(findUnsafeProblem(node));
    report(findBlockProblem(node, lines, directives));
    if (!isMdxElement(node)) return;
    report(findComponentProblem(node, imported));
    report(findTabProblem(node, inTabs.has(node)));
    problems.push(findTabsProblem(node));
    report(findIslandProblem(node, islands));
  });
  if (code !== undefined) {
    const client = findClientCodeProblem(code);
    problems.push(findUnsafeCode(code), client, ...findImportProblems(code, file));
    // The names of a browser are no mistake of their own in such code, nor are those in a formula.
    const wrong = problems.flatMap((problem) => problem?.node.position ?? []);
    const isNews = ({ node: { position } }: StructureProblem): boolean =>
      !wrong.some(({ start, end }) => position && start.line <= position.start.line && position.start.line <= end.line);
    if (client === undefined && !isForBrowser) problems.push(...findNameProblems(code, imported).filter(isNews));
  }
  return [...problems.filter((problem) => problem !== undefined), ...findFootnoteProblems(tree)];
}
