/**
 * Entry point in the browser. The pages are HTML that React rendered at build time, and this small layer makes them interactive. React itself
 * is loaded only for parts that need it: the search dialog, and islands.
 */
import { type Elements, loadAtInteraction, loadElements, startElements } from './elements/load';
import { loadFonts } from './fonts/load-fonts';
import { findFragment } from './navigation/address';
import { arriveEvent, leaveEvent, pageEvent } from './navigation/events';
import { watchSkipLink } from './navigation/focus';
import { startNavigation } from './navigation/navigate';
import { watchVersionLinks } from './navigation/version-links';
import { findBar, hideNote, loadFor, showNote } from './note';

/** Says so when only a part of the first page has arrived, which browsers show as if it were all of it. */
function checkFirstPage(): void {
  if (document.querySelector('footer.footer') !== null) return;
  const again = async (): Promise<void> => {
    await fetch(window.location.href, { cache: 'reload' }).catch(() => undefined);
    window.location.reload();
  };
  showNote(findBar(), () => void again(), 'Only a part of this page has arrived.');
}

/**
 * Follows a fragment that the page doesn't have to its section, which has been renamed or has moved to another page, or opens the code that it holds. Hosts that redirect an
 * old address keep its fragment. No element of the page is about this, so it is a function that is called for each page.
 */
function followMovedSection(): void {
  const { pathname, hash } = window.location;
  if (hash.length < 2 || findFragment(hash) !== null) return;
  loadFor(
    findBar(),
    () => import(/* webpackChunkName: "not-found" */ './suggest'),
    ({ followFragment }) => followFragment(pathname, hash),
    'This page has no such section, and where it is now could not be loaded.',
  );
}

/** Starts everything that is interactive on a page. */
export function startLayer(elements: Elements): void {
  startElements(elements);
  watchVersionLinks();
  watchSkipLink();
  followMovedSection();
  window.addEventListener(leaveEvent, () => hideNote(findBar()));
  window.addEventListener(arriveEvent, loadElements);
  window.addEventListener(pageEvent, () => {
    loadElements();
    followMovedSection();
  });
  startNavigation();
  document.documentElement.dataset.hasHydrated = 'true';
  loadAtInteraction(
    () => import(/* webpackChunkName: "late" */ './listeners'),
    ({ startListeners }, first) => startListeners(first),
  );
  // The first paint may still be due.
  requestAnimationFrame(() => setTimeout(() => loadFonts().catch(() => undefined)));
  if (document.readyState === 'complete') checkFirstPage();
  else window.addEventListener('load', checkFirstPage);
}
