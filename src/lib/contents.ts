/** The tables of contents of a page: one beside it, and for narrow windows one that folds. */

/** Classes of the links whose section is marked while it is read, as the theme's `TOC` names them. */
export const listedLink = 'table-of-contents__link toc-highlight';

/** Class of the link to the section that is read. */
export const presentLink = 'table-of-contents__link--active';
