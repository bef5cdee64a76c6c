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
  TableCell,
  TableRow,
  Text,
} from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { introducedAttribute, memberCardClass, recordsClass } from '../lib/dom-contract';

export type FlowNode = BlockContent | MdxJsxFlowElement;

export const text = (value: string): Text => ({ type: 'text', value });

export const inlineCode = (value: string): InlineCode => ({ type: 'inlineCode', value });

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({ type: 'paragraph', children });

/**
 * A paragraph whose text repeats on many pages, such as the source of a reference or how to read a table. The search
 * excludes it (`src/build/search-index/split-page.ts`).
 */
export const repeated = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
  data: { hProperties: { className: ['api-source'] } },
});

export const link = (url: string, ...children: PhrasingContent[]): Link => ({ type: 'link', url, children });

export const code = (lang: string, value: string, meta?: string): Code => ({
  type: 'code',
  lang,
  value,
  meta: meta ?? null,
});

/** A heading with the given id as its anchor, instead of one derived from its text. */
export function heading(depth: 2 | 3 | 4, id: string, ...children: PhrasingContent[]): Heading {
  return { type: 'heading', depth, children, data: { hProperties: { id } } };
}

/** A heading of a member, with the version that introduced it; undefined if all versions have it. */
export function memberHeading(
  depth: 3 | 4,
  id: string,
  introduced: string | undefined,
  ...children: PhrasingContent[]
): Heading {
  const introduction = introduced === undefined ? {} : { [introducedAttribute]: introduced };
  const className = depth === 3 ? { className: ['api-name'] } : {};
  return { ...heading(depth, id, ...children), data: { hProperties: { id, ...introduction, ...className } } };
}

/** The box around a member: `memberHeading` and the whole description. */
export function memberCard(...children: FlowNode[]): FlowNode {
  return element('div', { className: memberCardClass }, ...children);
}

/** A bulleted list with one paragraph per item. */
export function list(items: PhrasingContent[][]): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((children) => ({ type: 'listItem', spread: false, children: [paragraph(...children)] })),
  };
}

/** A list of rows, without the classes and lines that Markdown's lists have. */
export function items(className: string, rows: readonly PhrasingContent[][]): FlowNode {
  return element('ul', { className }, ...rows.map((row) => element('li', {}, ...row)));
}

export interface Row {
  /** Anchor of the row, if something links to it. */
  id?: string;
  /** The version that introduced the subject of the row; undefined if all versions have it. */
  introduced?: string | undefined;
  cells: PhrasingContent[][];
}

/** A table with a header row. */
export function table(header: string[], rows: Row[], className?: string): Table {
  const head: TableRow = { type: 'tableRow', children: header.map((label) => cell([text(label)])) };
  const body = rows.map(
    ({ id, introduced, cells }): TableRow => ({
      type: 'tableRow',
      children: cells.map(cell),
      ...(id === undefined
        ? {}
        : {
            data: { hProperties: { id, ...(introduced === undefined ? {} : { [introducedAttribute]: introduced }) } },
          }),
    }),
  );
  return {
    type: 'table',
    children: [head, ...body],
    ...(className === undefined ? {} : { data: { hProperties: { className: [className] } } }),
  };
}

/** Classes of the parts of a record, in the order of the cells (`src/css/kit.css`). */
const recordParts = ['record__name', 'record__type', 'record__text', 'platforms'] as const;

/** A table whose rows are records: name, type, text and perhaps platforms. Headers of columns without cells are left out. */
export function records(header: string[], rows: Row[]): Table {
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

function cell(children: PhrasingContent[]): TableCell {
  return { type: 'tableCell', children };
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

/** An HTML element inside a line, written as JSX so that no theme component replaces it. */
export function inlineElement(
  name: string,
  attributes: Record<string, string>,
  ...children: PhrasingContent[]
): MdxJsxTextElement {
  return { type: 'mdxJsxTextElement', name, attributes: toAttributes(attributes), children, data: AS_WRITTEN };
}

/** An HTML element or theme component of its own, written as JSX. */
export function element(
  name: string,
  attributes: Record<string, string>,
  ...children: (FlowNode | PhrasingContent)[]
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: toAttributes(attributes),
    children: children as MdxJsxFlowElement['children'],
    data: AS_WRITTEN,
  };
}

/** Prevents a line inside an element from becoming a paragraph. */
export function asFlow(node: PhrasingContent | FlowNode): FlowNode {
  return node as unknown as FlowNode;
}

function toAttributes(attributes: Record<string, string>): MdxJsxAttribute[] {
  return Object.entries(attributes).map(([name, value]) => ({ type: 'mdxJsxAttribute', name, value }));
}

/** Joins the parts of a line that are sentences, without the empty ones. Those before another one end with a period, if they have no other mark. */
export function joinSentences(parts: readonly PhrasingContent[][]): PhrasingContent[] {
  const sentences = parts.filter((part) => part.length > 0);
  return join(
    sentences.map((part, index) => {
      const isEnded = index === sentences.length - 1 || /[.!?:;…][)"'”]*\s*$/.test(textOf(part));
      return isEnded ? part : [...part, text('.')];
    }),
    ' ',
  );
}

/** Puts a separator between the parts of a line. */
export function join(parts: PhrasingContent[][], separator: string): PhrasingContent[] {
  return parts.flatMap((part, index) => (index === 0 ? part : [text(separator), ...part]));
}
