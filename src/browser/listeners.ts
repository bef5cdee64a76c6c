/** What listens to the whole document and so is no custom element. Loaded at the first interaction. */
import { watchHelpKey } from './key-help/watch';
import { watchMyVersion } from './my-version/watch';
import { pageEvent } from './navigation/events';
import { startPrefetching } from './navigation/prefetch';
import { noteVisit } from './visited-pages';

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
}
