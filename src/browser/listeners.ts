/** What listens to the whole document and so is no custom element. Loaded at the first interaction. */

import { isInComposition } from './composition';
import { hasMyVersion } from './my-version/stored';
import { pageEvent } from './navigation/events';
import { startPrefetching } from './navigation/prefetch';
import { findBar, loadFor } from './note';
import { usesSingleKeys } from './single-keys';
import { noteVisit } from './visited-pages';

/** Elements in which "?" is ignored: text fields and open dialogs. */
const busy = 'input, select, textarea, [contenteditable], [role="dialog"], dialog';

/**
 * Starts everything. Call once, when the first page is shown.
 *
 * @param first event of the first interaction, if that has caused the call
 */
export function startListeners(first?: Event): void {
  watchHelpKey(first);
  startPrefetching();
  watchMyVersion();
  window.addEventListener(pageEvent, noteVisit);
  noteVisit();
  // A link to changed code of a sample, opened where its page is open already.
  window.addEventListener('hashchange', () => {
    if (window.location.hash.startsWith('#run=')) window.location.reload();
  });
}

/** Opens the list of keyboard shortcuts when "?" is pressed. The list has its own chunk, because most readers never open it. */
function onKey(event: KeyboardEvent): void {
  const { key, ctrlKey, metaKey, altKey, target } = event;
  if (key !== '?' || ctrlKey || metaKey || altKey || isInComposition(event)) return;
  if (target instanceof Element && target.closest(busy)) return;
  if (document.querySelector('dialog[open], .search-field, .search-modal') !== null || !usesSingleKeys()) return;
  loadFor(
    findBar(),
    () => import(/* webpackChunkName: "key-help" */ './key-help/dialog'),
    ({ showKeys }) => showKeys(),
    'The list of keys could not be loaded.',
  );
}

/**
 * Listens for the key.
 *
 * @param first event of the first interaction, which caused this code to load; it may have been this key
 */
function watchHelpKey(first: Event | undefined): void {
  document.addEventListener('keydown', onKey);
  if (first instanceof KeyboardEvent) onKey(first);
}

/** Shows readers who have named the version of their app what it lacks on each page. The code for that is loaded for them alone. */
function watchMyVersion(): void {
  const show = (): void => {
    if (!hasMyVersion()) return;
    loadFor(
      findBar(),
      () => import(/* webpackChunkName: "few" */ './my-version/index'),
      ({ showMyVersion }) => showMyVersion(),
      'What your version lacks could not be marked on this page.',
    );
  };
  window.addEventListener(pageEvent, show);
  show();
}
