import type { Root } from 'mdast';
import { MarkdownSyntaxError, parseMarkdown } from '../../build/markdown/markdown';
import type { Page } from '../../remark/pages';
import type { Problem } from '../problem';

const trees = new WeakMap<Page, Root | MarkdownSyntaxError>();

function parsePage(page: Page): Root | MarkdownSyntaxError {
  const known = trees.get(page);
  if (known !== undefined) {
    return known;
  }
  const tree = parseOrReport(page.text);
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
    if (!(tree instanceof MarkdownSyntaxError)) {
      return [];
    }
    const source = page.text.split('\n')[tree.line - 1] ?? '';
    const hint = /^#+ .*\{#/.test(source) ? '; an id of a heading is written {/* #id */}' : '';
    const { line, column } = tree;
    return [{ file: page.file, line, column, message: `The page is not valid MDX: ${tree.message}${hint}` }];
  });
}
