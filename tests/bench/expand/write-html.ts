import type { Nodes, Parents } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for HTML elements and quoted attributes. */
export const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (character) => entities[character] ?? '');

/**
 * Writes the opening tag of an element that a page or a directive contains as JSX.
 *
 * @param more attributes to append unchanged, with a leading space
 * @returns the HTML tag without attributes that are expressions, because these are only for styling
 */
export function openTag({ name, attributes }: MdxJsxFlowElement | MdxJsxTextElement, more = ''): string {
  const written = attributes.flatMap((attribute) => {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value === 'object') {
      return attribute.type === 'mdxJsxAttribute' && attribute.value === null ? [` ${attribute.name}`] : [];
    }
    const htmlName = attribute.name === 'className' ? 'class' : attribute.name;
    return [attribute.value === undefined ? ` ${htmlName}` : ` ${htmlName}="${escapeHtml(attribute.value)}"`];
  });
  return `<${name ?? 'span'}${written.join('')}${more}>`;
}

/**
 * Writes inline content as HTML, for places where Markdown is not parsed, such as `pre`.
 *
 * @param resolve returns the address for a link
 * @throws an error with the type of a node that is not allowed there
 */
export function writeHtml(node: Nodes, resolve: (url: string) => string): string {
  switch (node.type) {
    case 'text':
      return escapeHtml(node.value);
    case 'inlineCode':
      return `<code>${escapeHtml(node.value)}</code>`;
    case 'strong':
      return `<strong>${writeChildren(node, resolve)}</strong>`;
    case 'emphasis':
      return `<em>${writeChildren(node, resolve)}</em>`;
    case 'link':
      return `<a href="${escapeHtml(resolve(node.url))}">${writeChildren(node, resolve)}</a>`;
    case 'mdxJsxTextElement':
    case 'mdxJsxFlowElement':
      return `${openTag(node)}${writeChildren(node, resolve)}</${node.name}>`;
    default:
      throw new Error(`A "${node.type}" can't be written as HTML.`);
  }
}

function writeChildren(parent: Parents, resolve: (url: string) => string): string {
  return parent.children.map((child) => writeHtml(child, resolve)).join('');
}
