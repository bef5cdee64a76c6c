/**
 * Stands in for `history`: the part that keeps the address bar. The two others are for sites without one. It tells of a new address when the page
 * there is loaded (see `arrival.ts`).
 */
import { createBrowserHistory as createUpstreamHistory } from 'history/esm/history';
import { tellOnArrival } from './arrival';

export { createLocation, createPath, locationsAreEqual, parsePath } from 'history/esm/history';

export function createBrowserHistory(
  ...options: Parameters<typeof createUpstreamHistory>
): ReturnType<typeof createUpstreamHistory> {
  return tellOnArrival(createUpstreamHistory(...options));
}

function refuse(): never {
  throw new Error('The light client keeps the history of the browser only; see src/plugins/light-client/README.md.');
}

export { refuse as createHashHistory, refuse as createMemoryHistory };
