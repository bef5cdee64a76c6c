/** What the browser remembers of a reader, under the keys that Docusaurus 3 has for it. */

/** Keys of theme-common 3.10.2 and plugin-content-docs 3.10.2. */
export const storageKeys = {
  colorMode: 'theme',
  announcement: 'docusaurus.announcement.id',
  isAnnouncementDismissed: 'docusaurus.announcement.dismiss',
  preferredVersion: 'docs-preferred-version-default',
  /** Beginning of the keys of tab groups. */
  tabs: 'docusaurus.tab.',
} as const;

let hasWarned = false;

/** Storage may be blocked, or full: the page works without it, and the reader's console says so once. */
function attempt<Result>(use: () => Result): Result | null {
  try {
    return use();
  } catch (error) {
    if (!hasWarned) console.warn('This browser remembers nothing for this site:', error);
    hasWarned = true;
    return null;
  }
}

/** @returns the stored value; null when there is none, or when the browser does not allow storage */
export function readStored(key: string): string | null {
  return attempt(() => window.localStorage.getItem(key));
}

/** Stores a value; null removes it. */
export function writeStored(key: string, value: string | null): void {
  attempt(() => (value === null ? window.localStorage.removeItem(key) : window.localStorage.setItem(key, value)));
}
