/** Creates an in-memory cache storage with the parts that this site uses. Addresses without a host belong to `http://site`. */
export function makeCaches(): CacheStorage {
  const stores = new Map<string, Map<string, Response>>();
  const toKey = (request: RequestInfo | URL): string =>
    new URL(request instanceof Request ? request.url : request, 'http://site').href;
  const open = (name: string): Cache => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    const cache = {
      match: async (request: RequestInfo | URL) => store.get(toKey(request))?.clone(),
      put: async (request: RequestInfo | URL, response: Response) => void store.set(toKey(request), response),
      delete: async (request: RequestInfo | URL) => store.delete(toKey(request)),
      keys: async () => [...store.keys()].map((url) => ({ url })),
    };
    return cache as unknown as Cache;
  };
  const caches = {
    open: async (name: string) => open(name),
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (request: RequestInfo | URL, { cacheName }: MultiCacheQueryOptions = {}) => {
      for (const name of [...stores.keys()].filter((key) => cacheName === undefined || key === cacheName)) {
        const found = await open(name).match(request);
        if (found !== undefined) return found;
      }
      return undefined;
    },
  };
  return caches as unknown as CacheStorage;
}
