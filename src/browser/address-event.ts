/** Name of the event of the window that says that the address has changed while the page stays. */
export const addressEvent = 'docs:address';
