/**
 * All keys that the site stores something under. Code names them itself, and the
 * types of `storage.ts` accept no other: a list in the scripts would weigh something on every page. A test reads hostile values under each key.
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

export type StorageKey = (typeof storageKeys)[number] | `docusaurus.tab.${string}`;
