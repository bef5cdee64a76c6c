import { needsNormalLoad } from '@site/src/offline/needs-normal-load';
import type { FailureOptions } from './soften-failures';

/** Address of the page that the reader is on the way to; undefined while nothing is awaited. */
let awaited: string | undefined;

/** Tells which page the reader is on the way to. */
export function setAwaitedPage(path: string | undefined): void {
  awaited = path;
}

/** How a browser deals with routes that can't be loaded; see `softenFailures`. */
export const failureOptions: FailureOptions = {
  hasHydrated: () => document.documentElement.dataset.hasHydrated === 'true',
  warn: (error) => console.warn(error),
  async loadNormally() {
    const path = awaited;
    // What is loaded ahead of its use may fail in peace.
    if (path === undefined || !(await needsNormalLoad(path)) || awaited !== path) return false;
    // The address bar has the new address already.
    window.location.reload();
    return true;
  },
};
