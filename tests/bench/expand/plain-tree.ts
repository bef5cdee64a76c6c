import type { Heading, Html, Nodes, Parents, Root, RootContent } from 'mdast';
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString as textOf } from 'mdast-util-to-string';
import { plainCodeBlock } from './code-block';
import type { Dialect } from './dialects';
import { openTag, writeHtml } from './write-html';

/** Options that depend on the page and the target peer. */
export interface PlainOptions {
  readonly dialect: Dialect;
  /** Resolves the address of a link or picture in Markdown. */
  readonly resolve: (url: string) => string;
  /** Resolves the address of a link in raw HTML, which no peer rewrites. */
  readonly resolveHtml: (url: string) => string;
  /** The text that the tree was parsed from. */
  readonly source: string;
}

/**
 * Converts a page of ours, with its directives already expanded, into Markdown without MDX or components, which both peers can read.
 *
 * @param tree the page; the result reuses its nodes
 * @throws for a component or an expression that has no plain form
 */
export function toPlainTree(tree: Root, options: PlainOptions): Root {
  return { type: 'root', children: plainChildren(tree, options) as RootContent[] };
}

function plainChildren(parent: Parents, options: PlainOptions): Nodes[] {
  return parent.children.flatMap((child) => plainNode(child, options));
}

function plainNode(node: Nodes, options: PlainOptions): Nodes[] {
  switch (node.type) {
    case 'mdxjsEsm':
      return [];
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (/^\s*\/\*[\s\S]*\*\/\s*$/.test(node.value)) return [];
      throw new Error(`The expression {${node.value}} has no plain form.`);
    case 'mdxJsxFlowElement':
      return plainBlock(node, options);
    case 'mdxJsxTextElement': {
      if (isDrawing(node)) return [];
      const plain = plainAnchored(node);
      return [html(openTag(plain)), ...plainChildren(plain, options), html(`</${plain.name}>`)];
    }
    case 'containerDirective':
      return plainBox(node, options);
    case 'leafDirective':
    case 'textDirective':
      return [{ type: 'text', value: sourceOf(node, options) }];
    case 'code': {
      const { code, title } = plainCodeBlock(node);
      return title === undefined ? [code] : [boldLine(title), code];
    }
    case 'heading':
      return [plainHeading(node, options)];
    case 'tableCell':
      return [oneLine(withChildren(node, options))];
    case 'link':
    case 'definition':
    case 'image':
      return [withChildren({ ...node, url: options.resolve(node.url) }, options)];
    default:
      return [withChildren(node, options)];
  }
}

function withChildren(node: Nodes, options: PlainOptions): Nodes {
  return 'children' in node ? ({ ...node, children: plainChildren(node, options) } as Nodes) : node;
}

/** Components that draw something next to the text. A peer would draw it in its own way. */
const drawings = new Set<string | null>(['Bridge', 'FrontStyles', 'Phone', 'PluginIcon']);

const isDrawing = ({ name }: MdxJsxFlowElement | MdxJsxTextElement): boolean => drawings.has(name);

/** Names an element with an anchor by its tag, as the component writes it. */
function plainAnchored<Element extends MdxJsxFlowElement | MdxJsxTextElement>(node: Element): Element {
  if (node.name !== 'Anchored') return node;
  const isTag = (attribute: (typeof node.attributes)[number]): boolean =>
    'name' in attribute && attribute.name === 'as';
  const tag = node.attributes.find(isTag)?.value;
  return { ...node, name: String(tag), attributes: node.attributes.filter((attribute) => !isTag(attribute)) };
}

