/**
 * A fast parser for blocks of plain Markdown, in which every character means what it looks like: the full parser takes a millisecond for each
 * block, and there are thousands. It still parses all other blocks. See also `write-plain.ts` of the plugin `markdown-pages`.
 */
import type { Code, Heading, Paragraph, PhrasingContent, RootContent, TableRow } from 'mdast';

/** Inline code between single backticks. */
const code = /`([^`\r\n ](?:[^`\r\n]*[^`\r\n ])?)`(?!`)/;

/** Words and inline code without any other markup. */
const inside = /((?:[^\\`*_[\]<>~|@!\r\n]|`[^`\r\n]+`)+)/;

const part = new RegExp(
  [
    code.source,
    `\\[${inside.source}\\]\\(([\\w\\-./:#?=%,@+&]+)\\)`,
    `\\*\\*(?! )${inside.source}(?<! )\\*\\*(?![*\\w])`,
    `\\*(?![ *])${inside.source}(?<! )\\*(?![*\\w])`,
    '([^\\\\`*_[\\]<>~|@!\\r\\n]+)',
  ].join('|'),
  'y',
);

/** Matches what GitHub turns into a link, anywhere in a text. */
const linkish = /www\.|[ps]:\/\//i;

/**
 * Parses inline content.
 *
 * @returns undefined if the full parser is needed
 */
function readLine(line: string): PhrasingContent[] | undefined {
  const nodes: PhrasingContent[] = [];
  let place = 0;
  while (place < line.length) {
    part.lastIndex = place;
    const match = part.exec(line);
    if (match === null) return undefined;
    const [whole, value, label, url, strong, emphasis, text] = match;
    const before = line[place - 1];
    if (value !== undefined) {
      if (before === '`') return undefined;
      nodes.push({ type: 'inlineCode', value });
    } else if (text !== undefined) {
      if (linkish.test(text) || /&[#a-z]/i.test(text)) return undefined;
      nodes.push({ type: 'text', value: text });
    } else {
      const children = readLine(label ?? strong ?? emphasis ?? '');
      const isBetweenWords = before === undefined || /[\s(]/.test(before);
      if (children === undefined || (label === undefined && !isBetweenWords)) return undefined;
      if (label !== undefined) nodes.push({ type: 'link', url: url ?? '', title: null, children } as PhrasingContent);
      else nodes.push({ type: strong === undefined ? 'emphasis' : 'strong', children });
    }
    place += whole.length;
  }
  return nodes;
}

/** Matches lines that may be something other than a paragraph. */
const blockStart = /^(?:\s|#|>|\||[-+=*_]+(?: |$)|[-*_]{3}|\d+[.)](?: |$)|`{3}|~{3}|$)|\s$/;

function readParagraph(line: string): Paragraph | undefined {
  if (blockStart.test(line)) return undefined;
  const children = readLine(line);
  return children && { type: 'paragraph', children };
}

/**
 * Reads a heading, a paragraph, the entries of a tight list, a table or a block of code.
 *
 * @returns undefined if the full parser is needed
 */
export function readPlain(markdown: string): RootContent[] | undefined {
  const lines = markdown.split('\n');
  const [first = '', second = ''] = lines;
  const [, marks = '', title = ''] = /^(#{1,6}) (\S.*[^\s#]|[^\s#])$/.exec(first) ?? [];
  if (lines.length === 1 && marks !== '') return wrap(readHeading(marks.length, title));
  if (lines.length === 1 && !/^(?:[-*+] |\d+[.)] )/.test(first)) return wrap(readParagraph(first));
  if (/^`{3,}/.test(first)) return wrap(readCode(first, lines));
  if (/^\|(?: - \|)+$/.test(second)) return wrap(readTable(lines));
  return wrap(readList(lines));
}

function wrap(node: RootContent | undefined): RootContent[] | undefined {
  return node && [node];
}

function readHeading(depth: number, title: string): Heading | undefined {
  const children = readLine(title);
  return children && { type: 'heading', depth: depth as Heading['depth'], children };
}

function readCode(first: string, lines: readonly string[]): Code | undefined {
  const [, ticks = '', lang, meta] = /^(`{3,})([^\s`\\&]*)(?: ([^`\\&]*[^`\\&\s]))?$/.exec(first) ?? [];
  const isWhole =
    ticks !== '' &&
    lines.length > 1 &&
    lines.at(-1) === ticks &&
    !lines.slice(1, -1).some((line) => line.trim() === ticks);
  if (!isWhole) return undefined;
  return { type: 'code', lang: lang || null, meta: meta ?? null, value: lines.slice(1, -1).join('\n') };
}

function readTable(lines: readonly string[]): RootContent | undefined {
  const rows: TableRow[] = [];
  const width = (lines[1] ?? '').split('|').length - 2;
  for (const [index, line] of lines.entries()) {
    if (index === 1) continue;
    const cells = /^\| .* \|$/.test(line) && !line.includes('\\') ? line.slice(2, -2).split(/ \| /) : [];
    const read = cells.map(readLine);
    if (read.length !== width || cells.some((cell) => cell.includes('|') || cell !== cell.trim())) return undefined;
    if (read.some((cell) => cell === undefined)) return undefined;
    rows.push({
      type: 'tableRow',
      children: read.map((children) => ({ type: 'tableCell', children: children ?? [] })),
    });
  }
  return { type: 'table', align: Array<null>(width).fill(null), children: rows };
}

function readList(lines: readonly string[]): RootContent | undefined {
  const [, mark = ''] = /^(-|\d+\.) /.exec(lines[0] ?? '') ?? [];
  const start = mark === '-' ? null : Number.parseInt(mark, 10);
  const paragraphs = lines.map((line) => {
    const [, own = '', text = ''] = /^(-|\d+\.) (.*)$/.exec(line) ?? [];
    return own === '' || (own === '-') !== (mark === '-') ? undefined : readParagraph(text);
  });
  if (mark === '' || paragraphs.some((paragraph) => paragraph === undefined)) return undefined;
  return {
    type: 'list',
    ordered: start !== null,
    start,
    spread: false,
    children: paragraphs.map((paragraph) => ({
      type: 'listItem',
      spread: false,
      checked: null,
      children: paragraph === undefined ? [] : [paragraph],
    })),
  };
}
