/** Small builders of mdast nodes, so that directives read like the page that they produce. */

import { textOf } from '@capacitor-docs/shared/markdown';
import type {
  BlockContent,
  Code,
  Heading,
  InlineCode,
  Link,
  List,
  Paragraph,
  PhrasingContent,
  Table,
  TableRow,
  Text,
} from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { introducedAttribute, memberCardClass, recordsClass } from '../lib/dom-contract';

export type FlowNode = BlockContent | MdxJsxFlowElement;

/** What a line consists of: texts, nodes, and lists of these. As in JSX, what is undefined, false or empty is left out. */
export type Inline = PhrasingContent | string | false | undefined | readonly Inline[];

/** What an element consists of. */
type Content = FlowNode | Inline | readonly Content[];

/** Returns the nodes that a line consists of. */
export function inline(...content: readonly Inline[]): PhrasingContent[] {
  return flatten(content) as PhrasingContent[];
}

function flatten(content: readonly Content[]): (FlowNode | PhrasingContent)[] {
  return content.flatMap((part) => {
    if (part === undefined || part === false || part === '') return [];
    if (typeof part === 'string') return text(part);
    return 'type' in part ? part : flatten(part);
  });
}

export const text = (value: string): Text => ({ type: 'text', value });

export const inlineCode = (value: string): InlineCode => ({ type: 'inlineCode', value });

export const paragraph = (...children: Inline[]): Paragraph => ({ type: 'paragraph', children: inline(children) });

/**
 * A paragraph whose text repeats on many pages, such as the source of a reference or how to read a table. The search
 * excludes it (`src/build/search-index/split-page.ts`).
 */
export const repeated = (...children: Inline[]): Paragraph => withClass('api-source', paragraph(children));

export const link = (url: string, ...children: Inline[]): Link => ({ type: 'link', url, children: inline(children) });

export const code = (lang: string, value: string, meta: string | null = null): Code => ({
  type: 'code',
  lang,
  value,
  meta,
});

/** Gives a block of Markdown classes, separated by spaces. */
export function withClass<Block extends Heading | List | Paragraph | Table>(className: string, block: Block): Block {
  const hProperties = { ...block.data?.hProperties, className: className.split(' ') };
  return { ...block, data: { ...block.data, hProperties } };
}

/** A heading with the given id as its anchor, instead of one derived from its text. */
export function heading(depth: 2 | 3 | 4, id: string, ...children: Inline[]): Heading {
  return { type: 'heading', depth, children: inline(children), data: { hProperties: { id } } };
}

/** A heading of a member, with the version that introduced it; undefined if all versions have it. */
export function memberHeading(
  depth: 3 | 4,
  className: string,
  id: string,
  introduced: string | undefined,
  ...children: Inline[]
): Heading {
  const data = { hProperties: { id, [introducedAttribute]: introduced } };
  return withClass(className, { ...heading(depth, id, children), data });
}

/** The box around a member: `memberHeading` and the whole description. */
export function memberCard(...children: FlowNode[]): FlowNode {
  return element('div', { className: memberCardClass }, children);
}

/** A bulleted list with one paragraph per item. */
export function list(items: readonly Inline[]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((item) => ({ type: 'listItem', spread: false, children: [paragraph(item)] })),
  };
}

/** A list of rows, without the classes and lines that Markdown's lists have. */
export function items(className: string, rows: readonly Inline[]): FlowNode {
  return element(
    'ul',
    { className },
    rows.map((row) => element('li', {}, row)),
  );
}

export interface Row {
  /** Anchor of the row, if something links to it. */
  readonly id?: string;
  /** The version that introduced the subject of the row; undefined if all versions have it. */
  readonly introduced?: string | undefined;
  readonly cells: readonly Inline[];
}

/** A table with a header row. */
export function table(header: readonly Inline[], rows: readonly Row[], className?: string): Table {
  const toRow = ({ id, introduced, cells }: Row): TableRow => ({
    type: 'tableRow',
    children: cells.map((cell) => ({ type: 'tableCell', children: inline(cell) })),
    ...(id !== undefined && { data: { hProperties: { id, [introducedAttribute]: introduced } } }),
  });
  const made: Table = { type: 'table', children: [{ cells: header }, ...rows].map(toRow) };
  return className === undefined ? made : withClass(className, made);
}

/** Classes of the parts of a record, in the order of the cells (`src/css/kit.css`). */
const recordParts = ['record__name', 'record__type', 'record__text', 'platforms'] as const;

/** A table whose rows are records: name, type, text and perhaps platforms. Headers of columns without cells are left out. */
export function records(header: readonly string[], rows: readonly Row[]): Table {
  const columns = Math.max(0, ...rows.map(({ cells }) => cells.length));
  const made = table(header.slice(0, columns), rows, recordsClass);
  for (const row of made.children.slice(1)) {
    row.data = { hProperties: { className: ['record'], ...row.data?.hProperties } };
    for (const [index, part] of row.children.entries()) {
      part.data = { hProperties: { className: [recordParts[index] ?? ''] } };
    }
  }
  return made;
}

declare module 'mdast-util-mdx-jsx' {
  interface MdxJsxFlowElementData {
    _mdxExplicitJsx?: true;
  }
  interface MdxJsxTextElementData {
    _mdxExplicitJsx?: true;
  }
}

/** MDX's mark for an element that an author wrote: without it, the theme's own `code` and `pre` would replace it. */
const AS_WRITTEN = { _mdxExplicitJsx: true } as const;

/** Attributes of an element. Those that are undefined are left out. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/** An HTML element inside a line, written as JSX so that no theme component replaces it. */
export function inlineElement(name: string, attributes: Attributes, ...children: Inline[]): MdxJsxTextElement {
  const written = toAttributes(attributes);
  return { type: 'mdxJsxTextElement', name, attributes: written, children: inline(children), data: AS_WRITTEN };
}

/** An HTML element or theme component of its own, written as JSX. A line in it does not become a paragraph. */
export function element(name: string, attributes: Attributes, ...children: Content[]): MdxJsxFlowElement {
  const content = flatten(children) as MdxJsxFlowElement['children'];
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: toAttributes(attributes),
    children: content,
    data: AS_WRITTEN,
  };
}

function toAttributes(attributes: Attributes): MdxJsxAttribute[] {
  return Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : { type: 'mdxJsxAttribute', name, value },
  );
}

/** Joins the parts of a line that are sentences, without the empty ones. Those before another one end with a period, if they have no other mark. */
export function joinSentences(parts: readonly Inline[]): PhrasingContent[] {
  const sentences = parts.map((part) => inline(part)).filter((part) => part.length > 0);
  return join(
    sentences.map((part, index) => {
      const isEnded = index === sentences.length - 1 || /[.!?:;…][)"'”]*\s*$/.test(textOf(part));
      return [part, !isEnded && '.'];
    }),
    ' ',
  );
}

/** Puts a separator between the parts of a line, without the empty ones. */
export function join(parts: readonly Inline[], separator: string): PhrasingContent[] {
  const filled = parts.map((part) => inline(part)).filter((part) => part.length > 0);
  return filled.flatMap((part, index) => (index === 0 ? part : [text(separator), ...part]));
}
