/** Delays before the second and the third attempt, in milliseconds. */
const pauses = [500, 2_000];

/**
 * Fetches a file, with at most three attempts.
 *
 * @throws when there is no response, or one with an error status; immediately when `signal` is aborted
 */
export async function fetchFile(
  address: string,
  signal?: AbortSignal,
  cache: RequestCache = 'no-cache',
): Promise<Response> {
  for (const pause of [...pauses, undefined]) {
    try {
      const response = await fetch(address, { cache, ...(signal && { signal }) });
      if (response.ok) return response;
      throw new Error(`${address} responds with ${response.status}.`);
    } catch (error) {
      if (signal?.aborted || pause === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  throw new Error(`${address} was not requested.`);
}
