/** How the paragraph about the sources of a page's facts begins. It is no answer to anything, so the search leaves it out. */
export const factSourcesBeginning = 'Version numbers on this page are read from ';
