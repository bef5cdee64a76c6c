/** Finds prose that reads like a translation, and lists and tables that are too long to read. */

import { findNodes } from '@capacitor-docs/shared/mdx';
import type { Heading, List, Paragraph } from 'mdast';
import type { Page } from '../../../remark/pages';
import { treeOf } from '../read/parsed-page';
import { listPassages, type Passage, type Place, plainText } from './passages';
import { wordRules } from './rules';

export interface Finding {
  readonly rule: string;
  readonly file: string;
  readonly line: number;
  readonly column: number;
  /** The wrong words, or a description of what is too long. */
  readonly words: string;
  /** What is wrong with them and what to write instead, in whole sentences. */
  readonly message: string;
  readonly isStyle: true;
}

/** Maximum length of text in a cell, in characters: about four lines of a column. */
const maxCell = 200;

/** Maximum length of a paragraph in a list, in characters: about four lines of a page. */
const maxItem = 330;

/** A cell that makes sense only after the cell above it. Readers come from a search and read a single row. */
const leaningCell = /^(?:the )?same(?:$|[,;:]| (?:after|for|message|on|with) )|^as above$/i;

/** Maximum number of list items in a row. */
const maxPoints = 7;

/** The rules for words, with patterns that find every match. */
const rules = wordRules.map(({ name, pattern, advice, exceptions = [] }) => ({
  name,
  advice,
  pattern: globally(pattern),
  exceptions: exceptions.map((exception) => globally(exception.pattern)),
}));

/** Checks a page against all rules. Returns the findings in page order. */
export function checkProse(page: Page): Finding[] {
  const inText = listPassages(page).flatMap(({ text, places }) => checkText(text, places));
  return [...inText, ...checkCells(page), ...checkItems(page), ...checkSetups(page), ...checkLists(page)]
    .sort((a, b) => a.line - b.line || a.column - b.column)
    .map((finding) => ({ ...finding, file: page.file }));
}

type FoundInText = Omit<Finding, 'file'>;

/**
 * Checks a text against the rules for words.
 *
 * @param places location of each character
 */
export function checkText(text: string, places: Passage['places']): FoundInText[] {
  return rules.flatMap(({ name, pattern, advice, exceptions }) =>
    [...text.matchAll(pattern)]
      .filter((match) => !isException(exceptions, text, match.index, match.index + match[0].length))
      .map((match) => {
        const words = match[0].trim();
        return describe(name, places[match.index], words, `"${words}" ${advice}`);
      }),
  );
}

function describe(rule: string, place: Place | undefined, words: string, message: string): FoundInText {
  return { rule, line: place?.line ?? 1, column: place?.column ?? 1, words, message, isStyle: true };
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
  const found: FoundInText[] = [];
  for (const table of findNodes(treeOf(page), 'table')) {
    for (const cell of table.children.flatMap((row) => row.children)) {
      const text = plainText(cell);
      if (leaningCell.test(text))
        found.push(
          describe(
            'the same',
            cell.position?.start,
            text,
            `The cell "${text}" makes sense only after the cell above it. Write out what is there, because readers look at a single row.`,
          ),
        );
      if (text.length <= maxCell) continue;
      found.push(
        describe(
          'long cell',
          cell.position?.start,
          `a cell of ${text.length} characters`,
          `The cell has ${text.length} characters, and more than ${maxCell} are hard to read in a column. Write a paragraph with a heading, and link to it from the row.`,
        ),
      );
    }
  }
  return found;
}

function checkItems(page: Page): FoundInText[] {
  return findNodes(treeOf(page), 'listItem')
    .flatMap(({ children }) => children.filter((child): child is Paragraph => child.type === 'paragraph'))
    .map((paragraph) => ({ start: paragraph.position?.start, length: plainText(paragraph).length }))
    .filter(({ length }) => length > maxItem)
    .map(({ start, length }) =>
      describe(
        'long item',
        start,
        `a list item of ${length} characters`,
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
        'no setup',
        node.position?.start,
        `${name} needs no setup`,
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
      'long list',
      list.position?.start,
      `${list.children.length} bullets in a row`,
      `The list has ${list.children.length} items in a row, and readers skip more than ${maxPoints}. Put headings between them.`,
    ),
  ];
}
