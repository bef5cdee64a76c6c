import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Name of the meta tag by which the client module recognises the page. */
const MARKER = 'not-found-page';

/**
 * Docusaurus plugin: hosts answer every unknown path with `404.html`, which was rendered as a page of the latest version. The page is
 * marked, so that the client module can render it anew for the version that the path belongs to.
 */
export function notFoundPage(context: LoadContext): Plugin {
  return {
    name: 'not-found-page',
    getClientModules: () => [path.join(context.siteDir, 'src/client/render-not-found.ts')],
    postBuild({ outDir }) {
      const file = path.join(outDir, '404.html');
      writeFileSync(file, readFileSync(file, 'utf8').replace('<head>', `<head><meta name="${MARKER}" content="1">`));
    },
  };
}
