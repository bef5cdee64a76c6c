import type { Page } from '../../remark/pages';

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
