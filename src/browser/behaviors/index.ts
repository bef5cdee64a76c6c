/** Interactive parts of a page. React renders the HTML. One listener per event type makes it interactive, on this page and on all later ones. */

import { showChosenTabs } from '@site/src/browser/behaviors/tabs';
import { watchSkipLink } from '../navigation/focus';
import { watchColorMode } from './color-mode';
import { closeDrawer, watchDrawer } from './drawer';
import { closeMenus, watchMenus } from './menus';
import { prepareBar } from './prepare-bar';
import { watchWide } from './scrollers';
import { noteArrival, readContents, watchScrolling } from './scrolling';
import { showPresentEntry, watchSidebar } from './sidebar';
import { watchVersions } from './versions';

/** Adds the event listeners. Measuring waits for the first frame, which lays out the page anyway. Earlier, layout would make this task longer. */
export function startBehaviors(): void {
  watchColorMode();
  watchMenus();
  watchSidebar();
  watchDrawer();
  watchScrolling();
  watchVersions();
  watchSkipLink();
  prepareBar(document);
  requestAnimationFrame(showPresentEntry);
}

/** Call before the page is replaced. */
export function leavePage(): void {
  closeMenus();
  closeDrawer(true);
}

/** Call when another page is shown, or its first portion. */
export function enterPage(): void {
  noteArrival(window.location.hash !== '');
  showChosenTabs(document);
  showPresentEntry();
}

/** Call when the whole page is shown. */
export function completePage(): void {
  showChosenTabs(document);
  readContents();
  watchWide();
}

/** Call when the reader goes to another place on the page. */
export function moveInPage(): void {
  noteArrival(true);
}

/** Closes the drawer, so that the first step back only does that. @returns whether it was open */
export function closeOnReturn(): boolean {
  return closeDrawer();
}
