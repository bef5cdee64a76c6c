/**
 * Opens the list of keyboard shortcuts when "?" is pressed, anywhere on a page: no element of the page is about it. The list has its own chunk, because
 * most readers never open it.
 */

import { isInComposition } from '../composition';
import { findBar, loadFor } from '../note';
import { usesSingleKeys } from '../single-keys';

/** Elements in which "?" is ignored: text fields and open dialogs. */
const busy = 'input, select, textarea, [contenteditable], [role="dialog"], dialog';

function onKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (key !== '?' || ctrlKey || metaKey || altKey || isInComposition(event)) return;
  if (target instanceof Element && target.closest(busy)) return;
  if (document.querySelector('dialog[open], .search-field, .search-modal') !== null || !usesSingleKeys()) return;
  loadFor(
    findBar(),
    () => import(/* webpackChunkName: "key-help" */ './dialog'),
    ({ showKeys }) => showKeys(),
    'The list of keys could not be loaded.',
  );
}

/**
 * Listens for the key.
 *
 * @param first event of the first interaction, which caused this code to load; it may have been this key
 */
export function watchHelpKey(first: Event | undefined): void {
  document.addEventListener('keydown', onKey);
  if (first instanceof KeyboardEvent) onKey(first);
}
