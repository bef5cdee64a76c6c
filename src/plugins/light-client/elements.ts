/** The custom elements of the site. The code of each lies beside the component that renders it. */
import type { Elements } from '../../browser/elements/load';
import ColorModeToggle from '../../theme/ColorModeToggle/element';
import DocSidebar from '../../theme/DocSidebar/element';
import MobileSidebar from '../../theme/Navbar/MobileSidebar/element';
import NavbarDropdown from '../../theme/NavbarItem/DropdownNavbarItem/Desktop/element';
import SearchButton from '../../theme/SearchBar/element';
import DocTabs from '../../theme/Tabs/element';

export const elements: Elements = {
  first: {
    'color-mode-toggle': ColorModeToggle,
    'doc-sidebar': DocSidebar,
    'doc-tabs': DocTabs,
    'mobile-sidebar': MobileSidebar,
    'navbar-dropdown': NavbarDropdown,
    'search-button': SearchButton,
  },
  later: {
    // Those that are wanted together share a chunk, because each is small.
    'announcement-bar': () => import(/* webpackChunkName: "late" */ '../../theme/AnnouncementBar/element'),
    'api-changes-filter': () => import(/* webpackChunkName: "lists" */ '../../lists/api-changes-element'),
    'back-to-top': () => import(/* webpackChunkName: "late" */ '../../theme/BackToTopButton/element'),
    'code-block': () => import(/* webpackChunkName: "late" */ '../../theme/CodeBlock/Container/element'),
    'compatibility-matrix': () => import(/* webpackChunkName: "lists" */ '../../compatibility/element'),
    'copy-button': () => import(/* webpackChunkName: "late" */ '../../components/CopyButton/element'),
    'hideable-navbar': () => import(/* webpackChunkName: "late" */ '../../theme/Navbar/Layout/element'),
    'key-filter': () => import(/* webpackChunkName: "lists" */ '../../lists/key-filter-element'),
    'message-finder': () => import(/* webpackChunkName: "lists" */ '../../lists/message-finder-element'),
    'page-feedback': () => import(/* webpackChunkName: "page-tools" */ '../../theme/DocItem/Footer/element'),
    'page-menu': () => import(/* webpackChunkName: "page-tools" */ '../../components/PageMenuButton/element'),
    'page-versions': () => import(/* webpackChunkName: "late" */ '../../components/PageVersions/element'),
    'plugin-filter': () => import(/* webpackChunkName: "lists" */ '../../lists/plugin-filter-element'),
    'scrollable-table': () => import(/* webpackChunkName: "late" */ '../../theme/MDXComponents/Table/element'),
    'single-key-setting': () => import(/* webpackChunkName: "lists" */ '../../components/SingleKeySetting/element'),
    'toc-bar': () => import(/* webpackChunkName: "contents" */ '../../theme/TOCCollapsible/element'),
    'toc-highlight': () => import(/* webpackChunkName: "contents" */ '../../theme/TOC/element'),
    'zoomable-picture': () => import(/* webpackChunkName: "late" */ '../../theme/MDXComponents/Picture/element'),
  },
};
