/**
 * Prefetches the pages that the reader may go to next. It is no custom element, because it is about all links of a page, and writers write plain ones: one
 * listener of the document is enough for a thousand.
 */
import { findTarget } from '../events';
import { make } from '../make';
import { savesData } from '../saves-data';
import { readPageLink, trimPath } from './address';
import { pageEvent } from './events';
import { fetchPage, hasPage } from './fetch-page';
import { parsePage } from './parse';
import { makeQueue } from './prefetch-queue';

/** How long the links in view must stay the same before prefetching starts, in milliseconds. Less than it takes to read one of them. */
const restTime = 100;

/** Whether the connection is slow or saves data, so that each byte costs readers time or money. */
function isSlowConnection(): boolean {
  const { connection } = navigator as Navigator & { connection?: { readonly effectiveType: string } };
  return savesData() || connection?.effectiveType.includes('2g') === true;
}

/**
 * Firefox checks `<link rel="prefetch">` only against `default-src` of the content security policy, which is `'none'` here, and logs an error for
 * each link. Safari does not support such links.
 */
const refusesLinks =
  navigator.userAgent.includes('Firefox/') || !document.createElement('link').relList.supports('prefetch');

/** Prefetches by path. The promises resolve when the browser has loaded the page into its cache, or failed to. */
const ahead = new Map<string, Promise<unknown>>();

/** Links of prefetches that have ended. Removing a link earlier might cancel its prefetch. */
const settled: Element[] = [];

/** Prefetches a page into the browser's cache, and from there into memory: Chromium puts reading off while a finger touches the screen. */
function fetchAhead(path: string): Promise<unknown> {
  if (refusesLinks) return fetchPage(path);
  const end = new Promise<boolean>((resolve) => {
    const link = make('link', { rel: 'prefetch', href: path });
    const settle = (isThere: boolean) => () => {
      settled.push(link);
      resolve(isThere);
    };
    link.onload = settle(true);
    link.onerror = settle(false);
    document.head.append(link);
  });
  ahead.set(path, end);
  return end.then((isThere): unknown => isThere && fetchPage(path, 'force-cache'));
}

const queue = makeQueue(fetchAhead, { atOnce: 2, waiting: 6 });

const isPresent = (path: string): boolean => trimPath(path) === trimPath(window.location.pathname);

/** Whether a page needs fetching. The current page and pages that have been fetched don't. */
const isWanted = (path: string): boolean => !isPresent(path) && !hasPage(path);

const inView = new Set<Element>();
let timer = 0;
let observer: IntersectionObserver | undefined;

function onRest(): void {
  if (isSlowConnection()) return;
  const middle = window.innerHeight / 2;
  const distance = (link: Element): number => Math.abs(link.getBoundingClientRect().top - middle);
  // The most likely first: those nearest to the middle of the window.
  const links = [...inView].sort((one, other) => distance(one) - distance(other));
  const paths = links.flatMap((link) => readPageLink(link as HTMLAnchorElement)?.pathname ?? []);
  queue.take([...new Set(paths.filter(isWanted))]);
}

/** Watches the links of the current page, and no longer those of the previous one. */
function watchLinks(): void {
  observer?.disconnect();
  inView.clear();
  queue.take([]);
  for (const link of settled.splice(0)) link.remove();
  // Without the observer, nothing is prefetched.
  if (!('IntersectionObserver' in window)) return;
  observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
    window.clearTimeout(timer);
    timer = window.setTimeout(onRest, restTime);
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>(':is(main, .footer) a[href]')) {
    if (readPageLink(link) !== undefined) observer.observe(link);
  }
}

/** Fetches the page behind a link. Undefined for a link that leads nowhere else, and on a slow connection. */
function preload(link: Element | null): Promise<string> | undefined {
  const path = link instanceof HTMLAnchorElement ? readPageLink(link)?.pathname : undefined;
  if (path === undefined || isPresent(path) || isSlowConnection()) return undefined;
  // Waits for a prefetch that is under way, and uses its result. Chromium would request the page again, or revalidate it.
  const before = ahead.get(path);
  return fetchPage(path, before && 'force-cache', before);
}

/** Starts fetching the pages behind links in view and links that are hovered, and parsing those behind links that are pressed. */
export function startPrefetching(): void {
  const preloadTarget = (event: Event) => preload(findTarget(event, 'a[href]'));
  document.addEventListener('mouseover', preloadTarget);
  document.addEventListener('pointerdown', (event) => preloadTarget(event)?.then(parsePage, () => undefined));
  // The pointer may already be over a link when this code starts.
  preload(document.querySelector('a[href]:hover'));
  window.addEventListener(pageEvent, watchLinks);
  // Going back may lead to this page. It comes from the browser's cache.
  fetchPage(window.location.pathname, 'force-cache').catch(() => undefined);
  watchLinks();
}
