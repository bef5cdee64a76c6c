/** Link below the changes of a plugin. Like the sources, it is on many pages and answers no question. */
export const allChangesLabel = 'All changes of this page';

/** Beginning of the paragraph about the sources of a page's facts. It answers no question, so the search leaves it out. */
export const factSourcesBeginning = 'Version numbers on this page are read from ';
