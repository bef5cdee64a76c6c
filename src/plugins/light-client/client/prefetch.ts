/**
 * Stands in for Docusaurus' `client/prefetch`, and asks it, except in Firefox. Firefox checks `<link rel="prefetch">` against `default-src` of the
 * content security policy, which is `'none'` here, and writes an error for each link; what other directives allow doesn't count for it.
 */
import prefetchByLink from '@docusaurus/core/lib/client/prefetch';

/** Firefox says of itself that it can prefetch. On iOS it is made of WebKit and has another name. */
const refusesLinks = typeof navigator !== 'undefined' && navigator.userAgent.includes('Firefox/');

/**
 * Brings a file into the cache of the browser. A failure is not told: the file is asked for again when it is needed.
 *
 * @param url of a file that may be kept for good
 */
export default function prefetch(url: string): Promise<void> {
  return refusesLinks ? fetchQuietly(url) : prefetchByLink(url);
}

async function fetchQuietly(url: string): Promise<void> {
  try {
    const response = await fetch(url, { priority: 'low' });
    // A file that nobody reads to its end is not kept.
    await response.blob();
  } catch {
    // No connection: the reader has not asked for it yet.
  }
}
