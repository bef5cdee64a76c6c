/** Writes `src/config/moved-pages.ts`. Its comments, and the rows that stay, are kept. */
import type ts from 'typescript';
import { inputError } from '../../build/errors/input-error';
import type { PageMoves } from '../../config/moved-pages';
import { type Row, readRows } from './follow-pages';
import { findField, findVariable, itemsOf, type List, parseSource, putItem, removeItem } from './source-lists';

export const movesFile = 'src/config/moved-pages.ts';

/**
 * Changes the map of moved pages.
 *
 * @param text of the file
 * @param moves the map in it
 * @param changed the map that it is to have, with the same entries
 */
export function writeMoves(text: string, moves: readonly PageMoves[], changed: readonly PageMoves[]): string {
  let written = text;
  for (const [place, entry] of moves.entries()) {
    const [before, after] = [readRows(entry), readRows(changed[place] ?? entry)];
    const find = (kind: Row['kind']) => (source: ts.SourceFile) => {
      const map = findVariable(source, 'movedPages');
      return findField(map === undefined ? undefined : itemsOf(map as List)[place], kind);
    };
    for (const [key, row] of before) {
      if (row.kind !== after.get(key)?.kind)
        written = edit(written, find(row.kind), (list) => removeItem(written, list, key));
    }
    for (const [key, row] of after) {
      if (isSame(row, before.get(key))) continue;
      const item = row.kind === 'gone' ? quote(key) : `${quote(key)}: ${writeTargets(row.targets)}`;
      written = edit(written, find(row.kind), (list) => putItem(written, list, key, item));
    }
  }
  return written;
}

/**
 * Changes the addresses in `renamedPages`.
 *
 * @param text of the file
 * @param before the addresses in it
 * @param after the addresses that it is to have
 */
export function writeRenamed(
  text: string,
  before: Readonly<Record<string, string>>,
  after: Readonly<Record<string, string>>,
): string {
  let written = text;
  const find = (source: ts.SourceFile) => findVariable(source, 'renamedPages');
  for (const from of Object.keys(before))
    if (after[from] === undefined) written = edit(written, find, (list) => removeItem(written, list, from));
  for (const [from, to] of Object.entries(after))
    if (before[from] !== to)
      written = edit(written, find, (list) => putItem(written, list, from, `${quote(from)}: ${quote(to)}`));
  return written;
}

function edit(
  text: string,
  find: (source: ts.SourceFile) => ts.Expression | undefined,
  change: (list: List) => string,
): string {
  const list = find(parseSource(movesFile, text));
  if (list === undefined) throw inputError(`${movesFile} is not as it was. Restore it: git checkout ${movesFile}`);
  return change(list as List);
}

function isSame(row: Row, other: Row | undefined): boolean {
  return row.kind === other?.kind && row.targets.join() === other.targets.join();
}

const quote = (text: string): string => `'${text}'`;

function writeTargets(targets: readonly string[]): string {
  return targets.length === 1 ? quote(targets[0] ?? '') : `[${targets.map(quote).join(', ')}]`;
}
