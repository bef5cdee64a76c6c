import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { pathFrom } from '../../build/files/file-paths';
import type { PagePlugin } from '../../build/page-steps';
import { fileOfRoute } from '../../build/page-steps/finished-page';
import { foldedRouteMeta } from '../../lib/dom-contract';

/**
 * Docusaurus plugin: serves pages whose route ends in `/index` under their folded form too.
 *
 * `/docs/v2/android/index` is the file `v2/android/index/index.html`. Hosts disagree on what `/docs/v2/android` or even
 * `/docs/v2/android/index` means; many answer both with `v2/android/index.html`. That file is therefore a copy of the page and not a
 * redirect, which could loop on such hosts. The copy names its route, and the client module corrects the address without a request.
 */
export function foldedRoutes(context: LoadContext): PagePlugin {
  let routes = new Map<string, string>();
  return {
    name: 'folded-routes',
    getClientModules: () => [path.join(context.siteDir, 'src/browser/client-modules/normalize-address.ts')],
    pageSteps: {
      copies: {
        begin({ routesPaths, siteConfig }) {
          const foldable = routesPaths.filter(isFoldable);
          routes = new Map(foldable.map((route) => [fileOfRoute(route, siteConfig.baseUrl), route]));
        },
        page(page, { outDir }) {
          const route = routes.get(page.file);
          if (route === undefined) return;
          const copy = path.join(outDir, page.file, '../../index.html');
          if (existsSync(copy)) {
            throw new Error(
              `${route} can't be folded: another page is already served from ${pathFrom(outDir, copy)}. Rename one of them.`,
            );
          }
          mkdirSync(path.dirname(copy), { recursive: true });
          writeFileSync(copy, markHtml(page.html, route));
        },
      },
    },
  };
}

/** Whether a route has a folded form: it ends in `/index`. */
export function isFoldable(route: string): boolean {
  return route.endsWith('/index');
}

/** Adds the marker to a page's head. */
export function markHtml(html: string, route: string): string {
  return html.replace('<head>', `<head><meta name="${foldedRouteMeta}" content="${route}">`);
}
