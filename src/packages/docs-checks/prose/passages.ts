/** Extracts the prose of a page, with its places. */

import { textOf, walkTree } from '@capacitor-docs/shared/markdown';
import type { Code, Nodes, PhrasingContent } from 'mdast';
import type { Page } from '../../../remark/pages';
import { treeOf } from '../read/parsed-page';

/** A location in a file. Both numbers start at 1. */
interface Place {
  readonly line: number;
  readonly column: number;
}

/** A part of a passage that is on one line of a file, and where it begins there. */
export interface Piece extends Place {
  readonly text: string;
}

/** A paragraph, a heading, a cell, a front matter field, or a comment in sample code. Each piece of code and each fact in it is one `￼`. */
export type Passage = readonly Piece[];

/** Stands for code and facts in the text of a passage. */
export const codeMark = '\uFFFC';

/** Fields of the front matter that readers see. */
const shownFields = ['title', 'description', 'sidebar_label'];

/** Lists all prose of a page, in file order. */
export function listPassages(page: Page): Passage[] {
  const lines = page.text.split(/\r?\n/);
  const passages = readFrontMatter(page, lines);
  walkTree<Nodes>(treeOf(page), (node) => {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      passages.push(node.children.flatMap((child) => readPhrasing(child, lines)));
      return false;
    }
    if (node.type === 'code') passages.push(...readComments(node, lines));
    return undefined;
  });
  return passages;
}

/**
 * Splits a text at the ends of its lines, each of which becomes a blank.
 *
 * @param from where the text begins
 * @param lines of the file; they may have an indentation that the text lacks
 */
export function splitLines(text: string, from: Place, lines: readonly string[]): Passage {
  const parts = text.split('\n');
  return parts.map((part, index) => {
    const line = from.line + index;
    const column = index === 0 ? from.column : findColumn(lines, line, part);
    return { text: index < parts.length - 1 ? `${part} ` : part, line, column };
  });
}

/** Returns the column of a text in a line; 1 if the line writes it differently. */
function findColumn(lines: readonly string[], line: number, text: string): number {
  return Math.max((lines[line - 1] ?? '').indexOf(text) + 1, 1);
}

function readFrontMatter(page: Page, lines: readonly string[]): Passage[] {
  const end = lines.indexOf('---', 1);
  return shownFields.flatMap((field) => {
    const text = page.frontMatter[field];
    const index = lines.findIndex((line, at) => at < end && line.startsWith(`${field}:`));
    if (typeof text !== 'string' || index === -1) return [];
    // Where the file names a fact, the text has its value: it begins behind the name of the field, too.
    const column = Math.max((lines[index] ?? '').indexOf(text), `${field}: `.length) + 1;
    return [[{ text, line: index + 1, column }]];
  });
}

function readPhrasing(node: PhrasingContent, lines: readonly string[]): Passage {
  const place = node.position?.start ?? { line: 1, column: 1 };
  switch (node.type) {
    case 'text':
      return splitLines(node.value, place, lines);
    case 'image':
      return splitLines(node.alt ?? '', { ...place, column: place.column + '!['.length }, lines);
    case 'break':
      return [{ ...place, text: ' ' }];
    case 'textDirective':
    case 'inlineCode':
      return [{ ...place, text: codeMark }];
    default:
      return 'children' in node ? node.children.flatMap((child) => readPhrasing(child, lines)) : [];
  }
}

/** Matches a comment in sample code, which readers read, copy and keep. */
const comment = /^(?:.*?[\s;{},)]|)(?:\/\/|\/?\*\*?|#)\s+([^\s].*?)(?:\s*\*\/)?$/;

/** Languages whose comments are skipped, such as those where `#` or `*` means something else. */
const withoutComments = ['md', 'text', 'http', 'shell-session', 'css', 'diff', 'json'];

function readComments({ lang, value, position }: Code, lines: readonly string[]): Passage[] {
  if (position === undefined || withoutComments.includes(lang ?? '')) return [];
  return value.split('\n').flatMap((source, index) => {
    const text = comment.exec(source)?.[1];
    if (text === undefined || !text.includes(' ')) return [];
    const line = position.start.line + 1 + index;
    return [[{ text, line, column: findColumn(lines, line, text) }]];
  });
}

/** Returns the text of a node as readers see it, in one line. */
export function plainText(node: Nodes): string {
  return textOf(node).replace(/\s+/g, ' ').trim();
}
