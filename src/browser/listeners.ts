/** What listens to the whole document and so is no custom element. Loaded at the first interaction. */
import { watchHelpKey } from './key-help/watch';
import { hasMyVersion } from './my-version/stored';
import { pageEvent } from './navigation/events';
import { startPrefetching } from './navigation/prefetch';
import { findBar, loadFor } from './note';
import { noteVisit } from './visited-pages';

/** Only readers who have chosen their version need this code. */
function showMyVersion(): void {
  if (!hasMyVersion()) return;
  loadFor(
    findBar(),
    () => import(/* webpackChunkName: "my-version" */ './my-version'),
    (code) => code.showMyVersion(),
    'What your version lacks could not be marked on this page.',
  );
}

/**
 * Starts everything. Call once, when the first page is shown.
 *
 * @param first event of the first interaction, if that has caused the call
 */
export function startListeners(first?: Event): void {
  watchHelpKey(first);
  startPrefetching();
  for (const enterPage of [noteVisit, showMyVersion]) {
    window.addEventListener(pageEvent, enterPage);
    enterPage();
  }
}
