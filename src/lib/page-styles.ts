/** Finds the styles that a page has in itself (`src/plugins/light-client/styles` writes them). The group is their text, the same in all pages. */
export const pageStyles = /<style>(.*?)<\/style>/s;
