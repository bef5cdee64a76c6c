import { addressEvent } from '../browser/address-event';
import { findFragment } from '../browser/navigation/address';
import { replaceFilter } from './replace-filter';

interface FilteredList {
  /** Shows what the query of an address asks for. */
  readonly show: (query: string) => void;
  /** Shows everything. */
  readonly clear: () => void;
}

/**
 * Keeps a filtered list as the address says, also after a step back. What a fragment leads to is shown: if it is filtered out, the filter goes.
 *
 * @param signal ends it
 */
export function followAddress({ show, clear }: FilteredList, signal: AbortSignal): void {
  const reveal = (): void => {
    const target = findFragment(window.location.hash);
    if (target === null || isVisible(target)) return;
    clear();
    target.scrollIntoView();
  };
  const follow = (): void => {
    show(window.location.search);
    reveal();
  };
  for (const name of [addressEvent, 'popstate', 'hashchange']) window.addEventListener(name, follow, { signal });
}

/**
 * Writes a filter into the address without a new entry in the history. The fragment stays while its place is shown.
 *
 * @param names parameters that belong to the filter; all others stay
 * @param filter its query
 */
export function writeAddress(names: readonly string[], filter: string): void {
  const { pathname, search, hash } = window.location;
  const target = findFragment(hash);
  const query = replaceFilter(search, names, filter);
  const next = pathname + query + (target === null || isVisible(target) ? hash : '');
  if (next !== pathname + search + hash) window.history.replaceState(window.history.state, '', next);
}

/** Hides an element, or shows it, with its entries in the contents of the page. */
export function setShown(element: HTMLElement, isShown: boolean): void {
  element.hidden = !isShown;
  if (element.id === '') return;
  for (const link of document.querySelectorAll(`.table-of-contents a[href="#${CSS.escape(element.id)}"]`)) {
    const entry = link.closest('li');
    if (entry !== null) entry.hidden = !isShown;
  }
}

function isVisible(element: HTMLElement): boolean {
  return element.closest('[hidden]') === null;
}
