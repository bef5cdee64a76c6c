import type { Nodes as HtmlNodes } from 'hast';
import type { Nodes as MarkdownNodes } from 'mdast';

type Node = MarkdownNodes | HtmlNodes;

/** Nodes of the kind of a tree's that hold others. */
type Parent<Tree extends Node> = Extract<Tree, { children: unknown[] }>;

/**
 * Calls a function with each node of a tree, in reading order and before the nodes below it, which it may change. Pages are walked often, and
 * `unist-util-visit` makes and names a function for each node that it comes to: that took longer than what was done there.
 *
 * @param enter gets a node with its place in its parent, and leaves out what is below it when it answers `false`
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
