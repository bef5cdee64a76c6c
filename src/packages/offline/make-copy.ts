import { savedAtHeader, titleHeader } from './caches';

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
