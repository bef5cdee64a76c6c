import { selectPages } from '../../src/checks/read/select-pages';
import { listPages, type Page } from '../../src/remark/pages';

/** All pages of all versions. */
export const allPages: readonly Page[] = listPages();

/**
 * The pages for checks of single pages: all of them, or those that the environment variable `PAGE` selects
 * (files or path prefixes, separated by commas: `PAGE=docs/apis/camera.md,docs/ios`).
 */
export const selectedPages: readonly Page[] = selectPages(allPages, process.env.PAGE ?? '');

/** True when `PAGE` excludes pages. Checks of the whole site then only report problems in the selected pages. */
export const isSelection = selectedPages !== allPages;
