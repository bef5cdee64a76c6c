/** Finds elements of a page that share an id. A link to it leads to the first one, so the others can't be linked. */

import { listAnchorPlaces } from '@capacitor-docs/shared/markdown';
import type { Page } from '../../remark/pages';
import type { Problem } from './problem';
import { anchorsOf, expandedTreeOf, listParts } from './read/site-reference';

/** Finds duplicate ids on a page, including those of the generated reference, and of its parts. */
export function checkIds(page: Page): Problem[] {
  const first = new Map<string, string>();
  for (const part of listParts(page)) for (const id of anchorsOf(part)) first.set(id, part.file);
  return listAnchorPlaces(expandedTreeOf(page)).flatMap(({ id, line, column }) => {
    const before = first.get(id);
    if (before === undefined) {
      first.set(id, `line ${line}`);
      return [];
    }
    const message = `The id "${id}" is that of ${before} already: give this one another, such as {/* #${id}-2 */}`;
    return [{ file: page.file, line, column, message }];
  });
}
