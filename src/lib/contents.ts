/** The tables of contents of a page: one beside it, and a collapsible one for narrow windows. */

/** Classes of the links that are highlighted while their section is being read, as in the theme's `TOC`. */
export const listedLink = 'table-of-contents__link toc-highlight';

/** Class of the link to the section that is being read. */
export const activeLink = 'table-of-contents__link--active';
