import { existsSync } from 'node:fs';
import path from 'node:path';
import { listMovedSections } from '@capacitor-docs/reference';
import { pathFrom } from '@capacitor-docs/shared';
import { withPlace } from '@capacitor-docs/shared/locate';
import type { LoadContext } from '@docusaurus/types';
import { findWrongMoves } from '../../build/checks/check-moved-pages';
import type { PagePlugin } from '../../build/page-steps';
import { type FinishedPage, fileOfRoute, writeBuilt } from '../../build/page-steps/finished-page';
import type { Redirect } from '../../build/redirects/redirects';
import { movedPages } from '../../config/moved-pages';
import type { MovedPagesData } from '../../lib/counterparts';
import { foldedRouteMeta } from '../../lib/dom-contract';
import type { VersionPages } from '../../lib/suggest-pages';
import {
  collectTitles,
  type DocsPages,
  listHidden,
  listPages,
  readAllDocs,
  readDocs,
  readPages,
  readVersions,
} from '../loaded-docs';
import { findStart, listSiteRedirects, writeRedirect } from './redirect-pages';

/**
 * Docusaurus plugin: addresses that no page of this build has, and pages that have two.
 * - A page whose subject is elsewhere by now has a redirect page at its old address. Links in published packages, in articles and in the reader's
 *   own notes keep working on every host, with and without JavaScript.
 * - A page whose route ends in `/index` is served under the folded form too.
 * - The page for unknown paths finds all addresses in `@generated/site-routes/default/pages.json`, and the sections that have moved in
 *   `sections.json` beside it.
 * - Components get the titles of the pages that the map of moved pages leads to, so that the version dropdown can show what a subject is called
 *   in other versions. Docusaurus itself only gives them addresses.
 */
export function routes({ siteDir, siteConfig: { url, baseUrl } }: LoadContext): PagePlugin {
  let versions: VersionPages[] = [];
  let redirects: Redirect[] = [];
  let folded = new Map<string, string>();
  return {
    // Docusaurus writes a file `routes` of its own beside the generated files of plugins.
    name: 'site-routes',
    getClientModules: () => [path.join(siteDir, 'src/browser/client-modules/normalize-address.ts')],
    async allContentLoaded({ allContent, actions }) {
      const docs = readAllDocs(allContent);
      const pages = readPages(docs);
      checkMoves(pages);
      versions = readVersions(docs);
      redirects = withPlace('src/config/page-moves.json', 'formerAddresses', () => listSiteRedirects(docs));
      redirects.push(...findStart(versions, baseUrl));
      actions.setGlobalData({ titles: collectTitles(listPages(pages)) } satisfies MovedPagesData);
      const sorted = readVersions(readDocs(allContent)).map((version) => ({
        ...version,
        pages: [...version.pages].sort(),
      }));
      await actions.createData('pages.json', sorted);
      await actions.createData('sections.json', listMovedSections());
      await actions.createData('hidden.json', listHidden(docs));
    },
    pageSteps: {
      'moved-pages': {
        begin({ outDir }) {
          for (const redirect of redirects) writeRedirect(redirect, versions, outDir, { url, baseUrl });
        },
      },
      copies: {
        begin({ routesPaths }) {
          folded = new Map(routesPaths.filter(isFoldable).map((route) => [fileOfRoute(route, baseUrl), route]));
        },
        page(page, { outDir }) {
          const route = folded.get(page.file);
          if (route !== undefined) writeFolded(page, route, outDir);
        },
      },
    },
  };
}

/** Whether a route has a folded form: it ends in `/index`. */
function isFoldable(route: string): boolean {
  return route.endsWith('/index');
}

/**
 * Copies a page to its folded form. `/docs/v2/android/index` is the file `v2/android/index/index.html`. Hosts disagree on what `/docs/v2/android`
 * or even `/docs/v2/android/index` means; many answer both with `v2/android/index.html`. That file is therefore a copy of the page and not a
 * redirect, which could loop on such hosts. The copy names its route, and the client module corrects the address without a request.
 *
 * @param outDir absolute path of the build
 * @throws when another page is served from there
 */
function writeFolded({ file, html }: Pick<FinishedPage, 'file' | 'html'>, route: string, outDir: string): void {
  const copy = path.join(outDir, file, '../../index.html');
  if (existsSync(copy)) {
    throw new Error(
      `${route} can't be folded: another page is already served from ${pathFrom(outDir, copy)}. Rename one of them.`,
    );
  }
  writeBuilt(copy, html.replace('<head>', `<head><meta name="${foldedRouteMeta}" content="${route}">`));
}

/** Stops the build when the map leads from or to a page that doesn't exist. A build of some versions does not check the others. */
function checkMoves(pages: DocsPages): void {
  const [problem] = findWrongMoves(movedPages, pages);
  withPlace('src/config/page-moves.json', 'movedPages', () => {
    if (problem !== undefined) throw problem;
  });
}
