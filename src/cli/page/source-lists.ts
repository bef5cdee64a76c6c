/** Adds and removes items of lists and objects in the text of TypeScript and JSON files. Everything else in them stays as it is. */
import ts from '../../build/typescript.mjs';

export type List = ts.ArrayLiteralExpression | ts.ObjectLiteralExpression;

/** @param file name of the file, which says what is in it */
export function parseSource(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
}

/** Finds the value of a variable. */
export function findVariable(source: ts.SourceFile, name: string): ts.Expression | undefined {
  return source.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .find((declaration) => declaration.name.getText() === name)?.initializer;
}

/** Finds the value of a field. */
export function findField(list: ts.Node | undefined, name: string): ts.Expression | undefined {
  if (list === undefined || !ts.isObjectLiteralExpression(list)) return undefined;
  const field = list.properties.find((property) => nameOf(property) === name);
  return field !== undefined && ts.isPropertyAssignment(field) ? field.initializer : undefined;
}

/** Finds all strings with one value. */
export function findStrings(source: ts.SourceFile, value: string): ts.StringLiteral[] {
  const found: ts.StringLiteral[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteral(node) && node.text === value) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** @returns the items of a list, or the fields of an object */
export function itemsOf(list: List): ts.NodeArray<ts.Node> {
  return ts.isArrayLiteralExpression(list) ? list.elements : list.properties;
}

/** @returns the name of a field, or the text of an item */
function nameOf(item: ts.Node): string {
  const named = ts.isPropertyAssignment(item) ? item.name : item;
  return ts.isStringLiteral(named) || ts.isIdentifier(named) ? named.text : '';
}

/** Writes an item in place of the one with its name or, if there is none, before the first whose name comes after it in the alphabet. */
export function putItem(text: string, list: List, name: string, item: string): string {
  const items = itemsOf(list);
  const same = items.find((other) => nameOf(other) === name);
  if (same !== undefined) return text.slice(0, same.getStart()) + item + text.slice(same.end);
  const next = items.find((other) => nameOf(other) > name);
  const last = items.at(-1);
  if (last === undefined) return `${text.slice(0, list.getStart() + 1)} ${item} ${text.slice(list.end - 1)}`;
  if (next === undefined) return `${text.slice(0, last.end)}, ${item}${text.slice(last.end)}`;
  const space = text.slice(next.pos, next.getStart()).includes('\n') ? '\n' : ' ';
  return `${text.slice(0, next.pos)}${space}${item},${text.slice(next.pos)}`;
}

/** Removes an item with the comma behind it or, for the last one, before it. */
export function removeItem(text: string, list: List, name: string): string {
  const items = itemsOf(list);
  const place = items.findIndex((item) => nameOf(item) === name);
  return place === -1 ? text : removeAt(text, items, place);
}

/** Removes the item at a place of a list. */
export function removeAt(text: string, items: ts.NodeArray<ts.Node>, place: number): string {
  const [before, item] = [items[place - 1], items[place]];
  if (item === undefined) return text;
  const hasComma = text[item.end] === ',';
  const start = hasComma || before === undefined ? item.pos : before.end;
  return text.slice(0, start) + text.slice(hasComma ? item.end + 1 : item.end);
}
