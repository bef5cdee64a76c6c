/** The sidebars that the browser has, and how it gets them and the component that shows them. */
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { moduleFolder } from '@generated/light-client/pages/skeleton';
import { failureOptions } from '@site/src/lib/failure-options';
import type { Props } from '@theme/DocRoot/Layout/Sidebar';
import type { ComponentType } from 'react';
import { nameSidebarChunk, trimPath } from '../pages/chunk-name';
import { findPage } from './pages';

type Sidebar = readonly PropSidebarItem[];

const sidebars = new Map<string, Sidebar>();
let component: ComponentType<Props> | undefined;
let lastWay: Sidebar = [];

/** @returns a sidebar, once it is loaded */
export function findSidebar(version: string, name: string): Sidebar | undefined {
  return sidebars.get(nameSidebarChunk(version, name));
}

/**
 * Loads a sidebar.
 *
 * @throws when the network or the server does not give it
 */
async function loadSidebar(version: string, name: string): Promise<void> {
  const chunk = nameSidebarChunk(version, name);
  if (sidebars.has(chunk)) return;
  await __webpack_require__.e(chunk);
  sidebars.set(chunk, __webpack_require__(`${moduleFolder}${chunk}.json`) as Sidebar);
}

/** @returns the theme's sidebar, once it is loaded */
export function findComponent(): ComponentType<Props> | undefined {
  return component;
}

/**
 * Loads the theme's sidebar, and what is in it.
 *
 * @throws when the network or the server does not give it
 */
export async function loadLiveSidebar(version: string, name: string): Promise<void> {
  const [loaded] = await Promise.all([
    import(/* webpackChunkName: "late" */ '@light-client/sidebar'),
    loadSidebar(version, name),
  ]);
  component = loaded.default;
}

/** The server's sidebar that stands on the page, if one does. */
let standing: string | undefined;

/**
 * Notes that the server's sidebar stands on the page.
 *
 * @returns what notes that it is gone
 */
export function noteStanding(version: string, name: string): () => void {
  standing = nameSidebarChunk(version, name);
  return () => {
    standing = undefined;
  };
}

/**
 * Loads the sidebar of a page that the reader goes to. Where the server's stands, the page does not wait for it: its present entry is marked as
 * soon as the sidebar comes to life.
 */
export async function showSidebar(path: string): Promise<void> {
  const page = findPage(path);
  if (!failureOptions.hasHydrated() || page?.sidebar === undefined || page.record === null) return;
  if (standing === nameSidebarChunk(page.record.version, page.sidebar)) return;
  await loadLiveSidebar(page.record.version, page.sidebar).catch((error: unknown) => console.warn(error));
}

/**
 * Gives a version's properties their sidebars: the whole one where it is loaded, else the categories above the present page, which is what
 * the breadcrumbs need.
 *
 * @param sidebarsOfVersion the object that the theme reads, by name of the sidebar; changed in place
 */
export function offerSidebar(sidebarsOfVersion: object, version: string, name: string): void {
  if (name in sidebarsOfVersion) return;
  Object.defineProperty(sidebarsOfVersion, name, {
    enumerable: true,
    get: () => {
      const page = findPage(trimPath(decodeURI(window.location.pathname)));
      lastWay = page?.sidebar === name && page.items !== undefined ? (page.items as Sidebar) : lastWay;
      return findSidebar(version, name) ?? lastWay;
    },
  });
}
