/** Finds prose that reads like a translation, and lists and tables that are too long to read. */

import { findNodes } from '@capacitor-docs/shared/mdx';
import type { Heading, List, Paragraph } from 'mdast';
import type { Page } from '../../../remark/pages';
import type { Problem } from '../problem';
import { treeOf } from '../read/parsed-page';
import { listPassages, type Passage, type Piece, plainText } from './passages';
import { wordRules } from './rules';

/** Maximum length of text in a cell, in characters: about four lines of a column. */
const maxCell = 200;

/** Maximum length of a paragraph in a list, in characters: about four lines of a page. */
const maxItem = 330;

/** A cell that makes sense only after the cell above it. Readers come from a search and read a single row. */
const leaningCell = /^(?:the )?same(?:$|[,;:]| (?:after|for|message|on|with) )|^as above$/i;

/** Maximum number of list items in a row. */
const maxPoints = 7;

/** The rules for words, with patterns that find every match. */
const rules = wordRules.map(({ pattern, advice, exceptions = [] }) => ({
  advice,
  pattern: globally(pattern),
  exceptions: exceptions.map((exception) => globally(exception.pattern)),
}));

/** Checks a page against all rules. Returns the findings in page order. */
export function checkProse(page: Page): Problem[] {
  const inText = listPassages(page).flatMap(checkPassage);
  return [...inText, ...checkCells(page), ...checkItems(page), ...checkSetups(page), ...checkLists(page)]
    .sort((a, b) => a.line - b.line || a.column - b.column)
    .map((finding) => ({ ...finding, file: page.file }));
}

type FoundInText = Required<Omit<Problem, 'file'>>;

/** Checks a passage against the rules for words. */
export function checkPassage(passage: Passage): FoundInText[] {
  const text = passage.map((piece) => piece.text).join('');
  return rules.flatMap(({ pattern, advice, exceptions }) =>
    [...text.matchAll(pattern)]
      .filter((match) => !isException(exceptions, text, match.index, match.index + match[0].length))
      .map((match) => describe(findPlace(passage, match.index), `"${match[0].trim()}" ${advice}`)),
  );
}

/** Returns the place of a character of a passage. */
function findPlace(passage: Passage, index: number): Omit<Piece, 'text'> {
  let start = 0;
  for (const { text, line, column } of passage) {
    if (index < start + text.length) return { line, column: column + index - start };
    start += text.length;
  }
  return { line: 1, column: 1 };
}

function describe(place: Omit<Piece, 'text'> | undefined, message: string): FoundInText {
  return { line: place?.line ?? 1, column: place?.column ?? 1, message, isStyle: true };
}

function isException(exceptions: readonly RegExp[], text: string, start: number, end: number): boolean {
  return exceptions.some((exception) =>
    [...text.matchAll(exception)].some((match) => match.index < end && match.index + match[0].length > start),
  );
}

function globally(pattern: RegExp): RegExp {
  return new RegExp(pattern, `${pattern.flags.replace('g', '')}g`);
}

function checkCells(page: Page): FoundInText[] {
  return findNodes(treeOf(page), 'tableCell').flatMap((cell) => {
    const text = plainText(cell);
    const place = cell.position?.start;
    if (leaningCell.test(text)) {
      const reason =
        'makes sense only after the cell above it. Write out what is there, because readers look at a single row';
      return [describe(place, `The cell "${text}" ${reason}.`)];
    }
    if (text.length <= maxCell) return [];
    const advice = 'Write a paragraph with a heading, and link to it from the row';
    return [
      describe(
        place,
        `The cell has ${text.length} characters, and more than ${maxCell} are hard to read in a column. ${advice}.`,
      ),
    ];
  });
}

function checkItems(page: Page): FoundInText[] {
  return findNodes(treeOf(page), 'listItem')
    .flatMap(({ children }) => children.filter((child): child is Paragraph => child.type === 'paragraph'))
    .map((paragraph) => ({ start: paragraph.position?.start, length: plainText(paragraph).length }))
    .filter(({ length }) => length > maxItem)
    .map(({ start, length }) =>
      describe(
        start,
        `The list item has ${length} characters, and more than ${maxItem} are a paragraph. Write two items, or a shorter one.`,
      ),
    );
}

/** Reports a section about the setup of a platform that begins by saying that there is none. */
function checkSetups(page: Page): FoundInText[] {
  const { children } = treeOf(page);
  return children.flatMap((node, index) => {
    const heading = children[index - 1];
    const name = heading?.type === 'heading' ? /^Set up (.+)/.exec(plainText(heading))?.[1] : undefined;
    if (name === undefined || !plainText(node).startsWith(`${name} needs no setup`)) return [];
    return [
      describe(
        node.position?.start,
        `The section "Set up ${name}" begins by saying that there is no setup. Write what the section is about, or remove it.`,
      ),
    ];
  });
}

/** Checks lists below a heading like “Good to know”, which tend to grow long. */
function checkLists(page: Page): FoundInText[] {
  let heading: Heading | undefined;
  return treeOf(page).children.flatMap((node) => {
    if (node.type === 'heading') heading = node;
    if (node.type !== 'list' || heading === undefined || !/^good to know$/i.test(plainText(heading))) return [];
    return checkLength(node);
  });
}

function checkLength(list: List): FoundInText[] {
  if (list.children.length <= maxPoints) return [];
  return [
    describe(
      list.position?.start,
      `The list has ${list.children.length} items in a row, and readers skip more than ${maxPoints}. Put headings between them.`,
    ),
  ];
}
