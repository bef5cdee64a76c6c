/** Keeps nothing. */
const nowhere: Storage = {
  length: 0,
  clear() {},
  getItem: () => null,
  key: () => null,
  removeItem() {},
  setItem() {},
};

/**
 * Gives the page a stand-in for `localStorage` if the browser refuses the real one: DocSearch 4.7 reads it without checking for access, and
 * would not open (algolia/docsearch#2694 fixed this for a full storage only). A storage that can be read but is full stays.
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
  Object.defineProperty(page, 'localStorage', { configurable: true, value: nowhere });
  return () => {
    if (own === undefined) Reflect.deleteProperty(page, 'localStorage');
    else Object.defineProperty(page, 'localStorage', own);
  };
}
