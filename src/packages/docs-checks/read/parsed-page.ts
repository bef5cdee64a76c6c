import { explainSyntax } from '@capacitor-docs/shared';
import { MarkdownSyntaxError, parseMarkdown } from '@capacitor-docs/shared/mdx';
import type { Root } from 'mdast';
import type { Page } from '../../../remark/pages';
import { fixForms } from '../forms';
import type { Problem } from '../problem';

const trees = new WeakMap<Page, Root | MarkdownSyntaxError>();

/** Parses a page as `--fix` would leave it, if each line stays where it is: so a form of another site has no other findings as a consequence. */
function parsePage(page: Page): Root | MarkdownSyntaxError {
  const known = trees.get(page);
  if (known !== undefined) return known;
  const fixed = fixForms(page);
  const isSameLength = fixed.split('\n').length === page.text.split('\n').length;
  const tree = parseOrReport(isSameLength ? fixed : page.text);
  trees.set(page, tree);
  return tree;
}

function parseOrReport(text: string): Root | MarkdownSyntaxError {
  try {
    return parseMarkdown(text);
  } catch (error) {
    if (error instanceof MarkdownSyntaxError) {
      return error;
    }
    throw error;
  }
}

/** Returns the tree of a page, parsed once. A page that does not parse has an empty tree; `findSyntaxErrors` reports it. */
export function treeOf(page: Page): Root {
  const tree = parsePage(page);
  return tree instanceof MarkdownSyntaxError ? { type: 'root', children: [] } : tree;
}

/** Reports one problem for each page that is not valid MDX. */
export function findSyntaxErrors(pages: readonly Page[]): Problem[] {
  return pages.flatMap((page) => {
    const tree = parsePage(page);
    if (!(tree instanceof MarkdownSyntaxError)) return [];
    const { line, column } = tree;
    return [{ file: page.file, line, column, message: `The page is not valid MDX: ${explainSyntax(tree.message)}` }];
  });
}
