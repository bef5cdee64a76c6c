import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Root } from 'mdast';
import { listPaths } from '../../build/files/file-paths';
import { findIslands } from '../../build/islands/find-islands';
import type { PageModule } from '../../build/islands/find-live-imports';
import { splitFrontMatter } from '../../build/markdown/front-matter';
import { directivePrefix, type Island } from '../../lib/island';

/** An island, and the page that has it. */
export interface FoundIsland {
  readonly island: Island;
  /** Absolute path of the page. */
  readonly page: string;
  readonly tree: Root;
}

/**
 * Finds the islands of all pages, because the browser's bundle is made before any page is compiled.
 *
 * @param root absolute path of the project
 * @param folders of pages, relative to the root
 * @param parse parses a page without front matter
 */
export function scanIslands(root: string, folders: readonly string[], parse: PageModule['parse']): FoundIsland[] {
  return folders
    .flatMap((folder) =>
      listPaths(join(root, folder))
        .filter((path) => /\.mdx?$/.test(path))
        .sort()
        .map((path) => join(root, folder, path)),
    )
    .flatMap((page) => {
      const text = readFileSync(page, 'utf8');
      return mayHaveIslands(text, page, root) ? scanPage(text, { file: page, root, parse }) : [];
    });
}

function scanPage(text: string, page: PageModule): FoundIsland[] {
  try {
    const tree = page.parse(splitFrontMatter(text).body);
    return findIslands(tree, page).islands.map((island) => ({ island, page: page.file, tree }));
  } catch {
    // The error is reported when the page is compiled.
    return [];
  }
}

/**
 * Whether a page is worth parsing. Most pages have code samples that look like imports. A page has an island only if it imports an existing file,
 * requests an island with a directive, or defines a component that has a hook or an event handler.
 */
export function mayHaveIslands(text: string, page: string, root: string): boolean {
  if (text.includes(` ${directivePrefix}`)) return true;
  if (/^export\s/m.test(text) && /\buse[A-Z]|\bon[A-Z]|\bextends\b|\bcreateContext\b/.test(text)) return true;
  return [...text.matchAll(/['"]((?:\.{1,2}|@site|@theme)\/[^'"\s]+)['"]/g)].some(([, specifier = '']) =>
    isThere(specifier, page, root),
  );
}

function isThere(specifier: string, page: string, root: string): boolean {
  if (specifier.startsWith('@theme/')) return true;
  const path = specifier.startsWith('@site/') ? join(root, specifier.slice(6)) : join(dirname(page), specifier);
  return ['', '.tsx', '.ts', '.jsx', '.js', '.mjs', '.cjs', '.mdx', '.md', '/index.tsx', '/index.ts'].some((ending) =>
    existsSync(path + ending),
  );
}
