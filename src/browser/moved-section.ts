import { findFragment } from './navigation/address';

/**
 * Follows a fragment that the page doesn't have to its section, which has been renamed or has moved to another page. Hosts that redirect an
 * old address keep its fragment.
 */
export function followMovedSection(): void {
  const { pathname, hash } = window.location;
  if (hash.length < 2 || findFragment(hash) !== null) return;
  import(/* webpackChunkName: "not-found" */ '@site/src/browser/suggest')
    .then(({ findMovedSection }) => {
      const address = findMovedSection(pathname, hash);
      if (address !== undefined && window.location.hash === hash) window.location.replace(address);
    })
    .catch((error: unknown) => console.warn(error));
}
