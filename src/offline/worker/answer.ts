import { toPageKey } from '@site/src/browser/navigation/address';
import { networkTimeout } from '@site/src/config/offline';
import { isOwnCache, savedAtHeader } from '@site/src/offline/caches';
import { makeFallbackPage } from './fallback-page';
import { listKept } from './list-saved';
import type { FetchEvent } from './scope';

/** Responds with a page: from the network, after a short wait from the saved copies, or else with a page that lists what is saved. */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { request, preloadResponse } = event;
  const url = new URL(request.url);
  const key = toPageKey(url.pathname);
  const network = preloadResponse.then((response) => response ?? fetch(request));
  // Waits for the response even after a copy was shown. Otherwise, Chromium would warn that it was requested for nothing.
  event.waitUntil(network.catch(() => undefined));
  const answer = await firstUseful(network, () => findNewest(key));
  return answer ?? makeFallbackPage(url.pathname + url.search, await listKept());
}

/** Responds with a file whose name contains the hash of its content, so that any saved copy is current. */
export async function answerHashed(request: Request): Promise<Response> {
  return (await findNewest(request.url)) ?? fetch(request);
}

/** Responds with a file whose content may change while its name stays. */
export async function answerFresh(request: Request): Promise<Response> {
  return (await firstUseful(fetch(request), () => findNewest(request.url))) ?? Response.error();
}

/**
 * Waits for the network, and looks for a copy when that takes long or fails. A response such as 404 counts as an answer. A server error (status
 * 500 or more) is returned only when there is no copy.
 *
 * @returns undefined when there is neither response nor copy
 */
async function firstUseful(
  network: Promise<Response>,
  findCopy: () => Promise<Response | undefined>,
): Promise<Response | undefined> {
  const settled = network.catch(() => undefined);
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, networkTimeout, 'late'));
  const first = await Promise.race([settled, late]);
  if (first !== 'late' && first !== undefined && first.status < 500) return first;
  return (await findCopy()) ?? (await settled);
}

/**
 * Finds the copy that was fetched last, because a page may be saved both as a visited page and with its version. Does not open the caches, because
 * that would recreate one that has just been deleted.
 *
 * @returns undefined when there is no copy, or when the browser can't read its caches
 */
async function findNewest(address: string): Promise<Response | undefined> {
  const copies = await matchAll(address).catch((): Response[] => []);
  const readTime = (copy: Response): number => Number(copy.headers.get(savedAtHeader));
  return copies.reduce<Response | undefined>(
    (newest, copy) => (newest === undefined || readTime(copy) > readTime(newest) ? copy : newest),
    undefined,
  );
}

async function matchAll(address: string): Promise<Response[]> {
  const names = (await caches.keys()).filter(isOwnCache);
  const copies = await Promise.all(names.map((cacheName) => caches.match(address, { cacheName })));
  return copies.filter((copy) => copy !== undefined);
}
