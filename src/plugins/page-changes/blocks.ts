/** Splits a page's Markdown into blocks, by which two versions of the page are compared. */

type BlockKind = 'heading' | 'code' | 'item' | 'quote' | 'row' | 'text';

/** A heading, a paragraph, a list item, a table row or a code block. */
export interface Block {
  readonly kind: BlockKind;
  /** Its Markdown. */
  readonly text: string;
  /** Level of a heading. */
  readonly level?: number;
  /** Id of a heading on its page; undefined for the title. */
  readonly id?: string | undefined;
  /** The first two lines of a row's table, with the names of its columns. */
  readonly head?: string;
}

const fence = /^ *(?:> ?)*(?:(?:[-*+]|\d+[.)]) +)?(`{3,}|~{3,})/;
const closingFence = /^[ >]*(`{3,}|~{3,}) *$/;

/**
 * @param markdown a page's text as `src/plugins/markdown-pages` writes it, with or without front matter
 * @param headingIds ids of the headings below the title, in order; ignored if their number does not match the headings
 * @returns its blocks in order; joined by empty lines, they make up the page
 */
export function splitBlocks(markdown: string, headingIds: readonly string[] = []): Block[] {
  const blocks = joinLines(markdown.replace(/^---\n.*?\n---\n/s, '').split('\n')).flatMap(toBlocks);
  const headings = blocks.filter(({ kind, level }) => kind === 'heading' && level !== 1);
  if (headings.length !== headingIds.length) return blocks;
  const ids = new Map(headings.map((heading, index) => [heading, headingIds[index]]));
  return blocks.map((block) => (ids.has(block) ? { ...block, id: ids.get(block) } : block));
}

/** Groups lines that belong together: all lines of a code block, a list item with what is indented below it. */
function joinLines(lines: readonly string[]): string[][] {
  const parts: string[][] = [];
  let part: string[] = [];
  let open: string | undefined;
  const end = (): void => {
    while (part.at(-1) === '') part.pop();
    if (part.length > 0) parts.push(part);
    part = [];
  };
  for (const line of lines) {
    if (open !== undefined) {
      part.push(line);
      if (closingFence.exec(line)?.[1]?.startsWith(open)) open = undefined;
      continue;
    }
    const isInside = line === '' || /^\s/.test(line);
    const isList = isItem(part[0]);
    if (isItem(line) || (part.at(-1) === '' && !(isList && isInside))) end();
    if (line === '' && !isList) {
      end();
      continue;
    }
    part.push(line);
    open = fence.exec(line)?.[1];
  }
  end();
  return parts;
}

function isItem(line: string | undefined): boolean {
  return line !== undefined && /^(?:[-*+]|\d+[.)])(?: |$)/.test(line);
}

function toBlocks(lines: readonly string[]): Block[] {
  const [first = ''] = lines;
  const text = lines.join('\n');
  const level = /^(#{1,6}) /.exec(first)?.[1]?.length;
  if (level !== undefined) return [{ kind: 'heading', text, level }];
  if (isItem(first)) return [{ kind: 'item', text }];
  if (first.startsWith('>')) return [{ kind: 'quote', text }];
  if (fence.test(first)) return [{ kind: 'code', text }];
  if (first.startsWith('|') && /^\|(?: :?-+:? \|)+$/.test(lines[1] ?? '')) {
    const head = lines.slice(0, 2).join('\n');
    return [
      { kind: 'row', text: head, head: '' },
      ...lines.slice(2).map((row): Block => ({ kind: 'row', text: row, head })),
    ];
  }
  return [{ kind: 'text', text }];
}

/** Removes a version's own words from a text. */
export type Neutral = (text: string) => string;

/** A word of a page, as written and without its version's own words. */
export interface Word {
  readonly text: string;
  readonly neutral: string;
}

/** Markers of list items and headings. They are ignored: an item's number says only how many come before it. */
const mark = /^(?:#{1,6}|[-*+]|\d+[.)]) +/;

/**
 * Cuts a text into words.
 *
 * @param word matches each of them
 */
export function cutWords(text: string, neutral: Neutral, word: RegExp): Word[] {
  // Only after the version's own words are removed: `Capacitor 4` is two words.
  const neutrals = neutral(text).match(word) ?? [];
  return (text.match(word) ?? []).map((written, index) => ({ text: written, neutral: neutrals[index] ?? written }));
}

/**
 * @returns the words of a block; for code, its lines
 */
export function splitWords({ text, kind }: Block, neutral: Neutral): Word[] {
  const written = kind === 'item' || kind === 'heading' ? text.replace(mark, '') : text;
  return cutWords(written, neutral, kind === 'code' ? /.+/g : /\S+/g);
}

/** Returns whether two words are the same, apart from their versions' own words. */
export function isSameWord(a: Word | undefined, b: Word | undefined): boolean {
  return a !== undefined && b !== undefined && (a.text === b.text || a.neutral === b.neutral);
}
