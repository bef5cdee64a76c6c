/**
 * Client module: shows a new announcement on the first page that has it. The theme hides the bar before anything is drawn when the last one
 * was closed, and finds out only later that this one is another; then the bar would come with the page after.
 */
import { announcement } from '@site/src/config/announcement';

/** Keys and attribute of theme-common 3.10.2, `contexts/announcementBar`, and of theme-classic's inline script. */
const idKey = 'docusaurus.announcement.id';
const dismissedAttribute = 'data-announcement-bar-initially-dismissed';

/** @returns the id that the browser holds, undefined when it lets nobody look */
function readSeenId(): string | null | undefined {
  try {
    return localStorage.getItem(idKey);
  } catch {
    return undefined;
  }
}

if (typeof document !== 'undefined' && readSeenId() !== announcement.id) {
  document.documentElement.setAttribute(dismissedAttribute, 'false');
}
