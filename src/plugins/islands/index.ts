import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import type { PagePlugin } from '../../build/page-steps';
import { readShownVersions } from '../../build/settings/shown-versions';
import { hasLayer } from '../light-client/layer';
import { findDeadCode } from './dead-code';
import { readScripts, writeScripts } from './island-scripts';
import { listClientModules, writeList } from './list-client-modules';
import { lookAtModules } from './module-graph';
import { listContextReaders } from './site-contexts';

/**
 * Docusaurus plugin: hydrates components that begin with `'use client'`, although pages are published as HTML, and refuses code that would need
 * React in the browser without that line. The README beside it explains how it works.
 */
export function islands({ siteDir, generatedFilesDir, baseUrl }: LoadContext): PagePlugin {
  const isPublished = process.env.NODE_ENV === 'production' && hasLayer(process.env);
  let scripts: readonly string[] = [];
  let contextReaders: readonly string[] = [];
  const graphReader = lookAtModules((compilation) => {
    contextReaders = listContextReaders(compilation, siteDir);
    return findDeadCode(compilation, siteDir);
  });
  const folder = join(generatedFilesDir, 'islands');
  return {
    name: 'islands',
    getClientModules: () => [join(siteDir, 'src/browser/islands/islands.css')],
    loadContent() {
      const folders = ['src', ...readShownVersions(process.env).map(({ docsDir }) => docsDir)];
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'list.js'), writeList(listClientModules(siteDir, folders), siteDir));
    },
    configureWebpack(_config, isServer) {
      // Browsers get the modules themselves, from the list. Where React renders whole pages in the browser, both sides need the same elements.
      if (isPublished && !isServer) return {};
      return {
        module: {
          rules: [
            {
              test: /\.[jt]sx?$/,
              exclude: /[\\/]node_modules[\\/]/,
              resourceQuery: { not: [/^\?client$/] },
              enforce: 'pre',
              use: [{ loader: join(siteDir, 'src/plugins/islands/client-boundary.mjs'), options: { root: siteDir } }],
            },
          ],
        },
        plugins: isPublished ? [graphReader] : [],
      };
    },
    pageSteps: {
      islands: {
        begin({ outDir }) {
          scripts = readScripts(outDir);
        },
        page(page) {
          page.html = writeScripts(page.html, scripts, contextReaders, baseUrl);
        },
      },
    },
  };
}
