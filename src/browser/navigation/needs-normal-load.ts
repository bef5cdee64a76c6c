import { toPageKey } from './address';
import { isOfDeployment, readDeployment } from './deployment';

/** How long the site may take to say what it has now, in milliseconds. */
const limit = 5_000;

/**
 * Finds out whether a page whose script did not come would come when it is loaded as a whole: when the site was deployed again, and scripts of
 * the old deployment are gone; or when there is no connection, and the browser keeps the page.
 *
 * @param path address of the page
 */
export async function needsNormalLoad(path: string): Promise<boolean> {
  return (await hasChanged(path)) ?? isCached(path);
}

/** @returns whether the site has another page now, or none; undefined when it does not say */
async function hasChanged(path: string): Promise<boolean | undefined> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), limit);
  try {
    const response = await fetch(path, { cache: 'no-cache', signal: controller.signal });
    if (response.status === 404) return true;
    return response.ok && !isOfDeployment(await response.text(), readDeployment());
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

async function isCached(path: string): Promise<boolean> {
  try {
    return navigator.serviceWorker.controller !== null && (await caches.match(toPageKey(path))) !== undefined;
  } catch {
    // No workers or no caches in this browser.
    return false;
  }
}
