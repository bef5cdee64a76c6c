/** What nobody needs before they have touched the page. */
import { hasMyVersion } from '../my-version/stored';
import { fetchPage } from '../navigation/fetch-page';
import { noteVisit } from '../visited-pages';
import { watchCode } from './code-buttons';
import { readContentsBar, watchContentsBar } from './contents-bar';
import { addVersionsToDrawer } from './drawer-versions';
import { watchHelpKey } from './help-key';
import { closePicture, openPicture } from './picture';
import { startPrefetching, watchLinks } from './prefetch';

export { openPicture, watchHelpKey };

/** Only for readers who have named their version. */
const loadMyVersion = () => import(/* webpackChunkName: "my-version" */ '../my-version');

/** Completes the page that is shown, now that it is there to its end. */
export function enterPage(): void {
  watchCode();
  watchLinks();
  readContentsBar();
  noteVisit();
  addVersionsToDrawer();
  if (hasMyVersion()) loadMyVersion().then(({ showMyVersion }) => showMyVersion(), console.warn);
}

/** Puts away what was opened above the page, before it goes. */
export function leavePage(): void {
  closePicture();
  if (hasMyVersion()) loadMyVersion().then(({ hideMyVersion }) => hideMyVersion(), console.warn);
}

/** Begins, once. */
export function start(): void {
  startPrefetching();
  watchContentsBar();
  // The way back leads to this page, too; the browser has it.
  fetchPage(window.location.pathname, 'force-cache').catch(() => undefined);
  enterPage();
}
