import { findFragment } from './navigation/address';

/**
 * Goes where a fragment leads that the page doesn't have: to the section that has another name by now, or is on another page. A host that
 * redirects an old address keeps its fragment as it was.
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
