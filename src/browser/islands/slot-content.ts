import { islandTag, slotTag } from '@site/src/lib/island';

/** The children of an island: HTML of the page that stays, wherever the component shows it. */
export interface SlotContent {
  /** Fills an empty element. An element that the build has filled stays as it is. */
  readonly fill: (element: Element) => void;
  /** Keeps the nodes of an element that is removed, for the next one. */
  readonly keep: (element: Element) => void;
  /** Saves the nodes before the HTML around them is removed. */
  readonly putAside: () => void;
}

/**
 * Finds the children in the HTML of an island. If the component does not show them, they are in a template, which is removed, as React renders none.
 *
 * @returns undefined for an island without children
 */
export function takeSlot(host: Element): SlotContent | undefined {
  const template = [...host.children].find((child) => child instanceof HTMLTemplateElement);
  const element = findSlot(host);
  if (template === undefined && element === undefined) return undefined;
  const html = template?.innerHTML ?? element?.innerHTML ?? '';
  let spare: Node[] | undefined = template && [...template.content.childNodes];
  template?.remove();
  return {
    fill(target) {
      if (target.hasChildNodes()) return;
      if (spare === undefined) target.innerHTML = html;
      else target.append(...spare);
      spare = undefined;
    },
    keep(target) {
      spare = [...target.childNodes];
    },
    putAside() {
      if (element !== undefined) spare = [...element.childNodes];
    },
  };
}

/** Returns the slot of the island itself, not one of a nested island. */
function findSlot(host: Element): Element | undefined {
  return [...host.querySelectorAll(slotTag)].find((slot) => slot.parentElement?.closest(islandTag) === host);
}
