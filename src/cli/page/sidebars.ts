/** Follows pages in the text of `sidebars.ts` and of the files in `versioned_sidebars/`. */
import { inputError } from '../../build/errors/input-error';
import ts from '../../build/typescript.mjs';
import { findStrings, itemsOf, parseSource, removeAt } from './source-lists';

/**
 * Changes the entries of a page, or removes them.
 *
 * @param file name of the file
 * @param [to] new path of the page; without it, its entries are removed
 * @throws a one-line error with the place when a category would be left without pages, or without its own page
 */
export function changeEntries(file: string, text: string, path: string, to?: string): string {
  const [entry] = findStrings(parseSource(file, text), path);
  if (entry === undefined) return text;
  const [start, end] = [entry.getStart(), entry.end];
  if (to !== undefined) {
    const quote = text[start];
    return changeEntries(file, text.slice(0, start) + quote + to + quote + text.slice(end), path, to);
  }
  const item = ts.isPropertyAssignment(entry.parent) ? entry.parent.parent : entry;
  const line = text.slice(0, start).split('\n').length;
  if (!ts.isArrayLiteralExpression(item.parent))
    throw inputError(`${file}:${line}: ${path} is the page of a category. Give the category another page first.`);
  const items = itemsOf(item.parent);
  if (items.length === 1)
    throw inputError(`${file}:${line}: ${path} is the only page of this category. Remove the category first.`);
  return changeEntries(file, removeAt(text, items, items.indexOf(item)), path);
}
