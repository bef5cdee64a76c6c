/** Follows pages in the text of `sidebars.ts` and of the files in `versioned_sidebars/`. Everything else in them stays as it is. */
import { inputError } from '../../build/errors/input-error';
import ts from '../../build/typescript.mjs';

/**
 * Changes the entries of a page, or removes them.
 *
 * @param file name of the file
 * @param [to] new path of the page; without it, its entries are removed
 * @throws a one-line error with the place when a category would be left without pages, or without its own page
 */
export function changeEntries(file: string, text: string, path: string, to?: string): string {
  const entry = findString(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true), path);
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
  const { elements } = item.parent;
  if (elements.length === 1)
    throw inputError(`${file}:${line}: ${path} is the only page of this category. Remove the category first.`);
  const before = elements[elements.indexOf(item as ts.Expression) - 1];
  // The comma behind the item goes, too; for the last one, the comma before it.
  const hasComma = text[item.end] === ',';
  const from = hasComma || before === undefined ? item.pos : before.end;
  return changeEntries(file, text.slice(0, from) + text.slice(hasComma ? item.end + 1 : item.end), path);
}

/** Finds the first string with a value. */
function findString(node: ts.Node, value: string): ts.StringLiteral | undefined {
  if (ts.isStringLiteral(node)) return node.text === value ? node : undefined;
  return ts.forEachChild(node, (child) => findString(child, value));
}
