/**
 * Names by which code finds something on a page that other code wrote: scripts in the browser, and steps of the build that read finished pages. The
 * build imports them. Code that browsers load, JSX and style sheets write them out: this module would weigh 0.7 kB in the first view, because
 * the bundler does not inline constants. A unit test lets code for browsers look for nothing else, and a build test looks for each name in
 * the built site.
 */

/* Infima. Names with a double hyphen are states that scripts change. */
export const navbarClass = 'navbar';
export const navbarInnerClass = 'navbar__inner';
export const navbarToggleClass = 'navbar__toggle';
export const mobileSidebarClass = 'navbar-sidebar';
export const mobileSidebarShownClass = 'navbar-sidebar--show';
export const mobileSidebarBackdropClass = 'navbar-sidebar__backdrop';
export const mobileSidebarBackClass = 'navbar-sidebar__back';
export const mobileSidebarCloseClass = 'navbar-sidebar__close';
/** Both panels, side by side. */
export const mobileSidebarPanelsClass = 'navbar-sidebar__items';
export const secondPanelShownClass = 'navbar-sidebar__items--show-secondary';
export const mobileSidebarPanelClass = 'navbar-sidebar__item';
export const dropdownMenuClass = 'dropdown__menu';
export const dropdownShownClass = 'dropdown--show';
export const dropdownHoverableClass = 'dropdown--hoverable';
export const menuClass = 'menu';
export const menuListClass = 'menu__list';
export const menuItemClass = 'menu__list-item';
export const menuItemCollapsedClass = 'menu__list-item--collapsed';
export const menuLinkClass = 'menu__link';
export const menuLinkActiveClass = 'menu__link--active';
export const menuCategoryLinkClass = 'menu__link--sublist';
export const tabActiveClass = 'tabs__item--active';
export const footerClass = 'footer';
export const tocClass = 'table-of-contents';
export const tocLinkActiveClass = 'table-of-contents__link--active';

/* The theme: `ThemeClassNames` of theme-common, which would bring React with it. A unit test compares them. */
export const codeBlockClass = 'theme-code-block';
export const docMarkdownClass = 'theme-doc-markdown';
export const docFooterClass = 'theme-doc-footer';
export const docBreadcrumbsClass = 'theme-doc-breadcrumbs';
export const docSidebarClass = 'theme-doc-sidebar-container';
export const docSidebarMenuClass = 'theme-doc-sidebar-menu';
export const docSidebarCategoryClass = 'theme-doc-sidebar-item-category';
export const docTocDesktopClass = 'theme-doc-toc-desktop';
export const editLinkClass = 'theme-edit-this-page';
export const admonitionClass = 'theme-admonition';
/** Of `<html>`, on pages of the documentation. */
export const docPageClass = 'docs-doc-page';

/* The theme, where it has no constant for them. */
/** Everything below the navbar. */
export const mainWrapperClass = 'main-wrapper';
export const tokenLineClass = 'token-line';
export const hashLinkClass = 'hash-link';
/** Classes of CSS modules, which the build extends by an underscore and more. */
export const admonitionHeadingClass = 'admonitionHeading';
export const admonitionContentClass = 'admonitionContent';
/** Id of the element that React renders a page into. */
export const rootId = '__docusaurus';
/** Id that the link to the content leads to. */
export const skipLinkTargetId = '__docusaurus_skipToContent_fallback';
/** Name of the meta tag with the version of a page. */
export const docVersionMeta = 'docsearch:version';
/** Attribute of tags in the head that belong to one page. */
export const headAttribute = 'data-rh';

/* Ours. */
/** Custom elements that are blocks of a text. All others are a part of a line, or around the text. */
export const blockElements = ['code-block', 'doc-tabs', 'scrollable-table'] as const;
/** The bar above the code of a block, its title, and the button that copies the code. */
export const codeBarClass = 'code-bar';
export const codeTitleClass = 'code-title';
export const codeCopyClass = 'code-copy';
/** The button that runs a sample. */
export const codeRunClass = 'code-run';
/** Its attribute: the version, the file with the samples of the page, and the place of the sample among them. */
export const codeRunAttribute = 'data-run';
/** Box around each member of an API: its heading and everything about it. A portion of a long page may start inside one. */
export const memberCardClass = 'api-card';
/** The line at its top, with its name. */
export const memberHeadClass = 'api-head';
/** The name of a row of a reference (`src/css/kit.css`). */
export const recordNameClass = 'record__name';
/** The button of the search in the navbar. */
export const searchButtonClass = 'search-button';
/** Attribute of member headings and rows with the version that introduced the member: `v4`. Members of the oldest version have none, nor have parts of a member that are as old as it. */
export const introducedAttribute = 'data-introduced';
/** Attribute of plain HTML links, which no component handles: the version that readers prefer from now on if they follow the link. */
export const versionAttribute = 'data-version';
/** Attribute of such links that keep the place on the page (`place`), or only the query. */
export const keepsAttribute = 'data-keeps';
/** Attributes of a group of tabs: its name, and the values of its tabs, a line each. */
export const tabGroupAttribute = 'data-tab-group';
export const tabValuesAttribute = 'data-tab-values';
/** Attribute of the panel of a tab: the label of the tab. */
export const tabLabelAttribute = 'data-tab-label';
/** Attribute of elements that only work with scripts. The build leaves them out of everything else that it makes of a page. */
export const scriptsOnlyAttribute = 'data-scripts-only';
/** Attribute of tags in the head that the build added for one page. They are replaced when a reader goes to another page (`src/browser/navigation/head.ts`). */
export const pageHeadAttribute = 'data-page-head';
/** Attribute of the element at which a later portion of a page begins; `portions.css` and the loader of `src/plugins/light-client` use it, too. */
export const portionAttribute = 'data-portion';
/** Parts of lists that a reader can filter: of the plugins, of the changes of the API, and of the table of compatibility. */
export const cardsClass = 'cards';
export const clearAttribute = 'data-clear';
export const adviceAttribute = 'data-advice';
export const changesClass = 'changes';
export const breakingAttribute = 'data-breaking';
export const csvAttribute = 'data-csv';
export const sortAttribute = 'data-sort';
export const pluginAttribute = 'data-plugin';
export const memberAttribute = 'data-member';
export const mineAttribute = 'data-mine';
/** Attribute of what the page of versions draws of a version: `v4`. */
export const majorAttribute = 'data-major';
/** What stands in place of a list that has nothing to show. */
export const emptyStateClass = 'empty-state';
/** A label behind a name (`src/css/kit.css`). */
export const tagClass = 'tag';
/** Tables whose rows are records, and tables of symptoms with cause and fix. */
export const recordsClass = 'records';
export const symptomsClass = 'symptoms';
/** The index of the methods of an API. */
export const apiIndexClass = 'api-index';
/** Attribute of the key in the search button, once it is known what it is called on this computer. */
export const knownAttribute = 'data-known';
/** Attribute of the link to the start page on the page for unknown addresses. */
export const startAttribute = 'data-start';
/** Name of the meta tag of a page that is also served under its folded address. */
export const foldedRouteMeta = 'folded-route';
/** Accessible name of the line above a page that links to its versions. */
export const versionStripLabel = 'Versions of this page';
/** Beginning of the description of a version that lacks the present page: in the version menu, and wherever that menu is read. */
export const noSuchPage = 'No such page';
