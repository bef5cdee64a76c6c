import { keptAtHeader, titleHeader } from '@site/src/offline/caches';

/**
 * Makes of an answer what is put into a cache: the same content and headers, without what only held on the way. An answer that came by way of
 * a redirect could not be shown as a page.
 *
 * @param body content, when it was read already
 * @param title of a page, for lists of what is kept
 */
export async function makeCopy(response: Response, body?: string, title?: string): Promise<Response> {
  const headers = new Headers(response.headers);
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.set(keptAtHeader, String(Date.now()));
  if (title !== undefined) headers.set(titleHeader, encodeURIComponent(title));
  return new Response(body ?? (await response.blob()), { headers });
}
