/**
 * Fetches a script, sheet or JSON file of the site past all caches, and replaces what they have of it: a file that arrived incomplete, but with status
 * 200, would otherwise stay there, and trying again would never work.
 *
 * @param address absolute, or relative to the page
 */
export async function refetch(address: string, signal: AbortSignal | null = null): Promise<Response> {
  const response = await fetch(address, { cache: 'reload', signal });
  if (!response.ok || response.headers.get('content-type')?.startsWith('text/html')) return response;
  try {
    // Copies for offline reading. The service worker prefers them for files with a hash in their names.
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      if (await cache.match(address)) await cache.put(address, response.clone());
    }
  } catch {
    // No caches in this browser.
  }
  return response;
}

/**
 * Replaces what the browser has cached of code that did not arrive, because that may be only a part of the file. Never rejects.
 *
 * @param error from `import()`; the bundler adds the address of the script or sheet
 */
export async function renewFile(error: unknown): Promise<void> {
  const { request } = error as { request?: string };
  if (request !== undefined) await refetch(request).catch(() => undefined);
}
