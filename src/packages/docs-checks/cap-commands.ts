/** Finds `cap` command lines that the CLI of the page's version would reject. */

import { loadReference, parseCapCommand } from '@capacitor-docs/reference';
import { findNodes, lineOf } from '@capacitor-docs/shared/mdx';
import type { Page } from '../../remark/pages';
import type { Problem } from './problem';
import { collectCapLines } from './read/cap-lines';
import { treeOf } from './read/parsed-page';

/** Checks the command lines in code, and reports `npx cap` commands that are not in code. */
export function checkCapCommands(page: Page): Problem[] {
  const { cli } = loadReference(page.version);
  const wrong = collectCapLines(page).flatMap(({ text, line, complete }) => {
    const result = parseCapCommand(text, cli, { complete });
    return result.ok ? [] : [{ file: page.file, line, message: `\`${text}\`: ${result.reason}` }];
  });
  const unmarked = findNodes(treeOf(page), 'text')
    .filter((node) => /\bnpx cap\s+\w/.test(node.value))
    .map((node) => ({
      file: page.file,
      line: lineOf(node),
      message: 'A command outside of code: put `npx cap …` between backticks, so that it can be checked and copied',
    }));
  return [...wrong, ...unmarked];
}
