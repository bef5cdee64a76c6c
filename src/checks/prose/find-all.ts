import { listPages, type Page } from '../../remark/pages';
import { selectPages } from '../read/select-pages';
import { checkProse, type Finding } from './check-prose';
import { checkInterface } from './interface';

/**
 * All findings.
 *
 * @param withInterface whether to check what the site itself says, too
 */
export function findProse(pages: readonly Page[], withInterface: boolean): Finding[] {
  return [...pages.flatMap(checkProse), ...(withInterface ? checkInterface() : [])];
}

/** The pages that a selection names, or one line with what is wrong with it. */
export function readSelection(selection: string): readonly Page[] | string {
  try {
    return selectPages(listPages(), selection);
  } catch (error) {
    if (error instanceof Error) return error.message;
    throw error;
  }
}
