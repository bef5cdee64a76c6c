/** Time limit for loading a file of the index, in milliseconds. Even the slowest of today's connections load 150 kB in this time. */
export const fetchLimit = 20_000;

/**
 * Fetches a JSON file.
 *
 * @throws when it can't be reached in time, is missing or is not JSON
 */
export async function fetchJson<Content>(url: string, options: RequestInit = {}): Promise<Content> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), fetchLimit);
  try {
    const response = await fetch(url, { ...options, signal: controller.signal });
    if (!response.ok) throw new Error(`${url} responds with ${response.status}.`);
    return await response.json();
  } finally {
    clearTimeout(timer);
  }
}
