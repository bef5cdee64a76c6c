/** Name of the line above a page that leads to its versions, as screen readers say it. */
export const versionStripLabel = 'Versions of this page';
