/** The tables of contents of a page: one beside it, and a collapsible one for narrow windows. */

/** Class of the links. The theme's `TOC` adds `toc-highlight`, which no style and no script needs, to each of them. */
export const listedLink = 'table-of-contents__link';

/** Class of the link to the section that is being read. */
export const activeLink = 'table-of-contents__link--active';
