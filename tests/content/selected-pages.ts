import { selectPages } from '../../src/checks/read/select-pages';
import { listPages, type Page } from '../../src/remark/pages';

/** All pages of all versions. */
export const allPages: readonly Page[] = listPages();

/**
 * The pages that the checks of single pages run over: all of them, or those that the environment variable `PAGE`
 * names (files or beginnings of paths, separated by commas: `PAGE=docs/apis/camera.md,docs/ios`).
 */
export const selectedPages: readonly Page[] = selectPages(allPages, process.env.PAGE ?? '');

/** True when `PAGE` leaves pages out; checks over the whole site then only report about the chosen pages. */
export const isSelection = selectedPages !== allPages;
