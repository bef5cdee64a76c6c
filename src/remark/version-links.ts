import type { Nodes } from 'mdast';
import { walkTree } from '../build/markdown/walk-tree';
import { inlineElement, text } from './nodes';

/**
 * Shows behind each link that leaves the version which one it leads to. Writers say so in the link's title, `"in v4"`, which neither
 * fingers nor the keyboard bring up.
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
