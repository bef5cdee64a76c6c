/**
 * Stands in for Docusaurus' `client/docusaurus` where pages are chunks named by their paths (see `routes.tsx`): the same as `docusaurus.ts`
 * beside it, without a list of pages.
 */
import { buildId } from '@generated/light-client/pages/skeleton';
import { trimPath } from '../pages/chunk-name';
import { findChunk, findPage } from './pages';
import { makePoliteQueue } from './polite-queue';
import fetchAhead from './prefetch';
import preloadPage from './preload';

interface Connection {
  effectiveType: string;
  saveData: boolean;
}

/** True on lines where readers pay for each byte with money or time. */
function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection !== undefined && (connection.effectiveType.includes('2g') || connection.saveData);
}

/** Brings a page's chunk into the browser's cache. */
function fetchPage(path: string): Promise<unknown> {
  return fetchAhead(`${__webpack_require__.p}assets/js/${buildId}/${findChunk(path)}.js`);
}

const queue = makePoliteQueue(fetchPage);

const loaded = new Set<string>();

function readPath(target: string): string {
  return trimPath(decodeURI(new URL(target, window.location.href).pathname));
}

export default Object.freeze({
  /** Notes a page that the reader may go to; false when it will not be fetched now. */
  prefetch(target: string): boolean {
    const path = readPath(target);
    const isFile = /\.\w+$/.test(path);
    return !isFile && findPage(path) === undefined && !isSlowConnection() && queue.add(path);
  },
  /** Loads a page that the reader is about to go to. */
  preload(target: string): Promise<unknown> | false {
    const path = readPath(target);
    if (isSlowConnection() || loaded.has(path)) return false;
    loaded.add(path);
    // What comes now are links of the page to come.
    queue.turnPage();
    return preloadPage(path);
  },
});
