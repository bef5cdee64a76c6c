/** Attribute of member headings and rows with the version that introduced the member: `v4`. Members of the oldest version have none. */
export const introducedAttribute = 'data-introduced';
