import { listPages, type Page } from '../../src/lib/pages';

/** All pages of all versions. */
export const allPages: readonly Page[] = listPages();

const wanted = (process.env.PAGE ?? '')
  .split(',')
  .map((path) => path.trim().replace(/^\.\//, ''))
  .filter((path) => path !== '');

/**
 * The pages that the checks of single pages run over: all of them, or those that the environment variable `PAGE`
 * names (files or beginnings of paths, separated by commas: `PAGE=docs/apis/camera.md,docs/ios`).
 */
export const selectedPages: readonly Page[] =
  wanted.length === 0 ? allPages : allPages.filter(({ file }) => wanted.some((path) => file.startsWith(path)));

/** True when `PAGE` leaves pages out; checks over the whole site then only report about the chosen pages. */
export const isSelection = wanted.length > 0;

if (isSelection && selectedPages.length === 0) {
  throw new Error(`PAGE=${process.env.PAGE} names no page: give paths from the root, such as docs/apis/camera.md`);
}
