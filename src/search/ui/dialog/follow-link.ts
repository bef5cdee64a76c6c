import type { MouseEvent } from 'react';

/** Follows a link within the site, unless a modifier key asks the browser for another tab or window. */
export function followLink(event: MouseEvent, go: () => void): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go();
}
