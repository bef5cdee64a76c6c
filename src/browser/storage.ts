/*
 * What the site stores in the browser. Other versions of the site, other applications on the same host and extensions may have stored something else
 * under the same keys, so each value is checked when it is read, and one that is not as expected counts as absent.
 */

/**
 * All keys. Code names them itself, and the types below accept no other: a list in the scripts would weigh something on every page. A test reads
 * hostile values under each key.
 */
export const storageKeys = [
  // Keys of theme-common 3.10.2 and plugin-content-docs 3.10.2. Those of tab groups are `docusaurus.tab.` and the name of the group.
  'theme',
  'docusaurus.announcement.dismiss',
  'docusaurus.announcement.id',
  'docs-preferred-version-default',
  // The single-key shortcuts are off.
  'docs-keys',
  'docs-my-version',
  'docs-only-my-version',
  'docs-visited-pages',
  'docs-upgrade',
  // In `sessionStorage`.
  'docs-scroll-positions',
  'docs-folds',
] as const;

type StorageKey = (typeof storageKeys)[number] | `docusaurus.tab.${string}`;

/** `sessionStorage` lasts as long as the tab. */
type Area = 'localStorage' | 'sessionStorage';

let hasWarned = false;

/** Uses the storage, which may be blocked or full. The page works without it, and the console gets a single warning. */
function attempt<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch (error) {
    if (!hasWarned) console.warn('This browser does not store data for this site:', error);
    hasWarned = true;
    return null;
  }
}

/** Returns the stored value, or null if there is none or the browser does not allow storage. */
export function readStored(key: StorageKey, area: Area = 'localStorage'): string | null {
  return attempt(() => window[area].getItem(key));
}

/** Stores a value; null removes it. */
export function writeStored(key: StorageKey, value: string | null, area: Area = 'localStorage'): void {
  attempt(() => (value === null ? window[area].removeItem(key) : window[area].setItem(key, value)));
}

/**
 * Parses a stored value.
 *
 * @param text as stored; null if nothing is
 * @param read returns the value if it has the expected shape. It may throw on any other.
 * @returns undefined if the text is no JSON or has another shape
 */
export function parseStored<Value>(
  text: string | null,
  read: (value: unknown) => Value | undefined,
): Value | undefined {
  try {
    return text === null ? undefined : read(JSON.parse(text));
  } catch {
    return undefined;
  }
}
