/** Fetches the pages that the reader may go to next, while nothing else is to be done. */
import { findTarget } from '../events';
import { make } from '../make';
import { readPageLink, trimPath } from '../navigation/address';
import { fetchPage, hasPage } from '../navigation/fetch-page';
import { makeQueue } from './prefetch-queue';

/** How long the same links are in view before the reader is taken to rest, in milliseconds: less than it takes to read one of them. */
const restTime = 100;

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
 * Firefox checks `<link rel="prefetch">` against `default-src` of the content security policy, which is `'none'` here, and writes an error for each
 * link; what other directives allow doesn't count for it. Safari knows no such links.
 */
const refusesLinks =
  navigator.userAgent.includes('Firefox/') || !document.createElement('link').relList.supports('prefetch');

/** Pages that the browser puts into its cache, and when they are there. */
const ahead = new Map<string, Promise<unknown>>();

/** Has the browser keep a page ready in its cache. */
function fetchAhead(path: string): Promise<unknown> {
  if (refusesLinks) return fetchPage(path);
  const end = new Promise((resolve) => {
    const link = make('link', { rel: 'prefetch', href: path });
    link.onload = resolve;
    link.onerror = resolve;
    document.head.append(link);
  });
  ahead.set(path, end);
  return end;
}

const queue = makeQueue(fetchAhead, { atOnce: 2, waiting: 6 });

/** Pages that need no fetching: the present one, and those that are there. */
function isWanted(path: string): boolean {
  return trimPath(path) !== trimPath(window.location.pathname) && !hasPage(path);
}

const inView = new Set<Element>();
let timer = 0;
let observer: IntersectionObserver | undefined;

function onRest(): void {
  if (isSlowConnection()) return;
  const middle = window.innerHeight / 2;
  const distance = (link: Element): number => Math.abs(link.getBoundingClientRect().top - middle);
  // The likeliest first.
  const links = [...inView].sort((one, other) => distance(one) - distance(other));
  const paths = links.flatMap((link) => readPageLink(link as HTMLAnchorElement)?.pathname ?? []);
  queue.take([...new Set(paths.filter(isWanted))]);
}

/** Watches the links of the page that is shown, instead of those of the page before. */
export function watchLinks(): void {
  observer?.disconnect();
  inView.clear();
  queue.take([]);
  observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) inView[isIntersecting ? 'add' : 'delete'](target);
    window.clearTimeout(timer);
    timer = window.setTimeout(onRest, restTime);
  });
  for (const link of document.querySelectorAll<HTMLAnchorElement>(':is(main, .footer) a[href]')) {
    if (readPageLink(link) !== undefined) observer.observe(link);
  }
}

/** Fetches the page behind a link that the pointer or a finger comes to. */
export function startPrefetching(): void {
  const preload = (link: Element | null): void => {
    const path = link instanceof HTMLAnchorElement ? readPageLink(link)?.pathname : undefined;
    if (path === undefined || !isWanted(path) || isSlowConnection()) return;
    // Chromium would ask a second time for what is on its way, and whether what it has is still good.
    const before = ahead.get(path);
    fetchPage(path, before && 'force-cache', before).catch(() => undefined);
  };
  const onPointer = (event: Event): void => preload(findTarget(event, 'a[href]'));
  document.addEventListener('mouseover', onPointer);
  document.addEventListener('touchstart', onPointer, { passive: true });
  // The pointer may have come to a link before this code was there.
  preload(document.querySelector('a[href]:hover'));
}
