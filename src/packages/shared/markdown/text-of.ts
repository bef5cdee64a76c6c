import type { Nodes } from 'mdast';

/** Returns the text of a part of a page as readers see it, without markup. Includes code, and the alternative text of images. */
export function textOf(node: Nodes | readonly Nodes[]): string {
  if (Array.isArray(node)) return node.map(textOf).join('');
  if ('value' in node) return node.value;
  if ('alt' in node) return node.alt ?? '';
  return 'children' in node ? node.children.map(textOf).join('') : '';
}
