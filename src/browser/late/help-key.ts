/** Opens the list of the keys for "?". It has a chunk of its own: most readers never ask for it. */

import { usesSingleKeys } from '../single-keys';

/** Where a reader writes, or has opened something already. */
const busy = 'input, select, textarea, [contenteditable], [role="dialog"], dialog';

function onKey({ key, ctrlKey, metaKey, altKey, isComposing, target }: KeyboardEvent): void {
  if (key !== '?' || ctrlKey || metaKey || altKey || isComposing) return;
  if (target instanceof Element && target.closest(busy)) return;
  if (document.querySelector('dialog[open], .search-field, .DocSearch-Container') !== null || !usesSingleKeys()) return;
  import(/* webpackChunkName: "key-help" */ './key-help').then(({ showKeys }) => showKeys(), console.warn);
}

/**
 * Listens for the key.
 *
 * @param first what the reader did first, for which this code was loaded: it may have been the key
 */
export function watchHelpKey(first: Event | undefined): void {
  document.addEventListener('keydown', onKey);
  if (first instanceof KeyboardEvent) onKey(first);
}
