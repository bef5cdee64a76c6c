/** The reader's choices in the browser's storage, under the keys of Docusaurus 3. */

/** Keys of theme-common 3.10.2 and plugin-content-docs 3.10.2. */
export const storageKeys = {
  colorMode: 'theme',
  isAnnouncementDismissed: 'docusaurus.announcement.dismiss',
  preferredVersion: 'docs-preferred-version-default',
  /** Prefix of the keys of tab groups. */
  tabs: 'docusaurus.tab.',
} as const;

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
export function readStored(key: string): string | null {
  return attempt(() => window.localStorage.getItem(key));
}

/** Stores a value; null removes it. */
export function writeStored(key: string, value: string | null): void {
  attempt(() => (value === null ? window.localStorage.removeItem(key) : window.localStorage.setItem(key, value)));
}
