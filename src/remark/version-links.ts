import type { Link, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { inlineElement, text } from './nodes';

/**
 * Shows behind each link that leaves the version which one it leads to. Writers say so in the link's title, `"in v4"`, which neither
 * fingers nor the keyboard bring up.
 *
 * @param tree the page; changed in place
 */
export function markVersionLinks(tree: Root): void {
  visit(tree, 'link', (node: Link) => {
    const version = /^in (v\d+)$/.exec(node.title ?? '')?.[1];
    if (version === undefined) return;
    node.title = null;
    node.children.push(text(' '), inlineElement('span', { className: 'link-version' }, text(version)));
  });
}
