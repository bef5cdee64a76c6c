/** Writes Markdown as HTML in which words, and whole blocks, can be marked as removed or added. */
import type { Nodes, Parents, PhrasingContent, Root, Table, TableCell, TableRow } from 'mdast';
import { fromMarkdown, type Options } from 'mdast-util-from-markdown';
import remarkGfm from 'remark-gfm';
import { escapeAttribute as escapeHtml } from '../../lib/escape';

/** Words that only one version has. */
export interface Marked {
  readonly type: 'marked';
  readonly tag: 'del' | 'ins';
  readonly children: readonly Inline[];
}

/** Code with lines that only one version has. */
export interface ChangedCode {
  readonly type: 'changedCode';
  readonly lines: readonly { readonly tag: 'del' | 'ins' | undefined; readonly text: string }[];
}

/** Inline content. */
export type Inline = PhrasingContent | Marked;

type Node = Nodes | Marked | ChangedCode;

/** Turns the address of a link into one that works on the page with the comparison. */
export type Resolve = (address: string) => string;

/** Data that the plugin passes to the parser. */
interface ParserData {
  micromarkExtensions?: Options['extensions'];
  fromMarkdownExtensions?: Options['mdastExtensions'];
}

/** Reads the parser options for GitHub's tables from the plugin that every page is compiled with. */
function readOptions(): Options {
  const data: ParserData = {};
  (remarkGfm as (this: { data: () => ParserData }) => void).call({ data: () => data });
  return { extensions: data.micromarkExtensions ?? [], mdastExtensions: data.fromMarkdownExtensions ?? [] };
}

const options = readOptions();

/** @returns the tree of a piece of Markdown */
export function parseBlock(markdown: string): Root {
  return fromMarkdown(markdown, options);
}

const plainTags: Partial<Record<Nodes['type'], string>> = {
  blockquote: 'blockquote',
  delete: 's',
  emphasis: 'em',
  listItem: 'li',
  paragraph: 'p',
  strong: 'strong',
};

/**
 * @param nodes blocks, or inline content
 * @param resolve for links of the newer page, or of the only one
 * @param resolveRemoved for links in what only the older page has
 * @returns HTML without heading elements, because the page's headings are not headings of the comparison
 */
export function toHtml(nodes: readonly Node[], resolve: Resolve, resolveRemoved: Resolve = resolve): string {
  return nodes.map((node) => toElement(node, resolve, resolveRemoved)).join('');
}

function toElement(node: Node, resolve: Resolve, removed: Resolve): string {
  switch (node.type) {
    case 'text':
    case 'html':
      return escapeHtml(node.value);
    case 'inlineCode':
      return `<code>${escapeHtml(node.value)}</code>`;
    case 'break':
      return '<br>';
    case 'thematicBreak':
      return '<hr>';
    case 'image':
      return `<em>Picture: ${escapeHtml(node.alt ?? '')}</em>`;
    case 'link':
      return `<a href="${escapeHtml(resolve(node.url))}">${toHtml(node.children, resolve, removed)}</a>`;
    case 'marked':
      return `<${node.tag}>${toHtml(node.children, node.tag === 'del' ? removed : resolve)}</${node.tag}>`;
    case 'heading':
      return `<p><strong>${toHtml(node.children, resolve, removed)}</strong></p>`;
    case 'code':
      return toCode(node, escapeHtml(node.value));
    case 'changedCode':
      return toCode(node, node.lines.map(({ tag, text }) => toLine(tag, escapeHtml(text))).join(''));
    case 'list': {
      const tag = node.ordered ? 'ol' : 'ul';
      const start = node.ordered && node.start !== 1 ? ` start="${node.start ?? 1}"` : '';
      const items = node.children.map((item) => {
        const [only, ...others] = item.children;
        const isTight = !item.spread && only?.type === 'paragraph';
        const content = isTight
          ? toHtml(only.children, resolve, removed) + toHtml(others, resolve, removed)
          : toHtml(item.children, resolve, removed);
        return `<li>${content}</li>`;
      });
      return `<${tag}${start}>${items.join('')}</${tag}>`;
    }
    case 'table':
      return toTable(node, resolve, removed);
    default: {
      const tag = plainTags[node.type];
      const inside = 'children' in node ? toHtml((node as Parents).children as readonly Nodes[], resolve, removed) : '';
      return tag === undefined ? inside : `<${tag}>${inside}</${tag}>`;
    }
  }
}

/** Attributes that let readers scroll wide elements with the keyboard too. */
const wide = 'tabindex="0" role="group"';

/** Writes a code block with its title, which comes from the line of the fence. */
function toCode(node: Node, code: string): string {
  const title = 'meta' in node ? /title="([^"]*)"/.exec(node.meta ?? '')?.[1] : undefined;
  return `${title === undefined ? '' : `<p><b>${escapeHtml(title)}</b></p>`}<pre ${wide} aria-label="Code"><code>${code}</code></pre>`;
}

/** Writes a line of code. A line that only one version has gets its own element, with the line break inside. */
function toLine(tag: 'del' | 'ins' | undefined, line: string): string {
  return tag === undefined ? `${line}\n` : `<${tag}>${line}\n</${tag}>`;
}

function toTable({ children: [head, ...rows] }: Table, resolve: Resolve, removed: Resolve): string {
  const toCell = (cell: TableCell, tag: 'td' | 'th') => {
    const content = toHtml(cell.children, resolve, removed);
    // The corner above a column of names has no text and is not a header.
    const own = content === '' ? 'td' : tag;
    return `<${own}>${content}</${own}>`;
  };
  const line = (row: TableRow | undefined, tag: 'td' | 'th') =>
    `<tr>${(row?.children ?? []).map((cell) => toCell(cell, tag)).join('')}</tr>`;
  return `<div ${wide} aria-label="Table"><table><thead>${line(head, 'th')}</thead><tbody>${rows.map((row) => line(row, 'td')).join('')}</tbody></table></div>`;
}
