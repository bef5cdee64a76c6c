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

/**
 * Brings a page's chunk into the browser's cache. Before whose links the reader rests, in an article, there is a page, and its chunk runs from there,
 * which only notes the page: between a touch and the click that may follow Chromium runs no script that has come.
 */
async function fetchPage(path: string, isRest: boolean): Promise<void> {
  const chunk = findChunk(path);
  await fetchAhead(`${__webpack_require__.p}assets/js/${buildId}/${chunk}.js`);
  // What fails is asked for again when it is needed.
  if (isRest) await __webpack_require__.e(chunk).catch(() => undefined);
}

const queue = makePoliteQueue(fetchPage);

const loaded = new Set<string>();

function readPath(target: string): string {
  return trimPath(decodeURI(new URL(target, window.location.href).pathname));
}

/** Whether a page is to be fetched ahead if the reader may go there. */
function isWorthFetching(path: string): boolean {
  const isFile = /\.\w+$/.test(path);
  return !isFile && findPage(path) === undefined && !isSlowConnection();
}

/** Notes the pages that the reader rests before the links of, the likeliest last. */
export function prefetchRests(targets: readonly string[]): void {
  queue.rest(targets.map(readPath).filter(isWorthFetching));
}

export default Object.freeze({
  /** Notes a page that the reader may go to; false when it will not be fetched now. */
  prefetch(target: string): boolean {
    const path = readPath(target);
    return isWorthFetching(path) && queue.add(path);
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
