import type { Page } from '../../remark/pages';

/**
 * Selects pages by the beginnings of their paths.
 *
 * @param selection paths from the root, separated by commas, as `PAGE` has them; empty for all pages
 * @throws one line when no page begins with any of them
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