/** Turns each tab into a heading, and writes `pre` as HTML, because Markdown inside it is not parsed. Other elements keep their content. */
function plainBlock(component: MdxJsxFlowElement, options: PlainOptions): Nodes[] {
  const node = plainAnchored(component);
  if (isDrawing(node)) return [];
  if (node.name === 'Tabs') return plainChildren(node, options);
  if (node.name === 'TabItem') {
    const label = node.attributes.find((attribute) => 'name' in attribute && attribute.name === 'label')?.value;
    const heading: Heading = { type: 'heading', depth: 4, children: [{ type: 'text', value: String(label ?? '') }] };
    return [heading, ...plainChildren(node, options)];
  }
  if (node.name === null || /^[A-Z]/.test(node.name)) throw new Error(`<${node.name}> has no plain form.`);
  if (node.name === 'pre') {
    const content = node.children.map((child) => writeHtml(child, options.resolveHtml)).join('');
    return [html(`${openTag(node, options.dialect.rawAttribute)}${content}</pre>`)];
  }
  // Peers don't read Markdown in a line that begins with a tag.
  if (node.children.some(isInline)) return [html(writeElement(node, options))];
  return [html(openTag(node)), ...plainChildren(node, options), html(`</${node.name}>`)];
}

/** Writes an element and all that is in it as HTML. */
function writeElement(element: MdxJsxFlowElement | MdxJsxTextElement, options: PlainOptions): string {
  if (isDrawing(element)) return '';
  const node = plainAnchored(element);
  const content = node.children.map((child) =>
    child.type === 'mdxJsxTextElement' || child.type === 'mdxJsxFlowElement'
      ? writeElement(child, options)
      : writeHtml(child, options.resolveHtml),
  );
  return `${openTag(node)}${content.join('')}</${node.name}>`;
}

const inline = new Set(['text', 'inlineCode', 'emphasis', 'strong', 'link', 'mdxJsxTextElement']);

const isInline = ({ type }: Nodes): boolean => inline.has(type);

function plainBox(node: ContainerDirective, options: PlainOptions): Nodes[] {
  const [first, ...rest] = node.children;
  const isLabel = first?.type === 'paragraph' && first.data?.directiveLabel === true;
  const title = isLabel ? textOf(first) : '';
  const content = { ...node, children: isLabel ? rest : node.children };
  return [html(options.dialect.openBox(node.name, title)), ...plainChildren(content, options), html(':::')];
}

/** Writes a heading with its id, which comes from a trailing comment with `#id` or from the directive that created the heading. */
function plainHeading(node: Heading, options: PlainOptions): Heading {
  const written = node.children.flatMap((child) =>
    child.type === 'mdxTextExpression' ? (/#([\w-]+)/.exec(child.value)?.slice(1) ?? []) : [],
  )[0];
  const made = node.data?.hProperties?.id;
  const id = written ?? (typeof made === 'string' ? made : undefined);
  const heading = withChildren(node, options) as Heading;
  // The search of VitePress takes the last link of a heading for its address.
  heading.children = heading.children.flatMap((child) => (child.type === 'link' ? child.children : [child]));
  const end = heading.children.at(-1);
  if (written !== undefined && end?.type === 'text') end.value = end.value.trimEnd();
  if (id !== undefined) heading.children.push(html(options.dialect.headingId(id)));
  return heading;
}

/** Restores the source text of a directive that is not ours. It was text with a colon, such as `localhost:8100`. */
function sourceOf({ position, name }: LeafDirective | TextDirective, { source }: PlainOptions): string {
  const start = position?.start.offset;
  return start === undefined ? `:${name}` : source.slice(start, position?.end.offset);
}

/** Joins the lines of a table cell, which must be one line even if a package's comment has several. */
function oneLine(node: Nodes): Nodes {
  if (node.type === 'text') return { ...node, value: node.value.replaceAll('\n', ' ') };
  return 'children' in node ? ({ ...node, children: node.children.map(oneLine) } as Nodes) : node;
}

const html = (value: string): Html => ({ type: 'html', value });

const boldLine = (value: string): Nodes => ({
  type: 'paragraph',
  children: [{ type: 'strong', children: [{ type: 'text', value }] }],
});
