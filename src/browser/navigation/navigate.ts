/** Client-side navigation: goes to another page without a full page load. */
import { needsNormalLoad } from '@site/src/browser/navigation/needs-normal-load';
import { findTarget, isPlainClick } from '../events';
import { applyFonts } from '../fonts/load-fonts';
import { setNavigate } from '../go';
import { type Address, findFragment, formatAddress, readPageAddress, readPageLink, trimPath } from './address';
import { showCrash, showFailure } from './error-box';
import { addressEvent, announce, arriveEvent, backEvent, leaveEvent, pageEvent } from './events';
import { fetchPage, forgetPage, NeedsLoad } from './fetch-page';
import { focusOnce, focusStart } from './focus';
import { loadStyles } from './head';
import { announceNavigation } from './lifecycle';
import { takePage } from './parse';
import { enterEntry, findPosition, isAhead, keepPositions, makeKey, notePosition } from './scroll-positions';
import { showPage } from './show-page';

/** Path of the current page. */
let shown = '';

/** Number of the latest navigation. Results of earlier ones are not shown. */
let latest = 0;

/** Handles links within the site, and going back and forward. Who wants to know of it listens to `events.ts`. */
export function startNavigation(): void {
  setNavigate(go);
  shown = trimPath(window.location.pathname);
  keepPositions();
  announceNavigation(window.location)();
  document.addEventListener('click', followLink);
  let isUndoing = false;
  window.addEventListener('popstate', () => {
    if (isUndoing || (window.history.state !== null && announce(backEvent))) {
      if (!isUndoing) window.history.go(isAhead() ? -1 : 1);
      isUndoing = !isUndoing;
      return;
    }
    announce(leaveEvent);
    const isSamePage = trimPath(window.location.pathname) === shown;
    // A link to a section of the page has created a new history entry, and the browser has scrolled there.
    const isNew = window.history.state === null;
    if (!isNew) notePosition();
    if (isSamePage) {
      enterEntry();
      if (!isNew) window.scrollTo({ top: findPosition() ?? 0, behavior: 'instant' });
      latest += 1;
      announceNavigation(window.location)();
    } else {
      void arrive(window.location, true);
    }
  });
}

function followLink(event: MouseEvent): void {
  const link = findTarget(event, 'a[href]');
  if (!(link instanceof HTMLAnchorElement) || !isPlainClick(event)) return;
  const url = readPageLink(link);
  if (url === undefined) return;
  const isSamePage = trimPath(url.pathname) === shown && url.search === window.location.search;
  if (isSamePage && url.hash !== '') {
    notePosition();
    announce(arriveEvent);
    const target = findFragment(url.hash);
    reveal(target);
    // After the browser has scrolled.
    requestAnimationFrame(() => scrollToCard(target));
    return;
  }
  event.preventDefault();
  go(url.href);
}

/**
 * Goes to an address, without a page load if possible.
 *
 * @param href absolute or relative address
 */
function go(href: string): void {
  const url = readPageAddress(href);
  if (url === undefined) {
    window.location.assign(href);
    return;
  }
  announce(leaveEvent);
  notePosition();
  const before = { search: window.location.search };
  const isHere = formatAddress(url) === formatAddress(window.location);
  try {
    if (!isHere) window.history.pushState({ key: makeKey() }, '', url);
  } catch {
    // Safari allows a hundred changes of the address in thirty seconds.
    window.location.assign(url);
    return;
  }
  if (trimPath(url.pathname) === shown) {
    enterEntry();
    latest += 1;
    announceNavigation(url)();
    announce(addressEvent);
    announce(arriveEvent);
    // If the page doesn't have the fragment, the scroll position stays.
    const target = findFragment(url.hash);
    if (target !== null) showTarget(target);
    else if (url.hash === '' && (isHere || url.search === before.search))
      window.scrollTo({ top: 0, behavior: 'instant' });
  } else {
    void arrive(url, false);
  }
}

/** Fetches the page of the current address and shows it. @param cache how to use the browser's HTTP cache */
async function arrive(address: Address, isReturn: boolean, cache?: RequestCache): Promise<void> {
  latest += 1;
  const number = latest;
  const end = announceNavigation(address);
  try {
    const next = takePage(await fetchPage(address.pathname, cache));
    await loadStyles(next);
    if (number !== latest) return;
    show(next, address, isReturn);
    end();
  } catch (error) {
    if (number !== latest) return;
    if (error instanceof NeedsLoad || (await needsNormalLoad(address.pathname))) {
      if (number === latest) window.location.reload();
      return;
    }
    if (number !== latest) return;
    console.warn('The page could not be loaded:', error);
    end();
    // The error replaces the previous page, so going back must load that page again.
    shown = '';
    enterEntry();
    showFailure(error as Error, address, again(address, isReturn));
  }
}

/** Returns a function that requests a page again past the caches, because it may be what arrived that can't be shown. */
function again(address: Address, isReturn: boolean): () => void {
  return () => {
    forgetPage(address.pathname);
    void arrive(address, isReturn, 'reload');
  };
}

function show(next: Document, address: Address, isReturn: boolean): void {
  shown = trimPath(address.pathname);
  enterEntry();
  let isWhole: boolean;
  try {
    isWhole = showPage(next, isReturn || address.hash !== '', showWhole);
  } catch (error) {
    console.error(error);
    shown = '';
    showCrash(error as Error, again(address, isReturn));
    return;
  }
  // Before anything asks for the layout of this page.
  applyFonts();
  scrollToPlace(address, isReturn);
  if (!isReturn && address.hash === '') focusStart();
  announce(arriveEvent);
  if (isWhole) showWhole();
}

function showWhole(): void {
  announce(pageEvent);
}

function scrollToPlace({ hash }: Address, isReturn: boolean): void {
  const position = isReturn ? findPosition() : undefined;
  const target = position === undefined && hash !== '' ? findFragment(hash) : null;
  if (target !== null) showTarget(target);
  else window.scrollTo({ top: position ?? 0, behavior: 'instant' });
}

/** Opens what an element is in: folds, and what shows itself if something in it is found, such as the panel of a tab. */
function reveal(target: Element | null): void {
  target?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
}

/** Opens what the target is in, scrolls to it, and moves the focus there. It keeps the focus, which styles show: `:target` knows only what the browser did. */
function showTarget(target: HTMLElement): void {
  reveal(target);
  target.scrollIntoView();
  scrollToCard(target);
  // The reader may have opened the search meanwhile.
  if (document.activeElement?.closest('[role="dialog"]')) return;
  focusOnce(target);
}

/** Scrolls to the beginning of a card whose heading stays in view. The heading may be far below it, and browsers scroll to where it is. */
function scrollToCard(heading: HTMLElement | null): void {
  if (heading?.localName === 'h3') heading.closest('.api-card')?.scrollIntoView();
}
