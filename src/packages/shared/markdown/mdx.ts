/**
 * Reads a page's Markdown the way the site does (MDX, GFM, directives; without the forms of MDX 1, which the
 * configuration's `future.v4` switches off), into a tree with positions. Line numbers are those of the file.
 */
import { createProcessor } from '@mdx-js/mdx';
import type { Nodes, Root } from 'mdast';
import type {} from 'mdast-util-directive';
import type {} from 'mdast-util-mdx';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import { splitFrontMatter } from './split-front-matter';
import { walkTree } from './walk-tree';

/** A page that does not parse, with the place in the file. */
export class MarkdownSyntaxError extends Error {
  constructor(
    message: string,
    readonly line: number,
    readonly column = 1,
  ) {
    super(message);
    this.name = 'MarkdownSyntaxError';
  }
}

const processor = createProcessor({ format: 'mdx', remarkPlugins: [remarkGfm, remarkDirective] }).freeze();

/**
 * Parses the text of a page, front matter included, into an mdast tree.
 * @throws MarkdownSyntaxError with the line where the parser stopped.
 */
export function parseMarkdown(text: string): Root {
  try {
    return processor.parse(splitFrontMatter(text).body);
  } catch (error) {
    throw new MarkdownSyntaxError(...describeSyntaxError(error));
  }
}

function describeSyntaxError(error: unknown): [message: string, line: number, column: number] {
  const message = error instanceof Error ? error.message : String(error);
  const numbers = new Map<string, unknown>(typeof error === 'object' && error !== null ? Object.entries(error) : []);
  // For an element that is not closed, the parser gives its position only in the message.
  const [, words = message, line, column] = /^(.+) \((\d+):(\d+)-\d+:\d+\)$/s.exec(message) ?? [];
  const read = (name: string, said: string | undefined): number => Number(numbers.get(name) ?? said ?? 1) || 1;
  return [words, read('line', line), read('column', column)];
}

/** Finds all nodes of one type, in the order of the page. */
export function findNodes<T extends Nodes['type']>(tree: Root, type: T): Extract<Nodes, { type: T }>[] {
  const found: Extract<Nodes, { type: T }>[] = [];
  walkTree<Nodes>(tree, (node) => {
    if (node.type === type) found.push(node as Extract<Nodes, { type: T }>);
  });
  return found;
}

/** Returns the line of the file that a node begins on. */
export function lineOf(node: Nodes): number {
  return node.position?.start.line ?? 1;
}
