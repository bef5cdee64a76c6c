import { findFragment } from './navigation/address';
import { findBar, loadFor } from './note';

/**
 * Follows a fragment that the page doesn't have to its section, which has been renamed or has moved to another page, or opens the code that it holds. Hosts that redirect an
 * old address keep its fragment. No element of the page is about this, so it is a function that is called for each page.
 */
export function followMovedSection(): void {
  const { pathname, hash } = window.location;
  if (hash.length < 2 || findFragment(hash) !== null) return;
  loadFor(
    findBar(),
    () => import(/* webpackChunkName: "not-found" */ './suggest'),
    ({ followFragment }) => followFragment(pathname, hash),
    'This page has no such section, and where it is now could not be loaded.',
  );
}
