import { textOf } from '@capacitor-docs/shared/markdown';
import type { BlockContent, Nodes, Parents, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { type FlowNode, join, text } from './nodes';

/**
 * Parses a description (a package's comment or an overlay) into paragraphs, lists and code.
 * Comments are plain Markdown, so `{` and `<` in them are text, never expressions or tags.
 */
export function describe(markdown: string): FlowNode[] {
  return fromMarkdown(markdown).children.flatMap(clean) as BlockContent[];
}

/** The same as {@link describe} on one line, for table cells. */
export function describeInline(markdown: string): PhrasingContent[] {
  return join(fromMarkdown(markdown).children.flatMap(clean).map(toPhrasing), ' ');
}

function toPhrasing(node: RootContent): PhrasingContent[] {
  if (node.type === 'paragraph') return node.children;
  if (node.type === 'code') return [{ type: 'inlineCode', value: node.value }];
  if (node.type === 'list')
    return join(
      node.children.map((item) => item.children.flatMap(toPhrasing)),
      '; ',
    );
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
