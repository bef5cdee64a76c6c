/** Where the browser says which page is open. */
export const checksAddress = '/live-checks';
