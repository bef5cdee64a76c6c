import { findTarget } from '../events';
import { readStored, writeStored } from '../storage';

/**
 * Stores the version when a reader follows a link to it. A stored version that no longer exists is removed. Such links are all over a page, so the
 * listener is on the document.
 */
export function watchVersionLinks(): void {
  const stored = readStored('docs-preferred-version-default');
  // The menu of each page names all versions. A list of them in the script would grow with each version.
  const known = [...document.querySelectorAll<HTMLElement>('a[data-version]')].map(({ dataset }) => dataset.version);
  if (stored !== null && known.length > 0 && !known.includes(stored)) {
    writeStored('docs-preferred-version-default', null);
  }
  // In the capture phase, before the link is followed and the page is replaced.
  document.addEventListener(
    'click',
    (event) => {
      const link = findTarget(event, 'a[data-version]');
      const name = link?.getAttribute('data-version');
      if (!(link instanceof HTMLAnchorElement) || !name) return;
      writeStored('docs-preferred-version-default', name);
      if (link.dataset.keeps === 'place') {
        const url = new URL(link.href);
        link.href = url.pathname + window.location.search + window.location.hash;
      } else if (link.dataset.keeps === 'query') {
        link.href = new URL(link.href).pathname + window.location.search;
      }
    },
    true,
  );
}
