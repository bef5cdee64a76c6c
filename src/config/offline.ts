/**
 * Whether readers' browsers keep pages for times without a connection.
 *
 * `false` is the switch for emergencies: the next deployment tells every browser to delete what it kept and to forget the service worker, at
 * the latest a day after the reader's next visit. Keep it deployed for as long as readers should be reached, then the feature may come back.
 */
export const keepsPages: boolean = true;

/** How long a reader waits for a page that the browser holds already, before the copy is shown, in milliseconds. */
export const patience = 3_000;

/** How many pages are kept because they were visited; the ones visited longest ago go first. */
export const visitedLimit = 100;
