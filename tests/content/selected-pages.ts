import { listPages, type Page } from '../../src/remark/pages';

/**
 * Selects pages by path prefixes.
 *
 * @param selection value of `PAGE`: comma-separated paths from the root; empty for all pages
 * @throws an error with a one-line message when no page matches
 */
export function selectPages(pages: readonly Page[], selection: string): readonly Page[] {
  const wanted = selection
    .split(',')
    .map((path) => path.trim().replace(/^\.\//, ''))
    .filter((path) => path !== '');
  if (wanted.length === 0) return pages;
  const selected = pages.filter(({ file }) => wanted.some((path) => file.startsWith(path)));
  if (selected.length > 0) return selected;
  throw new Error(`PAGE=${selection} names no page: give paths from the root, such as docs/apis/camera.md`);
}

/** All pages of all versions. */
export const allPages: readonly Page[] = listPages();

/**
 * The pages for checks of single pages: all of them, or those that the environment variable `PAGE` selects
 * (files or path prefixes, separated by commas: `PAGE=docs/apis/camera.md,docs/ios`).
 */
export const selectedPages: readonly Page[] = selectPages(allPages, process.env.PAGE ?? '');

/** True when `PAGE` excludes pages. Checks of the whole site then only report problems in the selected pages. */
export const isSelection = selectedPages !== allPages;
