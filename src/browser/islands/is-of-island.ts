import { islandTag, slotTag } from '@site/src/lib/island';

/** The elements that tell whose another element is. */
export const borders = `${islandTag}, ${slotTag}`;

/** Whether an element is of a component of an island, and not of what the page has inside of its tags. */
export function isOfIsland(element: Element): boolean {
  return element.closest(borders)?.localName === islandTag;
}
