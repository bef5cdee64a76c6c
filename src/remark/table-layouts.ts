import { capitalize } from '@capacitor-docs/reference';
import { walkTree } from '@capacitor-docs/shared/markdown';
import type { Element, Nodes, Root } from 'hast';
import { recordsClass, symptomsClass } from '../lib/dom-contract';

/** Number of columns from which a table is a comparison, which scrolls sideways where it does not fit: a name and four equal columns. */
const wideFrom = 5;

/** Roles that tables have by nature. Some browsers forget them when the rows are laid out as records. */
const roles: Readonly<Record<string, string>> = {
  table: 'table',
  thead: 'rowgroup',
  tbody: 'rowgroup',
  tr: 'row',
  th: 'columnheader',
  td: 'cell',
};

/**
 * Rehype plugin: chooses the layout of each table that has none yet (`src/theme/MDXComponents/Table`).
 * - Causes and fixes of symptoms are records at every width.
 * - Other tables with few columns become records in narrow places, in which the headers of the columns are labels.
 * - Comparisons of many columns scroll.
 */
export function rehypeTableLayouts(): (tree: Root) => void {
  return (tree) => {
    walkTree<Nodes>(tree, (node) => {
      if (node.type !== 'element' || node.tagName !== 'table') return true;
      layOut(node);
      return false;
    });
  };
}

function layOut(table: Element): void {
  const elements: Element[] = [];
  walkTree<Nodes>(table, (node) => {
    if (node.type === 'element') elements.push(node);
  });
  const [head, ...rows] = elements.filter(({ tagName }) => tagName === 'tr');
  for (const cell of cellsOf(head)) {
    capitalizeCell(cell);
    // The corner above the names of the rows is the header of nothing.
    if (cell.children.length === 0) cell.tagName = 'td';
  }
  const labels = cellsOf(head).map(readText);
  const classes = [table.properties.className ?? []].flat().map(String);
  if (classes.length === 0) classes.push(chooseLayout(labels));
  table.properties.className = classes;
  if (classes.includes('wide')) return;
  if (classes.includes(symptomsClass)) for (const cell of rows.flatMap(cellsOf)) capitalizeCell(cell);
  // A row of two cells says what its text is about without a label.
  if (labels.length > 2 && !classes.includes(recordsClass)) table.properties.style = labelCells(labels);
  for (const { tagName, properties } of elements) {
    const role = roles[tagName];
    if (role !== undefined) properties.role = role;
  }
}

function chooseLayout([, second = '', third = '', ...others]: readonly string[]): string {
  if (second === 'Cause' && third === 'Fix' && others.length === 0) return symptomsClass;
  return others.length + 3 < wideFrom ? 'stacks' : 'wide';
}

/** Longest labels that lie before the text of their cells, in characters. */
const longestBefore = 9;

/** Writes custom properties with the labels of the cells, and the width that they need in rem if they are short. */
function labelCells([, ...labels]: readonly string[]): string {
  const longest = Math.max(...labels.map(({ length }) => length));
  return [
    ...labels.map((label, index) => `--label-${index + 2}:${JSON.stringify(label)}`),
    ...(longest > longestBefore ? [] : [`--label-width:${(longest + 1.5) / 2}rem`]),
  ].join(';');
}

/** Lets a header, or a text of a record, begin with a capital. Writers begin cells with a lowercase letter. */
function capitalizeCell({ children: [first] }: Element): void {
  if (first?.type === 'text') first.value = capitalize(first.value);
}

function cellsOf(row: Element | undefined): Element[] {
  return (row?.children ?? []).filter((child) => child.type === 'element');
}

function readText(node: Nodes): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(readText).join('') : '';
}
