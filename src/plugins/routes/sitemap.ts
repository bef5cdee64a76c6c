import type { Options } from '@docusaurus/preset-classic';
import type { RouteConfig } from '@docusaurus/types';
import { movedPages } from '../../config/moved-pages';
import { basePath, docsVersions } from '../../config/versions';
import { findCanonical } from '../../lib/canonical';
import type { VersionPages } from '../../lib/suggest-pages';
import { versionOfUrl } from '../../lib/version-of-url';

type CreateSitemapItems = NonNullable<Exclude<Options['sitemap'], false | undefined>['createSitemapItems']>;

/** Creates the entries of the sitemap: every indexable page that is its own canonical. Docusaurus leaves out pages with `noindex`. */
export const createSitemapItems: CreateSitemapItems = async ({ defaultCreateSitemapItems, ...params }) => {
  const items = await defaultCreateSitemapItems(params);
  const versions = groupRoutes(params.routes);
  return items.filter(({ url }) => {
    const page = url.slice(params.siteConfig.url.length);
    return findCanonical(page, versions, movedPages) === page;
  });
};

/** @returns the pages of each version, from the routes of the whole site */
function groupRoutes(routes: readonly RouteConfig[]): VersionPages[] {
  const paths = listPaths(routes);
  return docsVersions.map((version) => ({
    name: version.name,
    path: basePath + version.routePrefix,
    pages: paths.filter((path) => versionOfUrl(path) === version),
  }));
}

/** Lists the addresses of the routes that show a page, without those that only wrap other routes. */
function listPaths(routes: readonly RouteConfig[]): string[] {
  return routes.flatMap((route) => (route.routes === undefined ? [route.path] : listPaths(route.routes)));
}
