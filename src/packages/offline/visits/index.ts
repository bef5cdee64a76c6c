/** Code that the client module loads at the first interaction: it registers the service worker and saves visited pages. */

import { whenIdle } from '../../../browser/when-idle';
import { basePath } from '../../../config/versions';
import { workerFile } from '../files';
import { refreshSaved } from '../store';
import { cacheVisited } from './visited';

/** Whether there is a service worker, without which saving is useless; undefined until registration starts. */
let hasWorker: Promise<boolean> | undefined;

async function register(): Promise<boolean> {
  // In browsers that block workers, the result is not a registration, or the promise never resolves.
  const registration = await navigator.serviceWorker.register(basePath + workerFile, { updateViaCache: 'none' });
  return Boolean(registration);
}

/** Once the page is loaded and the browser is idle, registers the service worker, saves the current page, and updates the saved versions. */
export function start(): void {
  if (document.readyState !== 'complete') {
    window.addEventListener('load', start);
    return;
  }
  whenIdle(() => {
    hasWorker = register();
    visit(window.location.pathname, true);
    hasWorker.then((isThere) => (isThere ? refreshSaved() : undefined)).catch(() => undefined);
  });
}

/**
 * Saves a page that the reader visits, once there is a service worker and the browser is idle.
 *
 * @param isFreshlyLoaded whether the page was just loaded, so that it is still in the browser's HTTP cache
 */
export function visit(pathname: string, isFreshlyLoaded: boolean): void {
  const keep = (isThere: boolean): void => {
    // Errors are ignored, because the reader already has the page.
    if (isThere) whenIdle(() => void cacheVisited(pathname, isFreshlyLoaded).catch(() => undefined));
  };
  hasWorker?.then(keep).catch(() => undefined);
}
