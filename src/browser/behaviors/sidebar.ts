/** The sidebar of the documentation, next to the page and in the drawer. */
import { findTarget, isPlainClick } from '../events';
import { fold, isFolded, markFold } from './folds';

const category = '.theme-doc-sidebar-item-category';

/** Adds the event listeners for collapsible categories. */
export function watchSidebar(): void {
  // In the capture phase, before links are followed: a category without a page has an address, too, for readers without scripts.
  document.addEventListener(
    'click',
    (event) => {
      const entry = findTarget(event, category);
      const control = findTarget(event, '[aria-expanded], a.menu__link--sublist');
      if (entry === null || control === null || !isPlainClick(event)) return;
      if (control.parentElement?.parentElement !== entry) return;
      if (control.hasAttribute('aria-expanded') || control.getAttribute('aria-current') === 'page') {
        event.preventDefault();
        fold(entry, !isFolded(entry));
      } else {
        fold(entry, false);
      }
    },
    true,
  );
  document.addEventListener('keydown', (event) => {
    const button = findTarget(event, `${category} a[role="button"]`);
    if (event.key !== ' ' || button === null) return;
    event.preventDefault();
    button.click();
  });
}

/**
 * Copies the folded state of the current sidebar's categories to another one. Categories that contain the other page stay open.
 *
 * @param next sidebar of a page that is about to be shown
 */
export function keepFolds(old: Element, next: Element): void {
  const before = [...old.querySelectorAll(category)];
  const after = [...next.querySelectorAll(category)];
  const label = (entry: Element | undefined): string | null | undefined => entry?.firstElementChild?.textContent;
  if (before.length !== after.length || before.some((entry, index) => label(entry) !== label(after[index]))) return;
  for (const [index, entry] of after.entries()) {
    const known = before[index];
    if (known === undefined || entry.querySelector('[aria-current="page"]') !== null) continue;
    markFold(entry, isFolded(known));
    entry.querySelector(':scope > ul')?.toggleAttribute('hidden', isFolded(known));
  }
}

/** Scrolls a long sidebar so that the entry of the current page is visible. */
export function showPresentEntry(): void {
  const menu = document.querySelector('aside.theme-doc-sidebar-container .menu');
  const entry = menu?.querySelector('a[aria-current="page"]');
  if (!menu || !entry) return;
  const [box, around] = [entry.getBoundingClientRect(), menu.getBoundingClientRect()];
  const [above, below] = [box.top - around.top, box.bottom - around.bottom];
  // `scrollIntoView` would also scroll the page, to keep the entry clear of the bar.
  if (above < 0 || below > 0) menu.scrollTop += above < 0 ? above : below;
}
