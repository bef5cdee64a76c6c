/** Its content lasts as long as the page. */
const storage = makeStorage();

/**
 * Gives the page a stand-in for `localStorage` if the browser refuses the real one: DocSearch 4.7 reads it without checking for access, and
 * would not open. A storage that can be read but is full stays, because DocSearch does check for that.
 *
 * @param page the window
 * @returns a function that restores the original: other code checks for access, and events can't carry a storage that is not the browser's own
 */
export function installFallbackStorage(page: { readonly localStorage: Storage } = window): () => void {
  try {
    page.localStorage.getItem('');
    return () => {};
  } catch {
    // Cookies are blocked, there is no storage, or it can't be read.
  }
  const own = Object.getOwnPropertyDescriptor(page, 'localStorage');
  Object.defineProperty(page, 'localStorage', { configurable: true, value: storage });
  return () => {
    if (own === undefined) Reflect.deleteProperty(page, 'localStorage');
    else Object.defineProperty(page, 'localStorage', own);
  };
}

function makeStorage(): Storage {
  const entries = new Map<string, string>();
  return {
    get length() {
      return entries.size;
    },
    clear: () => entries.clear(),
    getItem: (key) => entries.get(key) ?? null,
    key: (index) => [...entries.keys()][index] ?? null,
    removeItem: (key) => void entries.delete(key),
    setItem: (key, value) => void entries.set(key, String(value)),
  };
}
