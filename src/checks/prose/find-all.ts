import type { Page } from '../../remark/pages';
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
