import { toPageKey } from '../../../browser/navigation/address';
import { isOfDeployment, readDeployment } from '../../../browser/navigation/deployment';
import { isWhole } from '../../../browser/navigation/fetch-page';
import { visitedLimit } from '../../../config/offline';
import { basePath } from '../../../config/versions';
import { islandTag, scriptsAttribute } from '../../../lib/island';
import { isVisitedCache, listPages, makeCopy, nameVisitedCache } from '../caches';

/** Maximum number of deployments that visited pages may come from. */
const deploymentLimit = 3;

/**
 * Saves the current page, with the files that it uses. Deletes copies of the page from other deployments. A deployment's scripts are deleted
 * with its last page.
 *
 * @param pathname address of the page
 * @param isFreshlyLoaded whether the page was just loaded, so that it is still in the browser's HTTP cache; otherwise it is requested normally
 */
export async function cacheVisited(pathname: string, isFreshlyLoaded: boolean): Promise<void> {
  const scripts = readDeployment();
  if (scripts.length === 0) return;
  const response = await fetch(pathname, isFreshlyLoaded ? { cache: 'force-cache' } : {});
  if (!response.ok) return;
  const html = await response.text();
  // The page is from a newer deployment, whose scripts are not the ones in use here.
  if (!isOfDeployment(html, scripts) || !isWhole(html)) return;
  const name = nameVisitedCache(scripts);
  const cache = await caches.open(name);
  await cache.put(toPageKey(pathname), await makeCopy(response, html, readTitle(html)));
  await Promise.all(listUsedFiles().map((address) => keepFile(cache, address)));
  await dropOthers(name, toPageKey(pathname));
  await dropOldest(cache);
}

/** Returns the number of visited pages that are saved. */
export async function countVisited(): Promise<number> {
  const own = nameVisitedCache(readDeployment());
  const names = (await caches.keys()).filter(isVisitedCache);
  const counts = await Promise.all(
    names.map(async (name) => {
      const { length } = await listPages(await caches.open(name));
      // Opening a cache recreates it if `dropOthers` has deleted it in the meantime.
      if (length === 0 && name !== own) await caches.delete(name);
      return length;
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0);
}

export async function forgetVisited(): Promise<void> {
  const names = (await caches.keys()).filter(isVisitedCache);
  await Promise.all(names.map((name) => caches.delete(name)));
}

/** Returns the title of a page, without the name of the site. */
function readTitle(html: string): string {
  const tag = /<title[^>]*>[^<]*<\/title>/.exec(html)?.[0] ?? '';
  return new DOMParser().parseFromString(tag, 'text/html').title.replace(/ \| [^|]*$/, '');
}

/** Lists the site's files that the document uses, without those prefetched for other pages. */
function listUsedFiles(): string[] {
  const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"], link[rel~="icon"]')];
  const loaded = performance
    .getEntriesByType('resource')
    .filter((entry): entry is PerformanceResourceTiming => 'initiatorType' in entry)
    .filter(({ initiatorType }) => ['css', 'image', 'img', 'script'].includes(initiatorType));
  const root = new URL(basePath, window.location.origin).href;
  return [
    ...new Set([...links.map(({ href }) => href), ...loaded.map((entry) => entry.name), ...listIslandScripts()]),
  ].filter((address) => address.startsWith(root) && !address.includes('?'));
}

async function keepFile(cache: Cache, address: string): Promise<void> {
  if ((await cache.match(address)) !== undefined) return;
  const response = await fetch(address, { cache: 'force-cache' });
  if (response.ok) await cache.put(address, await makeCopy(response));
}

/** Removes a page from the caches of other deployments. Deletes those without pages, and the oldest if there are too many. */
async function dropOthers(ownName: string, key: string): Promise<void> {
  const others = (await caches.keys()).filter((name) => isVisitedCache(name) && name !== ownName);
  const dropped = others.slice(0, Math.max(0, others.length - deploymentLimit + 1));
  for (const name of others) {
    const cache = await caches.open(name);
    await cache.delete(key);
    if (dropped.includes(name) || (await listPages(cache)).length === 0) await caches.delete(name);
  }
}

async function dropOldest(cache: Cache): Promise<void> {
  const pages = await listPages(cache);
  const oldest = pages.sort((a, b) => a.time - b.time).slice(0, Math.max(0, pages.length - visitedLimit));
  await Promise.all(oldest.map(({ url }) => cache.delete(url)));
}

/** Returns the addresses of the scripts for the islands of the page, including islands that have not come into view yet. */
function listIslandScripts(): string[] {
  const hosts = [...document.querySelectorAll(islandTag)];
  const paths = hosts.flatMap((host) => host.getAttribute(scriptsAttribute)?.split(' ') ?? []);
  return [...new Set(paths)].map((path) => new URL(path, window.location.origin).href);
}
