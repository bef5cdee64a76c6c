/**
 * Client module: registers the service worker and keeps the visited pages for times without a connection. All of it waits until the page is
 * loaded and the browser idle. Readers who save data, and browsers that can't or may not keep anything, are left alone.
 */
import type { ClientModule } from '@docusaurus/types';
import { keepsPages } from '@site/src/config/offline';
import { basePath } from '@site/src/config/versions';
import { workerFile } from '@site/src/lib/offline/files';

/** Works off the visits, once there is a worker. */
let worker: Promise<typeof import('@site/src/offline') | undefined> | undefined;

function savesData(): boolean {
  return 'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true;
}

function visit(pathname: string, hasJustCome: boolean): void {
  worker
    ?.then((offline) => offline?.keepVisited(pathname, hasJustCome))
    // What can't be kept is not missed: the page itself is there.
    .catch(() => undefined);
}

async function start(): Promise<typeof import('@site/src/offline') | undefined> {
  // A browser that blocks workers answers without a registration, or not at all.
  const registration = await navigator.serviceWorker.register(basePath + workerFile, { updateViaCache: 'none' });
  return registration ? import('@site/src/offline') : undefined;
}

function startWhenIdle(): void {
  const idle = window.requestIdleCallback ?? setTimeout;
  idle(() => {
    worker = start();
    visit(window.location.pathname, true);
    worker.then((offline) => offline?.refreshKept()).catch(() => undefined);
  });
}

const isAble = process.env.NODE_ENV === 'production' && typeof window !== 'undefined' && keepsPages;
if (isAble && 'serviceWorker' in navigator && 'caches' in window && !savesData()) {
  if (document.readyState === 'complete') startWhenIdle();
  else window.addEventListener('load', startWhenIdle);
}

const offline: ClientModule = {
  onRouteDidUpdate({ location, previousLocation }) {
    if (previousLocation !== null && location.pathname !== previousLocation.pathname) visit(location.pathname, false);
  },
};

export default offline;
