import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { PagePlugin } from '../../build/page-steps';
import { readShownVersions } from '../../build/settings/shown-versions';
import { hasLayer } from '../light-client/layer';
import { readScripts, writeScripts } from './island-scripts';
import { scanIslands } from './scan';
import { writeList } from './write-list';

/**
 * Docusaurus plugin: hydrates page components that need React in the browser, although the pages are published as HTML. The remark plugin
 * (`src/remark/islands.ts`) wraps each of them with `@islands/wrap`, an alias that this plugin sets. Browsers run `src/browser/islands`.
 */
export function islands({ siteDir, generatedFilesDir, baseUrl }: LoadContext): PagePlugin {
  const isPublished = process.env.NODE_ENV === 'production' && hasLayer(process.env);
  let scripts: readonly string[] = [];
  const folder = join(generatedFilesDir, 'islands');
  const own = join(siteDir, 'src/plugins/islands');
  // Loaded by Node itself; see the comment in `load-parser.cjs`.
  const { loadParser } = createRequire(join(own, 'index.ts'))(
    './load-parser.cjs',
  ) as typeof import('./load-parser.cjs');
  return {
    name: 'islands',
    getClientModules: () => [join(siteDir, 'src/browser/islands/islands.css')],
    async loadContent() {
      const folders = [...readShownVersions(process.env).map(({ docsDir }) => docsDir), 'src/pages'];
      const found = isPublished ? scanIslands(siteDir, folders, await loadParser()) : [];
      rmSync(folder, { recursive: true, force: true });
      for (const [file, text] of writeList(found, siteDir)) {
        mkdirSync(dirname(join(folder, file)), { recursive: true });
        writeFileSync(join(folder, file), text);
      }
    },
    configureWebpack(_config, isServer) {
      return {
        resolve: {
          alias: {
            '@islands/wrap$': join(own, isPublished && isServer ? 'server-island.tsx' : 'plain-island.tsx'),
          },
        },
      };
    },
    pageSteps: {
      islands: {
        begin({ outDir }) {
          scripts = readScripts(outDir);
        },
        page(page) {
          page.html = writeScripts(page.html, scripts, baseUrl);
        },
      },
    },
  };
}
