/** Code that is loaded at the first interaction. */
import { hasMyVersion } from '../my-version/stored';
import { fetchPage } from '../navigation/fetch-page';
import { findBar, loadFor } from '../note';
import { noteVisit } from '../visited-pages';
import { watchCode } from './code-buttons';
import { readContentsBar, watchContentsBar } from './contents-bar';
import { addVersionsToDrawer } from './drawer-versions';
import { watchHelpKey } from './help-key';
import { closePicture, openPicture } from './picture';
import { startPrefetching, watchLinks } from './prefetch';
import { watchWide } from './scrollers';
import { forgetFoldOfPage, storeFolds } from './stored-folds';

export { openPicture, watchHelpKey };

/** Only for readers who have chosen their version. */
const loadMyVersion = () => import(/* webpackChunkName: "my-version" */ '../my-version');

const lostVersion = 'What your version lacks could not be marked on this page.';

/** Completes the current page. Call when the whole page is shown. */
export function enterPage(): void {
  watchCode();
  watchWide();
  watchLinks();
  readContentsBar();
  noteVisit();
  addVersionsToDrawer();
  forgetFoldOfPage();
  if (hasMyVersion()) loadFor(findBar(), loadMyVersion, ({ showMyVersion }) => showMyVersion(), lostVersion);
}

/** Closes what was opened above the page. Call before the page is replaced. */
export function leavePage(): void {
  closePicture();
  if (hasMyVersion()) loadMyVersion().then(({ hideMyVersion }) => hideMyVersion(), console.warn);
}

/** Starts everything. Call once. */
export function start(): void {
  startPrefetching();
  watchContentsBar();
  storeFolds();
  // Going back may lead to this page. It comes from the browser's cache.
  fetchPage(window.location.pathname, 'force-cache').catch(() => undefined);
  enterPage();
}
