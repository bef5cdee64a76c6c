/** Marks headings and rows of members with the version that brought them: `v4`. What the oldest version has already has no mark. */
export const introducedAttribute = 'data-introduced';
