import { visitLines } from './indented';
import type { Reading } from './reading';

/** Reads the folders and catalogs of a `pnpm-workspace.yaml`, or the catalogs of a `.yarnrc.yml`. */
export function readPnpmWorkspace(text: string): Reading {
  const folders: string[] = [];
  const catalogs = new Map<string, Map<string, string>>();
  const add = (catalog: string, name: string, range: string): void => {
    catalogs.set(catalog, (catalogs.get(catalog) ?? new Map<string, string>()).set(name, range));
  };
  visitLines(text, ({ path: [section, first, second], value }) => {
    if (section === 'packages') {
      // A folder with an exclamation mark is excluded.
      for (const folder of listOf(value)) if (!folder.startsWith('!')) folders.push(folder);
    } else if (section === 'catalog' && first !== undefined) add('', first, value);
    // The catalog named "default" is the one without a name.
    else if (section === 'catalogs' && first !== undefined && second !== undefined)
      add(first === 'default' ? '' : first, second, value);
  });
  const base = { format: 'pnpm-workspace.yaml', projects: [], folders, catalogs };
  return folders.length === 0 ? base : { ...base, manager: 'pnpm' };
}

/** @returns the items of a value: that of a line `- apps/*`, or of a list in one line: `[apps/*, packages/*]` */
function listOf(value: string): string[] {
  const items = /^\[(.*)\]$/.exec(value)?.[1]?.split(',') ?? [value];
  return items.map((item) => item.trim().replace(/^["']|["']$/g, '')).filter((item) => item !== '');
}
