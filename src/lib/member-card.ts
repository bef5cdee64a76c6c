/** Class of the box around each member of an API: its heading, and all that is said of it. Portions of long pages may begin inside of one. */
export const memberCardClass = 'api-card';
