import { walkTree } from '@capacitor-docs/shared/markdown';
import type { Nodes } from 'mdast';
import { basePath, publishedPath } from '../config/versions';
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
    node.children.push(text(' '), inlineElement('span', { className: 'link-version' }, version));
  });
}

/**
 * Lets links with the path of the published site lead to the same page of this build, which may be a preview at another path.
 *
 * @param tree the page; changed in place
 */
export function rebaseLinks(tree: Nodes): void {
  walkTree(tree, (node) => {
    if ((node.type === 'link' || node.type === 'definition') && node.url.startsWith(publishedPath))
      node.url = basePath + node.url.slice(publishedPath.length);
  });
}
