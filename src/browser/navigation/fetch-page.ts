import { isOfDeployment, readDeployment } from '@site/src/browser/navigation/deployment';
import { toPageKey, trimPath } from './address';

/** Maximum number of pages in memory. */
const limit = 60;

/** Pages by path, the most recently used at the end. */
const pages = new Map<string, Promise<string>>();

/** The address can't be shown without a page load, because it is not a page or is from another deployment. */
export class NeedsLoad extends Error {}

/**
 * Fetches a page, once.
 *
 * @param path path of the page
 * @param cache how to use the browser's HTTP cache
 * @param before prefetch of the page into the browser's cache, which must end first
 * @returns its HTML
 * @throws `NeedsLoad` when the browser has to load the address itself; another error when there is no response
 */
export function fetchPage(path: string, cache: RequestCache = 'default', before?: Promise<unknown>): Promise<string> {
  const key = trimPath(path);
  const page = pages.get(key) ?? (before ? before.then(() => request(path, cache)) : request(path, cache));
  pages.delete(key);
  pages.set(key, page);
  page.catch(() => {
    // The next call requests it again.
    if (pages.get(key) === page) pages.delete(key);
  });
  const [oldest] = pages.keys();
  if (pages.size > limit && oldest !== undefined) pages.delete(oldest);
  return page;
}

/** Whether a page has been fetched, or is being fetched. */
export function hasPage(path: string): boolean {
  return pages.has(trimPath(path));
}

/** Forgets a page that could not be shown, so that the next call requests it again. */
export function forgetPage(path: string): void {
  pages.delete(trimPath(path));
}

/** Whether the HTML of a page has arrived to its end. The build leaves out `</html>`. */
export function isWhole(html: string): boolean {
  return html.includes('</body>');
}

async function request(path: string, cache: RequestCache): Promise<string> {
  const html = (await read(path, cache)) ?? (await readCached(path));
  if (html === undefined) throw new Error('Check your connection and try again.');
  if (!isWhole(html) && cache !== 'reload') return request(path, 'reload');
  if (!isOfDeployment(html, readDeployment())) throw new NeedsLoad(path);
  if (!isWhole(html)) throw new Error('Only a part of it arrived.');
  return html;
}

/** Returns the site's response as text, or undefined if there is none. */
async function read(path: string, cache: RequestCache): Promise<string | undefined> {
  try {
    const response = await fetch(path, { cache });
    const type = response.headers.get('content-type') ?? '';
    // After a redirect, the browser knows the address and the fragment that the page has now. Hosts may add a slash.
    const isMoved = response.redirected && trimPath(new URL(response.url).pathname) !== trimPath(path);
    if (!response.ok || !type.startsWith('text/html') || isMoved) throw new NeedsLoad(path);
    return await response.text();
  } catch (error) {
    if (error instanceof NeedsLoad) throw error;
    return undefined;
  }
}

/** Returns the page from the caches for offline reading, if it is there. */
async function readCached(path: string): Promise<string | undefined> {
  try {
    return await (await caches.match(toPageKey(path)))?.text();
  } catch {
    // No caches in this browser.
    return undefined;
  }
}
