import { savedAtHeader, titleHeader } from '@site/src/offline/caches';

/**
 * Copies a response for a cache: the same content, and the headers without those that describe the transfer. A response that was redirected could
 * not be shown as a page.
 *
 * @param body content, when it was read already
 * @param title of a page, for lists of what is kept
 */
export async function makeCopy(response: Response, body?: string, title?: string): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(savedAtHeader, String(Date.now()));
  if (title !== undefined) headers.set(titleHeader, encodeURIComponent(title));
  return new Response(body ?? (await response.blob()), { headers });
}
