import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { withPlace } from '../../build/errors/with-place';
import type { PagePlugin } from '../../build/page-steps';
import { fileOfRoute } from '../../build/page-steps/finished-page';
import type { Redirect } from '../../build/redirects/redirects';
import type { MovedPagesData } from '../../lib/counterparts';
import type { VersionPages } from '../../lib/suggest-pages';
import { listMovedSections } from '../../reference/diff/moved-sections';
import { listHidden, listTitledPages, readAllDocs, readDocs, readVersions } from '../loaded-docs';
import { isFoldable, writeFolded } from './folded';
import { listSiteRedirects } from './list-redirects';
import { checkMoves, collectTitles } from './moved-titles';
import { findStart, writeRedirect } from './redirect-pages';

/**
 * Docusaurus plugin: addresses that no page of this build has, and pages that have two.
 * - A page whose subject is elsewhere by now has a redirect page at its old address. Links in published packages, in articles and in the reader's
 *   own notes keep working on every host, with and without JavaScript.
 * - A page whose route ends in `/index` is served under the folded form too (`folded.ts`).
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
      const pages = listTitledPages(docs);
      checkMoves(pages);
      versions = readVersions(docs);
      redirects = withPlace('src/config/page-moves.json', 'formerAddresses', () => listSiteRedirects(docs));
      redirects.push(...findStart(versions, baseUrl));
      actions.setGlobalData({ titles: collectTitles(pages) } satisfies MovedPagesData);
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
