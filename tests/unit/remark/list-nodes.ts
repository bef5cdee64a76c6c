import type { Nodes } from 'mdast';
import { walkTree } from '../../../src/packages/shared/markdown/walk-tree';

/** @returns the nodes of one type in a tree, in reading order */
export function listNodes<Type extends Nodes['type']>(tree: Nodes, type: Type): Extract<Nodes, { type: Type }>[] {
  const found: Extract<Nodes, { type: Type }>[] = [];
  walkTree<Nodes>(tree, (node) => {
    if (node.type === type) found.push(node as Extract<Nodes, { type: Type }>);
  });
  return found;
}
