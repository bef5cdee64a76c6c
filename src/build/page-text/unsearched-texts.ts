/** The rows for errors whose messages nobody knows before they happen: where a method has others, and where it has none. They answer no question, so the search leaves them out. */
export const unknownErrors = {
  others: 'Other errors, with messages made at run time',
  all: 'Errors with messages made at run time',
} as const;

/** Link below the changes of a plugin. Like the sources, it is on many pages and answers no question. */
export const allChangesLabel = 'All changes of this page';

/** Beginning of the paragraph about the sources of a page's facts. It answers no question, so the search leaves it out. */
export const factSourcesBeginning = 'Version numbers on this page are read from ';
