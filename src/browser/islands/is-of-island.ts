import { islandTag, slotTag } from '@site/src/lib/island';

/** The elements that decide which island or slot another element belongs to. */
export const borders = `${islandTag}, ${slotTag}`;

/** Whether an element belongs to the component of an island, and not to the children that the page passes to it. */
export function isOfIsland(element: Element): boolean {
  return element.closest(borders)?.localName === islandTag;
}
