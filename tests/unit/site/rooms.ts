import { existsSync, readdirSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, posix, relative } from 'node:path';

/** An import by a file of the project; paths from the root, with `/`. */
export interface Arrow {
  readonly from: string;
  readonly to: string;
  /** Whether it names a package, and so goes through a door of it: what its `exports` list. */
  readonly isByName?: true;
}

/** What the names of the project's packages begin with; the rest is the folder below `src/packages`. */
const scope = '@capacitor-docs/';

/** Matches the module specifiers of static and dynamic imports. */
const specifiers = /(?:\bfrom\s+|\bimport\s+|\bimport\(\s*(?:\/\*.*?\*\/\s*)?)(['"])([^'"\n]+)\1/g;

const endings = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx'];

/**
 * Reads the order of the rooms from the layout table of the README.
 *
 * @param readme text of the README
 * @returns names of folders below `src`, with `packages/` in front of a package, from the lowest layer up
 */
export function readOrder(readme: string): string[] {
  const rows = readme.split('\n').filter((line) => line.startsWith('| `src/'));
  return rows.flatMap((row) => {
    const [, folders = ''] = row.split('|');
    return [...folders.matchAll(/`src\/((?:packages\/)?[\w-]+)\/`/g)].map(([, name = '']) => name);
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
      return to === undefined ? [] : [{ from, to, ...(specifier.startsWith(scope) && { isByName: true as const }) }];
    }),
  );
}

/** @throws Error for a name that its package does not export */
function resolve(root: string, from: string, specifier: string): string | undefined {
  if (specifier.startsWith(scope)) {
    const file = createRequire(join(root, 'package.json')).resolve(specifier);
    return relative(root, realpathSync(file)).replaceAll('\\', '/');
  }
  const path = specifier.startsWith('@site/')
    ? specifier.slice('@site/'.length)
    : specifier.startsWith('.')
      ? posix.join(posix.dirname(from), specifier)
      : undefined;
  if (path === undefined || !/^(?:src\/|docusaurus\.config\b)/.test(path)) return undefined;
  return endings.map((ending) => path + ending).find((file) => /\.\w+$/.test(file) && existsSync(join(root, file)));
}

const roomOf = (file: string): string => /^src\/((?:packages\/)?[^/]+)/.exec(file)?.[1] ?? '';

/** Finds imports that go into a package past its doors. @returns one line for each */
export function findPastDoors(arrows: readonly Arrow[]): string[] {
  return arrows
    .filter(({ from, to, isByName }) => !isByName && to.startsWith('src/packages/') && roomOf(from) !== roomOf(to))
    .map(
      ({ from, to }) =>
        `${from} imports ${to} past the door of its package. Import a name that its package.json exports.`,
    );
}

/**
 * Finds imports from a room above the importing one, and rooms that are missing from the order.
 *
 * @param order names of rooms, from the lowest layer up
 * @returns one line for each problem
 */
export function findUpward(arrows: readonly Arrow[], order: readonly string[]): string[] {
  const floorOf = (file: string) => order.indexOf(roomOf(file));
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
