/** Code that is loaded at the first interaction. */
import { fetchPage } from '../navigation/fetch-page';
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

/** Completes the current page. Call when the whole page is shown. */
export function enterPage(): void {
  watchCode();
  watchWide();
  watchLinks();
  readContentsBar();
  noteVisit();
  addVersionsToDrawer();
  forgetFoldOfPage();
}

/** Closes what was opened above the page. Call before the page is replaced. */
export function leavePage(): void {
  closePicture();
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
