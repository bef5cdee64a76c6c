import { isHashedName } from '../../config/caching';
import { basePath } from '../../config/versions';
import { offlineFolder, workerFile } from '../files';

/** The part of a request that decides how it is answered. */
export interface AskedFile {
  readonly method: string;
  /** `navigate` for a page that is opened. */
  readonly mode: string;
  /** What the file is for: `script`, `image`; empty for what scripts fetch, and for what is loaded ahead of its use. */
  readonly destination: string;
  readonly url: string;
}

/**
 * How a request is answered: a page from the network, else its kept copy; a file whose name says its content from its copy, else the network;
 * any other file from the network, else its copy.
 */
export type Plan = 'page' | 'hashed' | 'fresh';

/** What a script of a page fetches and what is kept: the search index. Everything else that scripts fetch goes its own way. */
const fetchedFolder = `${basePath}search-index/`;

const assets = new Set(['font', 'image', 'script', 'sharedworker', 'style', 'worker']);

/**
 * @param origin of the site
 * @returns undefined for what the service worker leaves alone
 */
export function planAnswer({ method, mode, destination, url }: AskedFile, origin: string): Plan | undefined {
  const { origin: askedOrigin, pathname } = new URL(url);
  if (method !== 'GET' || askedOrigin !== origin || !`${pathname}/`.startsWith(basePath)) return undefined;
  // The lists and archives say what there is now; a copy would lie.
  if (pathname.startsWith(`${basePath}${offlineFolder}/`) && pathname.includes('.')) return undefined;
  if (pathname === basePath + workerFile) return undefined;
  if (mode === 'navigate') return /\.(?!html$)\w+$/.test(pathname) ? undefined : 'page';
  if (!assets.has(destination) && !(destination === '' && pathname.startsWith(fetchedFolder))) return undefined;
  return isHashedName(pathname.slice(basePath.length)) ? 'hashed' : 'fresh';
}
