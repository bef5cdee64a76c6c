/** What the client module loads at the first interaction: the service worker, and the pages that the reader visits. */

import { whenIdle } from '@site/src/browser/when-idle';
import { basePath } from '@site/src/config/versions';
import { workerFile } from '@site/src/offline/files';
import { refreshSaved } from '../store';
import { cacheVisited } from './visited';

/** Whether there is a worker, which what is kept is for; undefined before that is asked. */
let hasWorker: Promise<boolean> | undefined;

async function register(): Promise<boolean> {
  // A browser that blocks workers answers without a registration, or not at all.
  const registration = await navigator.serviceWorker.register(basePath + workerFile, { updateViaCache: 'none' });
  return Boolean(registration);
}

/** Registers the service worker, keeps the present page, and renews the versions that are kept, once the page is loaded and the browser idle. */
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
 * Keeps a page that the reader has come to, once there is a worker and the browser is idle.
 *
 * @param hasJustCome the browser itself has the page still, as it came from the network
 */
export function visit(pathname: string, hasJustCome: boolean): void {
  const keep = (isThere: boolean): void => {
    // What can't be kept is not missed: the page itself is there.
    if (isThere) whenIdle(() => void cacheVisited(pathname, hasJustCome).catch(() => undefined));
  };
  hasWorker?.then(keep).catch(() => undefined);
}
