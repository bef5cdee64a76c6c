import { listPages, type Page } from '../../remark/pages';
import { selectPages } from '../read/select-pages';
import { checkProse, type Finding } from './check-prose';
import { checkInterface } from './interface';

/**
 * Returns all prose findings.
 *
 * @param withInterface whether to check the text of the site itself, too
 */
export function findProse(pages: readonly Page[], withInterface: boolean): Finding[] {
  return [...pages.flatMap(checkProse), ...(withInterface ? checkInterface() : [])];
}

/** Returns the selected pages, or a one-line message if the selection is wrong. */
export function readSelection(selection: string): readonly Page[] | string {
  try {
    return selectPages(listPages(), selection);
  } catch (error) {
    if (error instanceof Error) return error.message;
    throw error;
  }
}
