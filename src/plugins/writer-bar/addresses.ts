/** Address to which the browser reports which page is open. */
export const checksAddress = '/live-checks';

/** Address at which the server of `npm start` describes a page, and below which it compares two. */
export const barAddress = '/writer-bar';
