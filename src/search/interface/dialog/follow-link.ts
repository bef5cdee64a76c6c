import type { MouseEvent } from 'react';

/** Follows a link inside of the site, unless a key that is held asks the browser for another tab or window. */
export function followLink(event: MouseEvent, go: () => void): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go();
}
