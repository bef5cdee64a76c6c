import { findFragment } from '../browser/navigation/address';
import { addressEvent, pageEvent } from '../browser/navigation/events';

interface FilteredList {
  /** Applies the filter in a URL query. */
  readonly show: (query: string) => void;
  /** Shows everything. */
  readonly clear: () => void;
}

/**
 * Keeps a filtered list in sync with the URL, also after going back. If the target of the fragment is filtered out, clears the filter.
 *
 * @param signal stops it
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
  // The rest of a long page is there.
  window.addEventListener(pageEvent, () => show(window.location.search), { signal });
}

/**
 * Writes a filter into the URL without a new history entry. The fragment stays while its target is visible.
 *
 * @param names URL parameters of the filter; all others stay
 * @param filter query of the filter
 */
export function writeAddress(names: readonly string[], filter: string): void {
  const { pathname, search, hash } = window.location;
  const target = findFragment(hash);
  const query = replaceFilter(search, names, filter);
  const next = pathname + query + (target === null || isVisible(target) ? hash : '');
  if (next === pathname + search + hash) return;
  try {
    window.history.replaceState(window.history.state, '', next);
  } catch {
    // Safari allows a hundred changes of the address in thirty seconds. The list is filtered anyway, and the next change writes the filter.
  }
}

/** Shows or hides an element and its entries in the table of contents. */
function setShown(element: HTMLElement, isShown: boolean): void {
  element.hidden = !isShown;
  if (element.id === '') return;
  for (const link of document.querySelectorAll(`.table-of-contents a[href="#${CSS.escape(element.id)}"]`)) {
    const entry = link.closest('li');
    if (entry !== null) entry.hidden = !isShown;
  }
}

/** Shows or hides the last element of a section with all above it, up to the heading. */
export function setSectionShown(last: Element | null, isShown: boolean): void {
  for (let part = last; part instanceof HTMLElement; part = part.previousElementSibling) {
    setShown(part, isShown);
    if (part instanceof HTMLHeadingElement) return;
  }
}

function isVisible(element: HTMLElement): boolean {
  return element.closest('[hidden]') === null;
}

/**
 * Puts a filter into the query of a URL. Other parameters stay, because they belong to other features.
 *
 * @param query current query of the URL
 * @param names URL parameters of the filter
 * @param filter query of the filter, with or without a question mark
 * @returns the new query; empty when nothing is left
 */
export function replaceFilter(query: string, names: readonly string[], filter: string): string {
  const next = new URLSearchParams(query);
  for (const name of names) next.delete(name);
  for (const [name, value] of new URLSearchParams(filter)) next.append(name, value);
  const written = next.toString();
  return written === '' ? '' : `?${written}`;
}

/** Lets the link in an advice lead to the search of all pages for what the reader typed. */
export function linkSearch(advice: HTMLElement, words: string): void {
  const link = advice.querySelector('a');
  if (link === null || advice.hidden) return;
  const url = new URL(link.href);
  url.searchParams.set('q', words);
  link.href = url.href;
}
