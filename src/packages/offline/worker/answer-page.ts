import { toPageKey } from '../../../browser/navigation/address';
import { networkTimeout } from '../../../config/offline';
import { isOwnCache, savedAtHeader } from '../caches';
import { addSavedNotice, type CurrentState } from '../saved-notice';
import { makeFallbackPage } from './fallback-page';
import { listKept } from './list-saved';
import type { FetchEvent, MessageFromPage } from './worker-scope';

/** How long a current page that came too late stays available to the reader who wants to see it, in milliseconds. */
const arrivedLimit = 300_000;

/** Current pages that arrived after a saved copy was shown, by key. They are lost when the browser stops the worker. */
const arrived = new Map<string, { response: Response; time: number }>();

/** What became of the current pages that had not arrived when a copy was shown, by key. */
const followed = new Map<string, Promise<CurrentState>>();

/**
 * Responds with a page: from the network, after a short wait from the saved copies, or else with a page that lists what is saved. A copy says that
 * it is one, unless there is no connection.
 */
export async function answerPage(event: FetchEvent): Promise<Response> {
  const { request, preloadResponse } = event;
  const url = new URL(request.url);
  const key = toPageKey(url.pathname);
  const network = preloadResponse.then((response) => response ?? fetch(request));
  // Waits for the response even after a copy was shown. Otherwise, Chromium would warn that it was requested for nothing.
  event.waitUntil(network.catch(() => undefined));
  const ready = arrived.get(key);
  arrived.delete(key);
  if (ready !== undefined && Date.now() - ready.time < arrivedLimit) return ready.response;
  const answer = await firstUseful(network, async (reason) => {
    const copy = await findNewest(key);
    if (copy === undefined || reason === 'offline') return copy;
    const html = await copy.text();
    if (reason === 'late') {
      const state = follow(key, html, network);
      followed.set(key, state);
      event.waitUntil(state);
    }
    const noted = addSavedNotice(html, readTime(copy), reasons[reason]);
    return new Response(noted, { headers: copy.headers });
  });
  return answer ?? makeFallbackPage(url.pathname + url.search, await listKept());
}

const reasons = { late: 'The current page is loading.', broken: 'The site can’t show the current page at the moment.' };

/** Waits for the current page after its copy was shown, and keeps it if it is another one. */
async function follow(key: string, html: string, network: Promise<Response>): Promise<CurrentState> {
  try {
    const response = await network;
    if (response.status >= 500) return 'failed';
    if ((await response.clone().text()) === html) return 'same';
    arrived.set(key, { response, time: Date.now() });
    return 'changed';
  } catch {
    return 'failed';
  }
}

/** Replies to a page that was shown as a copy, when it is known what became of the current one. */
export async function reportCurrent({ data, ports }: MessageFromPage): Promise<void> {
  const state = await (followed.get(String(data)) ?? 'failed');
  ports[0]?.postMessage(state satisfies CurrentState);
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
  findCopy: (reason: 'late' | 'offline' | 'broken') => Promise<Response | undefined>,
): Promise<Response | undefined> {
  const settled = network.catch(() => undefined);
  const late = new Promise<'late'>((resolve) => setTimeout(resolve, networkTimeout, 'late'));
  const first = await Promise.race([settled, late]);
  if (first !== 'late' && first !== undefined && first.status < 500) return first;
  const reason = first === 'late' ? first : first === undefined ? 'offline' : 'broken';
  return (await findCopy(reason)) ?? (await settled);
}

/**
 * Finds the copy that was fetched last, because a page may be saved both as a visited page and with its version. Does not open the caches, because
 * that would recreate one that has just been deleted.
 *
 * @returns undefined when there is no copy, or when the browser can't read its caches
 */
async function findNewest(address: string): Promise<Response | undefined> {
  try {
    const names = (await caches.keys()).filter(isOwnCache);
    const copies = await Promise.all(names.map((cacheName) => caches.match(address, { cacheName })));
    return copies.filter((copy) => copy !== undefined).sort((a, b) => readTime(b) - readTime(a))[0];
  } catch {
    return undefined;
  }
}

/** Returns when a copy was saved, in milliseconds since 1970; 0 if it does not say so. */
function readTime(copy: Response): number {
  return Number(copy.headers.get(savedAtHeader));
}
