import { toPageKey } from '@site/src/browser/navigation/address';
import { patience } from '@site/src/config/offline';
import { isOwnCache, savedAtHeader } from '@site/src/offline/caches';
import { makeFallbackPage } from './fallback-page';
import { listKept } from './list-saved';
import type { AskingEvent } from './scope';

/** Answers with a page: from the network, after a short wait from what is kept, and else with a page that says what is kept. */
export async function answerPage(event: AskingEvent): Promise<Response> {
  const { request, preloadResponse } = event;
  const url = new URL(request.url);
  const key = toPageKey(url.pathname);
  const network = preloadResponse.then((response) => response ?? fetch(request));
  // An answer that comes after a copy was shown is waited for; Chromium would complain that it was asked for in vain.
  event.waitUntil(network.catch(() => undefined));
  const answer = await firstUseful(network, () => findNewest(key));
  return answer ?? makeFallbackPage(url.pathname, await listKept());
}

/** Answers with a file whose name carries the hash of its content: one copy is as good as any other. */
export async function answerHashed(request: Request): Promise<Response> {
  return (await findNewest(request.url)) ?? fetch(request);
}

/** Answers with a file whose content may change under its name. */
export async function answerFresh(request: Request): Promise<Response> {
  return (await firstUseful(fetch(request), () => findNewest(request.url))) ?? Response.error();
}

/**
 * Waits for the network, and looks for a copy when that takes long or fails. An answer that says that the page is gone is an answer; one that
 * says that the server is out of order counts only when there is no copy.
 *
 * @returns undefined when there is neither
 */
async function firstUseful(
  network: Promise<Response>,
  findCopy: () => Promise<Response | undefined>,
): Promise<Response | undefined> {
  const settled = network.catch(() => undefined);
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, patience, 'late'));
  const first = await Promise.race([settled, late]);
  if (first !== 'late' && first !== undefined && first.status < 500) return first;
  return (await findCopy().catch(() => undefined)) ?? (await settled);
}

/**
 * Finds the copy that was fetched last; a page may be kept because it was visited and with its version. Opening a cache would create it again if
 * it has just been deleted.
 */
async function findNewest(address: string): Promise<Response | undefined> {
  const names = (await caches.keys()).filter(isOwnCache);
  const copies = await Promise.all(names.map((cacheName) => caches.match(address, { cacheName })));
  const readTime = (copy: Response): number => Number(copy.headers.get(savedAtHeader));
  return copies
    .filter((copy) => copy !== undefined)
    .reduce<Response | undefined>(
      (newest, copy) => (newest === undefined || readTime(copy) > readTime(newest) ? copy : newest),
      undefined,
    );
}
