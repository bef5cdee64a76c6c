/** Address at which the server of `npm start` describes a page, and below which it compares two. */
export const barAddress = '/writer-bar';
