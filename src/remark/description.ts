import { textOf } from '@capacitor-docs/shared/markdown';
import type { BlockContent, Nodes, Parents, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { type FlowNode, text } from './nodes';

/**
 * Parses a description (a package's comment or an overlay) into paragraphs, lists and code.
 * Comments are plain Markdown, so `{` and `<` in them are text, never expressions or tags.
 */
export function describe(markdown: string): FlowNode[] {
  return fromMarkdown(markdown).children.flatMap((node) => clean(node) as BlockContent[]);
}

/** The same as {@link describe} on one line, for table cells. */
export function describeInline(markdown: string): PhrasingContent[] {
  const lines = fromMarkdown(markdown)
    .children.flatMap((node) => clean(node))
    .map(toPhrasing);
  return lines.flatMap((line, index) => (index === 0 ? line : [text(' '), ...line]));
}

function toPhrasing(node: RootContent): PhrasingContent[] {
  if (node.type === 'paragraph') return node.children;
  if (node.type === 'code') return [{ type: 'inlineCode', value: node.value }];
  if (node.type === 'list') {
    return node.children.flatMap((item, index) => {
      const line = item.children.flatMap(toPhrasing);
      return index === 0 ? line : [text('; '), ...line];
    });
  }
  return [text(textOf(node))];
}

/** Raw HTML becomes text, headings become paragraphs, links that are not absolute keep only their text. */
function clean(node: RootContent): RootContent[] {
  if (node.type === 'html') return [{ type: 'paragraph', children: [text(node.value)] }];
  if (node.type === 'heading') return [{ type: 'paragraph', children: cleanChildren(node) as PhrasingContent[] }];
  if (node.type === 'definition') return [];
  if (hasChildren(node)) node.children = cleanChildren(node) as typeof node.children;
  return [node];
}

function cleanChildren(parent: Parents): Nodes[] {
  return parent.children.flatMap((child): Nodes[] => {
    if (child.type === 'html') return [text(child.value)];
    if (child.type === 'link' && !/^https?:/.test(child.url)) return child.children;
    if (child.type === 'linkReference' || child.type === 'imageReference' || child.type === 'image')
      return [text(textOf(child))];
    if (hasChildren(child)) child.children = cleanChildren(child) as typeof child.children;
    return [child];
  });
}

function hasChildren(node: Nodes): node is Extract<Nodes, Parents> {
  return 'children' in node;
}
