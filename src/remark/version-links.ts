import type { Nodes } from 'mdast';
import { walkTree } from '../build/markdown/walk-tree';
import { inlineElement, text } from './nodes';

/**
 * Shows the target version after each link that leaves the version. Writers put it in the link's title, `"in v4"`, which neither touch nor
 * the keyboard reveals.
 *
 * @param tree the page; changed in place
 */
export function markVersionLinks(tree: Nodes): void {
  walkTree(tree, (node) => {
    if (node.type !== 'link') return;
    const version = /^in (v\d+)$/.exec(node.title ?? '')?.[1];
    if (version === undefined) return;
    node.title = null;
    node.children.push(text(' '), inlineElement('span', { className: 'link-version' }, text(version)));
  });
}
