/** Accessible name of the line above a page that links to its versions. */
export const versionStripLabel = 'Versions of this page';
