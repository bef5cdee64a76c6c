import { toPageKey } from './address';
import { isOfDeployment, readDeployment } from './deployment';

/** Timeout for asking the site for its current page, in milliseconds. */
const limit = 5_000;

/**
 * Finds out whether a page that could not be fetched would work with a normal page load. That is so if the site was deployed again and files of the
 * old deployment are gone, if the address redirects to another site, and if there is no connection and the page is cached for offline reading.
 *
 * @param path address of the page
 */
export async function needsNormalLoad(path: string): Promise<boolean> {
  return (await hasChanged(path)) ?? isCached(path);
}

/** Returns whether the site now has another page at the path, or none. Undefined if the site does not respond. */
export async function hasChanged(path: string): Promise<boolean | undefined> {
  try {
    // A script can't follow a redirect to another site, such as the page on which a guest network asks for a login.
    const response = await fetch(path, { cache: 'no-cache', redirect: 'manual', signal: AbortSignal.timeout(limit) });
    if (response.status === 404 || response.type === 'opaqueredirect') return true;
    return response.ok && !isOfDeployment(await response.text(), readDeployment());
  } catch {
    return undefined;
  }
}

async function isCached(path: string): Promise<boolean> {
  try {
    return navigator.serviceWorker.controller !== null && (await caches.match(toPageKey(path))) !== undefined;
  } catch {
    // This browser has no service workers or no caches.
    return false;
  }
}
