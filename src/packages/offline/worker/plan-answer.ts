import { isHashedName } from '../../../config/caching';
import { basePath } from '../../../config/versions';
import { offlineFolder, workerFile } from '../files';

/** The parts of a request that decide how it is answered. */
export interface RequestedFile {
  readonly method: string;
  /** `navigate` when a page is opened. */
  readonly mode: string;
  /** `reload` when the caches must not be used. */
  readonly cache?: string;
  /** What the file is for, such as `script` or `image`. Empty for files that scripts fetch, and for prefetched files. */
  readonly destination: string;
  readonly url: string;
}

/**
 * How a request is answered: `page` from the network, or else from the saved copy; `hashed`, for files with a hash in their names, from the copy, or
 * else from the network; `fresh`, for any other file, from the network, or else from the copy.
 */
export type Plan = 'page' | 'hashed' | 'fresh';

/** Folder of the search index, the only files fetched by scripts that are saved. The worker ignores everything else that scripts fetch. */
const fetchedFolder = `${basePath}search-index/`;

const assets = new Set(['font', 'image', 'script', 'sharedworker', 'style', 'worker']);

/**
 * Decides how a request is answered.
 *
 * @param origin origin of the site
 * @returns undefined for requests that the service worker ignores
 */
export function planAnswer({ method, mode, cache, destination, url }: RequestedFile, origin: string): Plan | undefined {
  const { origin: askedOrigin, pathname } = new URL(url);
  if (method !== 'GET' || askedOrigin !== origin || !`${pathname}/`.startsWith(basePath)) return undefined;
  // The lists and archives must be current, so they are never answered from a copy.
  if (pathname.startsWith(`${basePath}${offlineFolder}/`) && pathname.includes('.')) return undefined;
  if (pathname === basePath + workerFile) return undefined;
  if (mode === 'navigate') return /\.(?!html$)\w+$/.test(pathname) ? undefined : 'page';
  if (!assets.has(destination) && !(destination === '' && pathname.startsWith(fetchedFolder))) return undefined;
  // A page that asks past the caches has received something incomplete.
  if (cache === 'reload') return 'fresh';
  return isHashedName(pathname.slice(basePath.length)) ? 'hashed' : 'fresh';
}
