/**
 * Events of `window` for elements that stay when the page changes, such as those of the navbar. Elements of the page itself rarely need them: they
 * are connected and disconnected with it.
 */

/** The reader goes back or forward. Who closes something instead prevents the default, and the page stays. */
export const backEvent = 'docs:back';

/** The reader goes to another address. The page stays until the next one has loaded. */
export const leaveEvent = 'docs:leave';

/** Another page is shown, or its first portion, or another place on the same page. */
export const arriveEvent = 'docs:arrive';

/** The address has changed, but the page stays. */
export const addressEvent = 'docs:address';

/** The whole page is shown. */
export const pageEvent = 'docs:page';

/** @returns whether somebody prevented the default */
export function announce(name: string): boolean {
  return !window.dispatchEvent(new Event(name, { cancelable: true }));
}
