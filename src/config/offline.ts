/**
 * Whether readers' browsers cache pages for offline reading.
 *
 * `false` is the emergency switch: the next deployment tells every browser to delete its cache and unregister the service worker, at the latest
 * a day after the reader's next visit. Keep it deployed until enough readers have been reached, then the feature can be turned on again.
 */
export const offlineEnabled: boolean = true;

/** How long to wait for the network before the cached copy of a page is shown, in milliseconds. */
export const networkTimeout = 3_000;

/** Maximum number of visited pages in the cache. The least recently visited ones are removed first. */
export const visitedLimit = 100;
