import { islandTag, slotTag } from '@site/src/lib/island';

/** What a page has between the tags of an island: HTML that stays, wherever the component shows it. */
export interface SlotContent {
  /** Fills an element that is empty. One that the build has filled stays as it is. */
  readonly fill: (element: Element) => void;
  /** Keeps the nodes of an element that goes, for the next. */
  readonly keep: (element: Element) => void;
  /** Takes the nodes out of the HTML, which goes as a whole. */
  readonly putAside: () => void;
}

/**
 * Finds it in the HTML of an island, and takes the template out that has it where the component doesn't show it: React draws none.
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

/** The slot of an island itself: those in it are of others. */
function findSlot(host: Element): Element | undefined {
  return [...host.querySelectorAll(slotTag)].find((slot) => slot.parentElement?.closest(islandTag) === host);
}
