import { type VersionName, versionNames } from '../../config/versions';

/*
 * Names of the browser's caches. A cache is identified only by its name, so caches of other parts of the same host are never touched.
 */

const visitedPrefix = 'docs-visited:';
const versionPrefix = 'docs-kept:';

/** Header of a saved copy: when it was fetched, in milliseconds since 1970. */
export const savedAtHeader = 'x-docs-kept-at';

/** Header of a saved page: its title, percent-encoded. */
export const titleHeader = 'x-docs-title';

/** Returns the name of the cache for pages visited in one deployment, which is identified by the scripts that all its pages have. */
export function nameVisitedCache(scripts: readonly string[]): string {
  return `${visitedPrefix}${scripts.join(' ')}`;
}

export function isVisitedCache(name: string): boolean {
  return name.startsWith(visitedPrefix);
}

/** Returns the name of the cache for a whole version as it was in one deployment. */
export function nameVersionCache(version: VersionName, revision: string): string {
  return `${versionPrefix}${version}:${revision}`;
}

/** Parses the name of a version's cache. @returns undefined for other caches */
export function readVersionCache(name: string): { version: VersionName; revision: string } | undefined {
  if (!name.startsWith(versionPrefix)) return undefined;
  const [found, revision] = name.slice(versionPrefix.length).split(':');
  const version = versionNames.find((candidate) => candidate === found);
  return version === undefined || revision === undefined ? undefined : { version, revision };
}

/** Whether a cache belongs to this site. */
export function isOwnCache(name: string): boolean {
  return name.startsWith(visitedPrefix) || name.startsWith(versionPrefix);
}

/**
 * Copies a response for a cache, without the headers that describe the transfer. A copy is needed because browsers don't accept redirected responses
 * for pages.
 *
 * @param body content, if it has been read already
 * @param title title of a page, for lists of saved pages
 */
export async function makeCopy(response: Response, body?: string | Blob, title?: string): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(savedAtHeader, String(Date.now()));
  if (title !== undefined) headers.set(titleHeader, encodeURIComponent(title));
  return new Response(body ?? (await response.blob()), { headers });
}

/** A visited page that is saved. */
export interface SavedPage {
  readonly url: string;
  /** Percent-encoded. */
  readonly title: string;
  /** When it was saved, in milliseconds since 1970. */
  readonly time: number;
}

/** Lists the pages in a cache for visited pages, which has their files, too. Reads only the headers. */
export async function listPages(cache: Cache): Promise<SavedPage[]> {
  const pages: SavedPage[] = [];
  for (const { url } of await cache.keys()) {
    const headers = (await cache.match(url))?.headers;
    const title = headers?.get(titleHeader);
    if (title != null) pages.push({ url, title, time: Number(headers?.get(savedAtHeader)) });
  }
  return pages;
}
