/** What moves on a page. React draws the HTML; here one listener for each kind of event makes it move, on this page and on all that follow. */

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

/** Begins to listen. What has to be measured waits for the first frame, which lays out the page: before, it would make one task of both. */
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

/** The page is about to go. */
export function leavePage(): void {
  closeMenus();
  closeDrawer(true);
}

/** Another page is there, or the first portion of it. */
export function enterPage(): void {
  noteArrival(window.location.hash !== '');
  showChosenTabs(document);
  showPresentEntry();
}

/** The page is there to its end. */
export function completePage(): void {
  showChosenTabs(document);
  readContents();
  watchWide();
}

/** The reader goes to another place of the page. */
export function moveInPage(): void {
  noteArrival(true);
}

/** The first step back only closes the drawer. @returns whether it was open */
export function closeOnReturn(): boolean {
  return closeDrawer();
}
