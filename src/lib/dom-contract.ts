/**
 * Names by which code finds something on a page that other code wrote: scripts in the browser, and steps of the build that read finished pages. The
 * build imports them. Code that browsers load, JSX and style sheets write them out: this module would weigh 0.7 kB in the first view, because
 * the bundler does not inline constants. A unit test lets code for browsers look for nothing else, and a build test looks for each name in
 * the built site.
 */

/** Names that only code in browsers looks for, so that no constant is needed: classes, ids, attributes and meta tags, separated by spaces. */
export const writtenNames = {
  Class: [
    // Infima. Names with a double hyphen are states that scripts change.
    'navbar navbar__inner navbar__toggle navbar-sidebar navbar-sidebar--show navbar-sidebar__backdrop navbar-sidebar__back',
    // The panels of the mobile sidebar, side by side, and that the second one is shown.
    'navbar-sidebar__close navbar-sidebar__items navbar-sidebar__items--show-secondary navbar-sidebar__item',
    'dropdown__menu dropdown--show dropdown--hoverable tabs__item--active footer',
    'menu menu__list menu__list-item menu__list-item--collapsed menu__link menu__link--active menu__link--sublist',
    'table-of-contents table-of-contents__link--active',
    // The theme.
    'theme-doc-sidebar-container theme-doc-sidebar-menu theme-doc-sidebar-item-category theme-doc-toc-desktop',
    // `main-wrapper` is everything below the navbar.
    'theme-edit-this-page main-wrapper',
    // Ours: the bar above a block of code with its buttons, the button of the search, and what a reader can filter.
    'code-bar code-copy code-run search-button cards changes empty-state',
  ],
  // The element that React renders a page into, and what the link to the content leads to.
  Id: ['__docusaurus __docusaurus_skipToContent_fallback'],
  // The version of a page.
  Meta: ['docsearch:version'],
  Attribute: [
    // Tags in the head that belong to one page.
    'data-rh',
    // A sample: the version, the file with the samples of the page, and the place of the sample among them.
    'data-run',
    // The name of a group of tabs; the key in the search button, once it is known; the link to the start page on the page for unknown addresses.
    'data-tab-group data-known data-start',
    // Parts of lists that a reader can filter.
    'data-clear data-advice data-breaking data-csv data-sort data-plugin data-member',
  ],
} as const;

/* The theme: `ThemeClassNames` of theme-common, which would bring React with it. A unit test compares them. */
export const codeBlockClass = 'theme-code-block';
export const docMarkdownClass = 'theme-doc-markdown';
export const docFooterClass = 'theme-doc-footer';
export const docBreadcrumbsClass = 'theme-doc-breadcrumbs';
export const admonitionClass = 'theme-admonition';
/** Of `<html>`, on pages of the documentation. */
export const docPageClass = 'docs-doc-page';

/* The theme, where it has no constant for them. */
export const tokenLineClass = 'token-line';
export const hashLinkClass = 'hash-link';
/** Classes of CSS modules, which the build extends by an underscore and more. */
export const admonitionHeadingClass = 'admonitionHeading';
export const admonitionContentClass = 'admonitionContent';

/* Ours. */
/** Custom elements that are blocks of a text. All others are a part of a line, or around the text. */
export const blockElements = ['code-block', 'doc-tabs', 'scrollable-table'] as const;
/** The title in the bar above a block of code. */
export const codeTitleClass = 'code-title';
/** Box around each member of an API: its heading and everything about it. A portion of a long page may start inside one. */
export const memberCardClass = 'api-card';
/** The line at its top, with its name. */
export const memberHeadClass = 'api-head';
/** The name of a row of a reference (`src/css/kit.css`). */
export const recordNameClass = 'record__name';
/** Attribute of member headings and rows with the version that introduced the member: `v4`. Members of the oldest version have none, nor have parts of a member that are as old as it. */
export const introducedAttribute = 'data-introduced';
/** Attribute of plain HTML links, which no component handles: the version that readers prefer from now on if they follow the link. */
export const versionAttribute = 'data-version';
/** Attribute of such links that keep the place on the page (`place`), or only the query. */
export const keepsAttribute = 'data-keeps';
/** Attribute of a group of tabs: the values of its tabs, a line each. */
export const tabValuesAttribute = 'data-tab-values';
/** Attribute of the panel of a tab: the label of the tab. */
export const tabLabelAttribute = 'data-tab-label';
/** Attribute of elements that only work with scripts. The build leaves them out of everything else that it makes of a page. */
export const scriptsOnlyAttribute = 'data-scripts-only';
/** Attribute of tags in the head that the build added for one page. They are replaced when a reader goes to another page (`src/browser/navigation/head.ts`). */
export const pageHeadAttribute = 'data-page-head';
/** Attribute of the element at which a later portion of a page begins; `portions.css` and the loader of `src/plugins/light-client` use it, too. */
export const portionAttribute = 'data-portion';
/** Attribute of the row or the cell of the version that the reader's app has. */
export const mineAttribute = 'data-mine';
/** Attribute of what the page of versions draws of a version: `v4`. */
export const majorAttribute = 'data-major';
/** A label behind a name (`src/css/kit.css`). */
export const tagClass = 'tag';
/** Tables whose rows are records, and tables of symptoms with cause and fix. */
export const recordsClass = 'records';
export const symptomsClass = 'symptoms';
/** The index of the methods of an API. */
export const apiIndexClass = 'api-index';
/** Name of the meta tag of a page that is also served under its folded address. */
export const foldedRouteMeta = 'folded-route';
/** Accessible name of the line above a page that links to its versions. */
export const versionStripLabel = 'Versions of this page';
/** Beginning of the description of a version that lacks the present page: in the version menu, and wherever that menu is read. */
export const noSuchPage = 'No such page';
