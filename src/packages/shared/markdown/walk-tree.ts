import type { Nodes as HtmlNodes } from 'hast';
import type { Nodes as MarkdownNodes } from 'mdast';

type Node = MarkdownNodes | HtmlNodes;

/** Node types of a tree that have children. */
type Parent<Tree extends Node> = Extract<Tree, { children: unknown[] }>;

/**
 * Calls a function with each node of a tree, in reading order. A node comes before its children, which the function may change. Pages are walked
 * often, and `unist-util-visit` creates and names a function for each node, which took longer than the actual work.
 *
 * @param enter receives a node with its index in its parent; if it returns `false`, the node's children are skipped
 */
export function walkTree<Tree extends Node>(
  tree: Tree,
  enter: (node: Tree, index: number, parent: Parent<Tree> | undefined) => unknown,
): void {
  visit(tree, 0, undefined);

  function visit(node: Tree, index: number, parent: Parent<Tree> | undefined): void {
    if (enter(node, index, parent) === false || !('children' in node)) return;
    (node.children as Tree[]).forEach((child, place) => {
      visit(child, place, node as Parent<Tree>);
    });
  }
}
