/** Collapsible lists: the categories of a sidebar, and the menus in the drawer. */

import { matchesMedia } from '../matches-media';

/** Returns how long a list takes to fold, in milliseconds, by its height in pixels. Uses the Material Design formula, as theme-common 3.10.2 does. */
export function measureFolding(height: number): number {
  const units = height / 36;
  return Math.round((4 + 15 * units ** 0.25 + units / 5) * 10);
}

/** Marks an entry as folded or unfolded. @param entry `<li>` with a label and, below it, the list */
export function markFold(entry: Element, isFolded: boolean): void {
  entry.classList.toggle('menu__list-item--collapsed', isFolded);
  for (const button of entry.querySelectorAll(':scope > [aria-expanded], :scope > div > [aria-expanded]')) {
    button.setAttribute('aria-expanded', String(!isFolded));
    const label = button.getAttribute('aria-label');
    if (label !== null) button.setAttribute('aria-label', label.replace(/\w+/, isFolded ? 'Expand' : 'Collapse'));
  }
}

export function isFolded(entry: Element): boolean {
  return entry.classList.contains('menu__list-item--collapsed');
}

/** Folds or unfolds a list with an animation. For readers who prefer reduced motion, it happens instantly. */
export function fold(entry: Element, isToBeFolded: boolean): void {
  const list = entry.querySelector<HTMLElement>(':scope > ul');
  if (list === null || isFolded(entry) === isToBeFolded) return;
  markFold(entry, isToBeFolded);
  list.hidden = false;
  const height = list.scrollHeight;
  const end = (): void => {
    list.removeAttribute('style');
    list.hidden = isFolded(entry);
  };
  if (matchesMedia('(prefers-reduced-motion: reduce)') || height === 0) {
    end();
    return;
  }
  const [from, to] = isToBeFolded ? [height, 0] : [0, height];
  Object.assign(list.style, { overflow: 'hidden', height: `${from}px` });
  // Forces a layout with the first height, so that there is a transition to the second.
  list.getBoundingClientRect();
  Object.assign(list.style, { transition: `height ${measureFolding(height)}ms ease-in-out`, height: `${to}px` });
  list.ontransitionend = ({ target, propertyName }) => {
    if (target !== list || propertyName !== 'height') return;
    list.ontransitionend = null;
    end();
  };
}
