/** Adds and follows pages in the text of `sidebars.ts` and of the files in `versioned_sidebars/`. Everything else in them stays as it is. */
import { inputError } from '@capacitor-docs/shared';
import ts from '@capacitor-docs/shared/typescript';

const folderOf = (entry: string): string => entry.slice(0, entry.lastIndexOf('/') + 1);

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

/**
 * Adds an entry next to the entries of the same folder: in alphabetical order if they are sorted, otherwise after the last one.
 *
 * @param [above] entry of the same folder that it is to be above
 * @returns the new text; undefined when there is no entry of that folder, or no such entry
 */
export function addSidebarEntry(text: string, entry: string, above?: string): string | undefined {
  const folder = folderOf(entry);
  const lines = text.split('\n');
  const own = lines.flatMap((line, index) => {
    const [, indent = '', quote = '', name = ''] = /^(\s*)(['"])([^'"]+)\2,?$/.exec(line) ?? [];
    return name !== '' && folderOf(name) === folder && !name.endsWith('/index') ? [{ index, indent, quote, name }] : [];
  });
  const [last] = own.slice(-1);
  if (last === undefined) return undefined;
  if (own.some(({ name }) => name === entry)) return text;
  const names = own.map(({ name }) => name);
  const sorted = names.every(
    (name, place) => place === 0 || (names[place - 1] ?? '') <= name || isLonger(names[place - 1] ?? '', name),
  );
  const next = own.find(({ name }) => (above === undefined ? sorted && name > entry : name === above));
  if (above !== undefined && next === undefined) return undefined;
  if (next !== undefined) {
    lines.splice(next.index, 0, `${next.indent}${next.quote}${entry}${next.quote},`);
    return lines.join('\n');
  }
  // In JSON, the last entry of a list has no comma.
  const before = lines[last.index] ?? '';
  const comma = before.endsWith(',');
  lines[last.index] = comma ? before : `${before},`;
  lines.splice(last.index + 1, 0, `${last.indent}${last.quote}${entry}${last.quote}${comma ? ',' : ''}`);
  return lines.join('\n');
}

/** Allows `apis/app-launcher` before `apis/app` in a sorted list. */
function isLonger(before: string, name: string): boolean {
  return before.startsWith(`${name}-`);
}
