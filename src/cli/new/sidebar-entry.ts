/** Adds the entry of a new page to the text of `sidebars.ts` or of a file in `versioned_sidebars/`. */

const folderOf = (entry: string): string => entry.slice(0, entry.lastIndexOf('/') + 1);

/**
 * Adds an entry next to the entries of the same folder: in alphabetical order if they are sorted, otherwise after the last one.
 *
 * @returns the new text; undefined when there is no entry of that folder
 */
export function addSidebarEntry(text: string, entry: string): string | undefined {
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
  const next = sorted ? own.find(({ name }) => name > entry) : undefined;
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
