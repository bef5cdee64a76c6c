/** Elements of a page that share an id: a link to it leads to the first, and the others can't be linked at all. */

import { listAnchorPlaces } from '../build/markdown/page-anchors';
import type { Page } from '../remark/pages';
import type { Problem } from './problem';
import { expandedTreeOf } from './read/site-reference';

/** Finds ids that a page has twice, those of the generated reference included. */
export function checkIds(page: Page): Problem[] {
  const first = new Map<string, number>();
  return listAnchorPlaces(expandedTreeOf(page)).flatMap(({ id, line, column }) => {
    const before = first.get(id);
    if (before === undefined) {
      first.set(id, line);
      return [];
    }
    const message = `The id "${id}" is that of line ${before} already: give this one another, such as {/* #${id}-2 */}`;
    return [{ file: page.file, line, column, message }];
  });
}
