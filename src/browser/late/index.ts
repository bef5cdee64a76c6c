/** What nobody needs before they have touched the page. */
import { fetchPage } from '../navigation/fetch-page';
import { watchCode } from './code-buttons';
import { closePicture, openPicture } from './picture';
import { startPrefetching, watchLinks } from './prefetch';

export { closePicture as leavePage, openPicture };

/** Completes the page that is shown, now that it is there to its end. */
export function enterPage(): void {
  watchCode();
  watchLinks();
}

/** Begins, once. */
export function start(): void {
  startPrefetching();
  // The way back leads to this page, too; the browser has it.
  fetchPage(window.location.pathname, 'force-cache').catch(() => undefined);
  enterPage();
}
