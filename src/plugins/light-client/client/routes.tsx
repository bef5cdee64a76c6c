/**
 * Stands in for the routes that Docusaurus generates. Those name every page of the site; these grow with the pages that a reader comes to.
 */

import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import { skeleton } from '@generated/light-client/pages/skeleton';
import { failureOptions } from '@site/src/lib/failure-options';
import { softenFailures } from '@site/src/lib/soften-failures';
import type { ComponentType, ReactNode } from 'react';
import { matchPath } from 'react-router-dom';
import { trimPath } from '../pages/chunk-name';
import type { Page, SkeletonNode } from './nodes';
import { loadPage } from './pages';
import makeLoadable from './router/loadable';
import { offerSidebar } from './sidebars';

/** A route in the shape of react-router-config. */
interface Route {
  path: string;
  exact?: boolean;
  sidebar?: string;
  component: ComponentType<object> & { preload?: () => unknown };
  routes?: Route[];
}

/** What the browser is told of a version. */
interface VersionProps {
  version: { version: string; docsSidebars: object };
}

/** Versions by the name that Docusaurus has for them. */
const versions = new Map<string, VersionProps['version']>();

function isVersion(props: object | undefined): props is VersionProps {
  return props !== undefined && 'version' in props;
}

function offerSidebarOf({ sidebar, record }: Page): void {
  const version = record === null ? undefined : versions.get(record.version);
  if (version !== undefined && sidebar !== undefined) offerSidebar(version.docsSidebars, version.version, sidebar);
}

function toRoute({ path, component: Component, context, props, routes: below }: SkeletonNode): Route {
  if (path === '*') {
    return {
      path,
      component: makeLoadable<{ default: ComponentType<object> }>({
        loader: () => import('@theme/NotFound'),
        render: ({ default: NotFound }, given) => (
          <RouteContextProvider value={{ plugin: { name: 'native', id: 'default' } }}>
            <NotFound {...given} />
          </RouteContextProvider>
        ),
      }),
    };
  }
  if (Component === undefined || below === undefined) return makeLeaf(path);
  if (isVersion(props)) versions.set(props.version.version, props.version);
  return {
    path,
    component: (given: object): ReactNode => (
      <RouteContextProvider value={context}>
        <Component {...props} {...given} />
      </RouteContextProvider>
    ),
    routes: below.map(toRoute),
  };
}

/** A page that may not have been loaded yet. */
function makeLeaf(path: string): Route {
  const leaf: Route = {
    path,
    exact: true,
    component: makeLoadable<Page>({
      loader: async () => {
        const page = await loadPage(path);
        // A route's path decides what is the active page; the reader's may have a slash at its end.
        leaf.path = page.path;
        if (page.sidebar !== undefined) leaf.sidebar = page.sidebar;
        offerSidebarOf(page);
        return page;
      },
      render: ({ component: Component, props, context }, given) => (
        <RouteContextProvider value={context}>
          <Component {...props} {...given} />
        </RouteContextProvider>
      ),
    }),
  };
  return leaf;
}

const routes = skeleton.map(toRoute);

/** Finds the routes from the root down to the page at a path, as react-router-config does it. */
function match(path: string, among: readonly Route[]): Route[] {
  const found = among.find((route) => matchPath(path, { path: route.path, exact: route.exact === true }) !== null);
  return found === undefined ? [] : [found, ...match(path, found.routes ?? [])];
}

/**
 * Finds the routes that must be loaded before a page can be shown. A page that is not known yet gets a route; whether there is such a page
 * shows when its script is asked for: a failure leads to the page by a normal load (see `failure-options.ts`).
 *
 * @param path of the address
 */
export function findRoutes(path: string): Route[] {
  const known = match(path, routes);
  const parent = known.at(-1);
  const isNotFoundPage =
    !failureOptions.hasHydrated() && document.querySelector('meta[name="not-found-page"]') !== null;
  if (parent?.routes === undefined || isNotFoundPage) return known;
  const trimmed = trimPath(path);
  const leaf = makeLeaf(trimmed === trimPath(parent.path) ? parent.path.replace(/\/?$/, '/') : trimmed);
  softenFailures([leaf], failureOptions);
  parent.routes.push(leaf);
  return [...known, leaf];
}

export default routes;
