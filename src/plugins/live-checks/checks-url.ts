/** Path to which the browser reports which page is open. */
export const checksAddress = '/live-checks';
