import { isOfDeployment, readDeployment } from '@site/src/browser/navigation/deployment';
import { toPageKey, trimPath } from './address';

/** How many pages are kept in memory. */
const limit = 60;

/** Pages by their paths, the one used last at the end. */
const pages = new Map<string, Promise<string>>();

/** What the address leads to can't take the place of the present page: it is no page, or one of another deployment. */
export class NeedsLoad extends Error {}

/**
 * Fetches a page, once.
 *
 * @param path of its address
 * @param cache whether what the browser has is good enough
 * @param before what brings the page into the browser's cache, and should end first
 * @returns its HTML
 * @throws `NeedsLoad` when the browser has to load the address itself; another error when nothing came
 */
export function fetchPage(path: string, cache: RequestCache = 'default', before?: Promise<unknown>): Promise<string> {
  const key = trimPath(path);
  const page = pages.get(key) ?? (before ? before.then(() => request(path, cache)) : request(path, cache));
  pages.delete(key);
  pages.set(key, page);
  page.catch(() => {
    // The next time asks again.
    if (pages.get(key) === page) pages.delete(key);
  });
  const [oldest] = pages.keys();
  if (pages.size > limit && oldest !== undefined) pages.delete(oldest);
  return page;
}

/** Whether a page is there, or on its way. */
export function hasPage(path: string): boolean {
  return pages.has(trimPath(path));
}

async function request(path: string, cache: RequestCache): Promise<string> {
  const html = (await read(path, cache)) ?? (await readCached(path));
  if (html === undefined) throw new Error('This page could not be loaded. Check your connection and try again.');
  if (!isOfDeployment(html, readDeployment())) throw new NeedsLoad(path);
  return html;
}

/** @returns what the site answers with; undefined when nothing comes */
async function read(path: string, cache: RequestCache): Promise<string | undefined> {
  try {
    const response = await fetch(path, { cache });
    const type = response.headers.get('content-type') ?? '';
    if (!response.ok || !type.startsWith('text/html')) throw new NeedsLoad(path);
    return await response.text();
  } catch (error) {
    if (error instanceof NeedsLoad) throw error;
    return undefined;
  }
}

/** @returns the page as the browser keeps it for times without a connection, if it does */
async function readCached(path: string): Promise<string | undefined> {
  try {
    return await (await caches.match(toPageKey(path)))?.text();
  } catch {
    // No caches in this browser.
    return undefined;
  }
}
