/** Class of the box around each member of an API: its heading and everything about it. A portion of a long page may start inside one. */
export const memberCardClass = 'api-card';
