import type { Source } from '../upstream/upstream';

/** What a string literal may look for on a page. */
export interface SearchedNames {
  /** Classes, without the dot in front of them. */
  readonly classes: ReadonlySet<string>;
  readonly attributes: ReadonlySet<string>;
}

/** String literals and templates, without those in comments, which are matched first. */
const literals = /\/\*[\s\S]*?\*\/|(?<![:\w'"`])\/\/[^\n]*|(['"`])((?:(?!\1)[^\\]|\\.)*)\1/g;

/** Selectors of a class or an attribute. A dot behind a capitalized word is no selector: `theme.SearchModal.close`. */
const selectors = /(?<![A-Z]\w*)\.(-?[A-Za-z][\w-]*)|\[(data-[\w-]+)/g;

/** Calls that take the name of a class without a dot. */
const classCalls = /\b(?:classList\.\w+|hasClass|getElementsByClassName)\((?:[^()'"]*, *)?$/;

/**
 * Finds names that a source writes out to look for something on a page.
 *
 * @returns each name once, in the order of the source
 */
export function findNames({ text }: Source, { classes, attributes }: SearchedNames): string[] {
  const found: string[] = [];
  for (const { 0: whole, 1: quote, 2: literal = '', index } of text.matchAll(literals)) {
    if (quote === undefined) continue;
    const plain = literal.replace(/\$\{[^}]*\}/g, '');
    for (const [, name = '', attribute = ''] of plain.matchAll(selectors)) {
      if (classes.has(name)) found.push(name);
      if (attributes.has(attribute)) found.push(attribute);
    }
    const isClass = classes.has(literal) && classCalls.test(text.slice(Math.max(0, index - 80), index));
    const isAttribute = attributes.has(literal) && !text.slice(index + whole.length).startsWith(':');
    if (isClass || isAttribute) found.push(literal);
  }
  return [...new Set(found)];
}
