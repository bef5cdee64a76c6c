/**
 * A fast path to Markdown for lines in which no character has a special meaning, which are most lines: `mdast-util-to-markdown` tries fifty patterns
 * on each text, which took most of its time. It still writes everything that could need an escape, so the result is the same.
 */
import type { Heading, Link, Paragraph, PhrasingContent, Table, TableCell, TableRow } from 'mdast';
import { gfmToMarkdown } from 'mdast-util-gfm';
import { defaultHandlers, type Handle, type Info, type State } from 'mdast-util-to-markdown';

/** How to write what GitHub adds to Markdown, such as tables. Addresses get no escape (`https\://`), because they are meant as addresses. */
export const gfmExtensions = (gfmToMarkdown({ tablePipeAlign: false }).extensions ?? []).filter(
  ({ unsafe }) => unsafe?.some(({ character }) => character === '@') !== true,
);

/** Characters, or sequences of them, that may have a meaning anywhere in a line. */
const risky = /[\\`*_[\]<>~|\t\r\n]|&[#a-z]|!$/i;

/** Beginnings and endings of lines that may be a heading, a list, a quote, a rule, or no text at all. */
const riskyBorder = /^(?:[\s#+\-=:]|\d+(?:\)|\.(?:\s|$))|$)|[\s#]$/;

/** Addresses that need no escape between parentheses. */
const plainAddress = /^[\w\-./:#?=%,]+$/;

/** Code that needs only one backtick on each side. */
const plainCode = /^[^`\r\n ](?:[^`\r\n]*[^`\r\n ])?$/;

/**
 * Writes the content of one line.
 *
 * @param isCell whether the line is a cell of a table, in which `|` ends the cell even in code
 * @returns undefined for a line that could need an escape
 */
export function writePlain(line: readonly PhrasingContent[], isCell: boolean): string | undefined {
  const written = writeParts(line, isCell);
  return written === undefined || riskyBorder.test(written) ? undefined : written;
}

function writeParts(line: readonly PhrasingContent[], isCell: boolean): string | undefined {
  let written = '';
  let text = '';
  for (const [index, node] of line.entries()) {
    if (node.type === 'text') {
      // A sequence may begin in one text and end in the next.
      text += node.value;
      written += node.value;
      if (risky.test(text)) return undefined;
      continue;
    }
    text = '';
    const part = writePart(node, isCell);
    const isAttention = node.type === 'strong' || node.type === 'emphasis';
    if (part === undefined || (isAttention && !isBetweenWords(written, line[index + 1]))) return undefined;
    written += part;
  }
  return written;
}

function writePart(node: PhrasingContent, isCell: boolean): string | undefined {
  switch (node.type) {
    case 'inlineCode':
      return writeCode(node.value, isCell);
    case 'link':
      return writeLink(node, isCell);
    case 'emphasis':
      return writeAttention(node.children, '*');
    case 'strong':
      return writeAttention(node.children, '**');
    default:
      return undefined;
  }
}

/** Writes emphasis. Stars around words are unambiguous if there is no letter on their other side. */
function writeAttention(nodes: readonly PhrasingContent[], mark: string): string | undefined {
  const [text, ...others] = nodes;
  if (text?.type !== 'text' || others.length > 0) return undefined;
  return /^\w(?:.*\w)?$/.test(text.value) && !risky.test(text.value) ? mark + text.value + mark : undefined;
}

function isBetweenWords(before: string, next: PhrasingContent | undefined): boolean {
  const isFree = before === '' || before.endsWith(' ');
  return isFree && (next === undefined || (next.type === 'text' && /^[\s.,:;)]/.test(next.value)));
}

function writeCode(code: string, isCell: boolean): string | undefined {
  if (!plainCode.test(code)) return undefined;
  return `\`${isCell ? code.replaceAll('|', '\\|') : code}\``;
}

function writeLink(node: Link, isCell: boolean): string | undefined {
  if (!plainAddress.test(node.url)) return undefined;
  const label = writeParts(node.children, isCell);
  // A link whose label is its address is written differently, and `[…]: ` would be a definition.
  return label === undefined || label === node.url || label.includes(']:') ? undefined : `[${label}](${node.url})`;
}

function paragraph(node: Paragraph, _: unknown, state: State, info: Info): string {
  return writePlain(node.children, false) ?? defaultHandlers.paragraph(node, undefined, state, info);
}

function heading(node: Heading, _: unknown, state: State, info: Info): string {
  const text = writePlain(node.children, false);
  return text === undefined
    ? defaultHandlers.heading(node, undefined, state, info)
    : `${'#'.repeat(node.depth)} ${text}`;
}

function table(node: Table, _: unknown, state: State, info: Info): string {
  const writeCell = (cell: TableCell, row: TableRow): string =>
    writePlain(cell.children, true) ?? state.handle(cell, row, state, info);
  const rows = node.children.map((row) => row.children.map((cell) => writeCell(cell, row)));
  const width = Math.max(1, ...rows.map(({ length }) => length));
  const [head = [], ...others] = rows;
  const filled = [...head, ...Array<string>(width - head.length).fill('')];
  return [filled, filled.map(() => '-'), ...others].map(writeRow).join('\n');
}

function writeRow(cells: readonly string[]): string {
  // A row without cells still gets one.
  const shown = cells.length === 0 ? [''] : cells;
  return `|${shown.map((cell) => (cell === '' ? ' |' : ` ${cell} |`)).join('')}`;
}

/** Handlers for `mdast-util-to-markdown`. */
export const plainHandlers: Readonly<Record<'heading' | 'paragraph' | 'table', Handle>> = { heading, paragraph, table };
