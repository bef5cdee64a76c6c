import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** An import by a file of the project; paths from the root, with `/`. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
}

/** Matches the module specifiers of static and dynamic imports. */
const specifiers = /(?:\bfrom\s+|\bimport\s+|\bimport\(\s*(?:\/\*.*?\*\/\s*)?)(['"])([^'"\n]+)\1/g;

const endings = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx'];

/**
 * Reads the order of the rooms from the layout table of the README.
 *
 * @param readme text of the README
 * @returns names of folders below `src`, from the lowest layer up
 */
export function readOrder(readme: string): string[] {
  const rows = readme.split('\n').filter((line) => line.startsWith('| `src/'));
  return rows.flatMap((row) => {
    const [, folders = ''] = row.split('|');
    return [...folders.matchAll(/`src\/([\w-]+)\/`/g)].map(([, name = '']) => name);
  });
}

/**
 * Lists the imports between files below `src`.
 *
 * @param root absolute path of the project
 */
export function listArrows(root: string): Arrow[] {
  const files = (readdirSync(join(root, 'src'), { recursive: true }) as string[])
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(?:tsx?|mjs)$/.test(file) && !/node_modules|\/dist\//.test(file));
  return files.flatMap((from) =>
    [...readFileSync(join(root, from), 'utf8').matchAll(specifiers)].flatMap(([, , specifier = '']) => {
      const to = resolve(root, from, specifier);
      return to === undefined ? [] : [{ from, to }];
    }),
  );
}

function resolve(root: string, from: string, specifier: string): string | undefined {
  const path = specifier.startsWith('@site/')
    ? specifier.slice('@site/'.length)
    : specifier.startsWith('.')
      ? posix.join(posix.dirname(from), specifier)
      : undefined;
  if (path === undefined || !/^(?:src\/|docusaurus\.config\b)/.test(path)) return undefined;
  return endings.map((ending) => path + ending).find((file) => /\.\w+$/.test(file) && existsSync(join(root, file)));
}

/**
 * Finds imports from a room above the importing one, and rooms that are missing from the order.
 *
 * @param order names of rooms, from the lowest layer up
 * @returns one line for each problem
 */
export function findUpward(arrows: readonly Arrow[], order: readonly string[]): string[] {
  const floorOf = (file: string) => order.indexOf(file.split('/')[1] ?? '');
  return arrows.flatMap(({ from, to }) => {
    if (to === 'docusaurus.config.ts') return [`${from} imports ${to}, which only Docusaurus may load.`];
    const lost = [from, to].find((file) => floorOf(file) === -1);
    if (lost !== undefined) return [`${lost} is in a folder that the layout in README.md does not name.`];
    return floorOf(to) > floorOf(from) ? [`${from} imports ${to}, which stands above it.`] : [];
  });
}

/** @returns the files of each circular import, joined by arrows; each circle once */
export function findCircles(arrows: readonly Arrow[]): string[] {
  const next = new Map<string, string[]>();
  for (const { from, to } of arrows) next.set(from, [...(next.get(from) ?? []), to]);
  const done = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, path: readonly string[]): void => {
    const start = path.indexOf(file);
    if (start !== -1) circles.push([...path.slice(start), file].join(' → '));
    if (start !== -1 || done.has(file)) return;
    for (const other of next.get(file) ?? []) visit(other, [...path, file]);
    done.add(file);
  };
  for (const file of next.keys()) visit(file, []);
  return circles;
}
