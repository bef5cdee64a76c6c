/** Collapsible lists: the categories of a sidebar, and the menus in the mobile sidebar. */

import { matchesMedia } from './matches-media';

/** Returns how long a list takes to collapse, in milliseconds, by its height in pixels. Uses the Material Design formula, as theme-common 3.10.2 does. */
export function measureDuration(height: number): number {
  const units = height / 36;
  return Math.round((4 + 15 * units ** 0.25 + units / 5) * 10);
}

/** Marks an entry as collapsed or expanded. @param entry `<li>` with a label and, below it, the list */
export function markCollapsed(entry: Element, isCollapsed: boolean): void {
  entry.classList.toggle('menu__list-item--collapsed', isCollapsed);
  for (const button of entry.querySelectorAll(':scope > [aria-expanded], :scope > div > [aria-expanded]')) {
    button.setAttribute('aria-expanded', String(!isCollapsed));
    const label = button.getAttribute('aria-label');
    if (label !== null) button.setAttribute('aria-label', label.replace(/\w+/, isCollapsed ? 'Expand' : 'Collapse'));
  }
}

export function isCollapsed(entry: Element): boolean {
  return entry.classList.contains('menu__list-item--collapsed');
}

/** Collapses or expands a list with an animation. For readers who prefer reduced motion, it happens instantly. */
export function setCollapsed(entry: Element, toCollapse: boolean): void {
  const list = entry.querySelector<HTMLElement>(':scope > ul');
  if (list === null || isCollapsed(entry) === toCollapse) return;
  markCollapsed(entry, toCollapse);
  list.hidden = false;
  const height = list.scrollHeight;
  const end = (): void => {
    list.removeAttribute('style');
    list.hidden = isCollapsed(entry);
  };
  if (matchesMedia('(prefers-reduced-motion: reduce)') || height === 0) {
    end();
    return;
  }
  const [from, to] = toCollapse ? [height, 0] : [0, height];
  Object.assign(list.style, { overflow: 'hidden', height: `${from}px` });
  // Forces a layout with the first height, so that there is a transition to the second.
  list.getBoundingClientRect();
  Object.assign(list.style, { transition: `height ${measureDuration(height)}ms ease-in-out`, height: `${to}px` });
  list.ontransitionend = ({ target, propertyName }) => {
    if (target !== list || propertyName !== 'height') return;
    list.ontransitionend = null;
    end();
  };
}

const category = '.theme-doc-sidebar-item-category';

/**
 * Gives the categories of a sidebar the state that they have in another one. Those that contain the page of the sidebar stay open.
 *
 * @param next sidebar of a page that is about to be shown
 */
export function keepCollapsed(old: Element, next: Element): void {
  const before = [...old.querySelectorAll(category)];
  const after = [...next.querySelectorAll(category)];
  const label = (entry: Element | undefined): string | null | undefined => entry?.firstElementChild?.textContent;
  if (before.length !== after.length || before.some((entry, index) => label(entry) !== label(after[index]))) return;
  for (const [index, entry] of after.entries()) {
    const known = before[index];
    if (known === undefined || entry.querySelector('[aria-current="page"]') !== null) continue;
    markCollapsed(entry, isCollapsed(known));
    entry.querySelector(':scope > ul')?.toggleAttribute('hidden', isCollapsed(known));
  }
}
