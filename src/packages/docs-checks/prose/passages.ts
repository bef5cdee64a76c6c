/** Extracts the prose of a page, with the location of every character. */

import { textOf, walkTree } from '@capacitor-docs/shared/markdown';
import type { Code, Nodes, PhrasingContent } from 'mdast';
import type { Page } from '../../../remark/pages';
import { treeOf } from '../read/parsed-page';

/** A location in a file. Both numbers start at 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A paragraph, a heading, a cell, a front matter field, or a comment in sample code. */
export interface Passage {
  readonly kind: 'text' | 'heading' | 'cell' | 'front matter' | 'comment';
  /** Text in one line. Each piece of code and each fact is one `￼`. */
  readonly text: string;
  /** Location of each character of the text in the file. */
  readonly places: readonly Place[];
  readonly place: Place;
}

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
      passages.push(readPhrasing(node, lines));
      return false;
    }
    if (node.type === 'code') passages.push(...readComments(node, lines));
    return undefined;
  });
  return passages;
}

function readFrontMatter(page: Page, lines: readonly string[]): Passage[] {
  const end = lines.indexOf('---', 1);
  return shownFields.flatMap((field) => {
    const value = page.frontMatter[field];
    const index = lines.findIndex((line, at) => at < end && line.startsWith(`${field}:`));
    if (typeof value !== 'string' || index === -1) return [];
    const column = (lines[index] ?? '').indexOf(value) + 1;
    const place = { line: index + 1, column: Math.max(column, 1) };
    // A text over several lines is known only by its field.
    const places = [...value].map((_, at) => (column === 0 ? place : { line: place.line, column: column + at }));
    return [{ kind: 'front matter' as const, text: value, places, place }];
  });
}

function readPhrasing(
  node: Extract<Nodes, { type: 'paragraph' | 'heading' | 'tableCell' }>,
  lines: readonly string[],
): Passage {
  const places: Place[] = [];
  let text = '';
  const add = (part: string, at: readonly Place[]) => {
    text += part;
    places.push(...at);
  };
  const read = (child: PhrasingContent): void => {
    const place = child.position?.start ?? { line: 1, column: 1 };
    if (child.type === 'text') {
      add(child.value.replaceAll('\n', ' '), placeCharacters(child.value, place, lines));
    } else if (child.type === 'image') {
      const alt = child.alt ?? '';
      add(alt.replaceAll('\n', ' '), placeCharacters(alt, place, lines));
    } else if (child.type === 'break') add(' ', [place]);
    else if (child.type === 'textDirective' || child.type === 'inlineCode') add(codeMark, [place]);
    else if ('children' in child) child.children.forEach(read);
  };
  node.children.forEach(read);
  const kind = node.type === 'heading' ? 'heading' : node.type === 'tableCell' ? 'cell' : 'text';
  return { kind, text, places, place: node.position?.start ?? { line: 1, column: 1 } };
}

/** Locates each character of a value in the file, starting at a place. The file has escapes and indentation that the value lacks. */
function placeCharacters(value: string, from: Place, lines: readonly string[]): Place[] {
  let { line, column } = from;
  return Array.from({ length: value.length }, (_, index) => {
    const character = value[index];
    if (character === '\n') {
      const place = { line, column };
      line += 1;
      column = 1;
      return place;
    }
    const found = (lines[line - 1] ?? '').indexOf(character ?? '', column - 1);
    const place = { line, column: found === -1 ? column : found + 1 };
    column = place.column + 1;
    return place;
  });
}

/** Matches a comment in sample code, which readers read, copy and keep. */
const comment = /^(?:.*?[\s;{},)]|)(?:\/\/|\/?\*\*?|#)\s+([^\s].*?)(?:\s*\*\/)?$/;

/** Languages whose comments are skipped, such as those where `#` or `*` means something else. */
const withoutComments = ['md', 'text', 'http', 'shell-session', 'css', 'diff', 'json'];

function readComments({ lang, value, position }: Code, lines: readonly string[]): Passage[] {
  if (position === undefined || withoutComments.includes(lang ?? '')) return [];
  const first = position.start.line + 1;
  return value.split('\n').flatMap((source, index) => {
    const text = comment.exec(source)?.[1];
    if (text === undefined || !text.includes(' ')) return [];
    const column = (lines[first + index - 1] ?? '').indexOf(text) + 1;
    const place = { line: first + index, column: Math.max(column, 1) };
    const places = Array.from({ length: text.length }, (_, at) => ({ line: place.line, column: place.column + at }));
    return [{ kind: 'comment' as const, text, places, place }];
  });
}

/** Returns the text of a node as readers see it, in one line. */
export function plainText(node: Nodes): string {
  return textOf(node).replace(/\s+/g, ' ').trim();
}
