import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { PagePlugin } from '../../build/page-steps';

/** Name of the meta tag by which the client module recognises the page. */
const MARKER = 'not-found-page';

/**
 * Docusaurus plugin: hosts answer every unknown path with `404.html`, which was rendered as a page of the latest version. The page is
 * marked, so that the client module can render it anew for the version that the path belongs to.
 */
export function notFoundPage(context: LoadContext): PagePlugin {
  return {
    name: 'not-found-page',
    getClientModules: () => [path.join(context.siteDir, 'src/client/render-not-found.ts')],
    pageSteps: {
      'not-found': {
        page(page) {
          if (page.file !== '404.html') return;
          page.html = page.html.replace('<head>', `<head><meta name="${MARKER}" content="1">`);
        },
      },
    },
  };
}
