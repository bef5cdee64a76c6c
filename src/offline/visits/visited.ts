import { toPageKey } from '@site/src/browser/navigation/address';
import { visitedLimit } from '@site/src/config/offline';
import { basePath } from '@site/src/config/versions';
import { isVisitedCache, nameVisitedCache, savedAtHeader, titleHeader } from '@site/src/offline/caches';
import { isOfDeployment, readDeployment } from '../../browser/navigation/deployment';
import { makeCopy } from '../make-copy';
import { listIslandScripts } from './island-scripts';

/** How many deployments visited pages may be of. */
const deploymentLimit = 3;

/**
 * Keeps a page that the reader is on, with the files that it uses. Copies of another deployment's page go; so do the scripts of that
 * deployment with its last page.
 *
 * @param pathname address of the page
 * @param hasJustCome the browser itself has the page still, as it came from the network; else it is asked for once more
 */
export async function cacheVisited(pathname: string, hasJustCome: boolean): Promise<void> {
  const scripts = readDeployment();
  if (scripts.length === 0) return;
  const response = await fetch(pathname, hasJustCome ? { cache: 'force-cache' } : {});
  if (!response.ok) return;
  const html = await response.text();
  // Of a newer deployment, whose scripts are not the ones that are in use here.
  if (!isOfDeployment(html, scripts)) return;
  const name = nameVisitedCache(scripts);
  const cache = await caches.open(name);
  await cache.put(toPageKey(pathname), await makeCopy(response, html, readTitle(html)));
  await Promise.all(listUsedFiles().map((address) => keepFile(cache, address)));
  await dropOthers(name, toPageKey(pathname));
  await dropOldest(cache);
}

/** @returns how many pages are kept because they were visited */
export async function countVisited(): Promise<number> {
  const own = nameVisitedCache(readDeployment());
  const names = (await caches.keys()).filter(isVisitedCache);
  const counts = await Promise.all(
    names.map(async (name) => {
      const { length } = await listPages(await caches.open(name));
      // Opening creates again what `dropOthers` has deleted in between.
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

/** Title of a page, without the name of the site. */
function readTitle(html: string): string {
  const tag = /<title[^>]*>[^<]*<\/title>/.exec(html)?.[0] ?? '';
  return new DOMParser().parseFromString(tag, 'text/html').title.replace(/ \| [^|]*$/, '');
}

/** Files of the site that the document uses: what was loaded ahead for other pages is not among them. */
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

/** Takes a page out of the caches of other deployments, and deletes those without pages and the oldest ones. */
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

async function listPages(cache: Cache): Promise<{ url: string; time: number }[]> {
  const copies = await Promise.all(
    (await cache.keys()).map(async ({ url }) => ({ url, copy: await cache.match(url) })),
  );
  return copies.flatMap(({ url, copy }) =>
    copy?.headers.has(titleHeader) ? [{ url, time: Number(copy.headers.get(savedAtHeader)) }] : [],
  );
}
