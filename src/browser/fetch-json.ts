import { refetch } from './refetch';

/** Time limit for loading a file, in milliseconds. Even the slowest of today's connections load 150 kB in this time. */
export const fetchLimit = 20_000;

/**
 * Fetches a JSON file of the site.
 *
 * @throws when it can't be reached in time, is missing or is not JSON
 */
export async function fetchJson<Content>(url: string, options: RequestInit = {}): Promise<Content> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), fetchLimit);
  const { signal } = controller;
  try {
    return await readJson(await fetch(url, { ...options, signal }), url, signal);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Reads a response with a JSON file. If it is not JSON, because it is incomplete or comes from another site, fetches the file once more past the
 * caches, which may keep it for a year.
 *
 * @throws when the status is an error, and when what arrives again is not JSON either
 */
export async function readJson<Content>(response: Response, url: string, signal?: AbortSignal): Promise<Content> {
  requireOk(response, url);
  try {
    return await response.json();
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    const again = await refetch(url, signal);
    requireOk(again, url);
    return again.json();
  }
}

function requireOk({ ok, status }: Response, url: string): void {
  if (!ok) throw new Error(`${url} responds with ${status}.`);
}
