/** Name of the window event that is dispatched when the address changes but the page stays. */
export const addressEvent = 'docs:address';
