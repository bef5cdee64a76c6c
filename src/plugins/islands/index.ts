import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPaths, pathFrom } from '@capacitor-docs/shared';
import type { LoadContext } from '@docusaurus/types';
import type { PagePlugin } from '../../build/page-steps';
import { readShownVersions } from '../../build/settings/shown-versions';
import { isClientModule } from '../../lib/client-directive.mjs';
import { islandFolder } from '../../lib/island';
import { hasLayer } from '../light-client/layer';
import { findDeadCode } from './dead-code';
import { readScripts, writeScripts } from './island-scripts';
import { type Compilation, fileOf, listModules, lookAtModules } from './module-graph';

/** Modules that read a context of Docusaurus, in core 3.10.2 and theme-common 3.10.2. */
const readers = /[\\/]node_modules[\\/](?:react-router|@docusaurus[\\/](?:core[\\/]lib[\\/]client|theme-common))[\\/]/;

/**
 * Lists the modules with `'use client'` that import something which reads a context of Docusaurus: a link, a hook for the color mode.
 *
 * @param compilation of the server's bundle, with all modules
 * @param root absolute path of the project
 * @returns paths from the root, without extension
 */
function listContextReaders(compilation: Compilation, root: string): string[] {
  return [...compilation.modules].flatMap((module) => {
    const [, file] = /^(.*)\.\w+\?client$/.exec(fileOf(module)) ?? [];
    if (file === undefined) return [];
    const imported = listModules(compilation, [module]);
    return imported.some((each) => readers.test(fileOf(each))) ? [pathFrom(root, file)] : [];
  });
}

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

/**
 * Finds the modules that begin with `'use client'`. The browser's bundle is made at the same time as the server's, so it can't wait for what that
 * imports.
 *
 * @param root absolute path of the project
 * @param folders relative to the root
 * @returns paths from the root, with `/`
 */
function listClientModules(root: string, folders: readonly string[]): string[] {
  return folders.flatMap((folder) =>
    listPaths(join(root, folder))
      .filter((path) => /\.[jt]sx?$/.test(path) && !/(?:^|\/)node_modules\//.test(path))
      .map((path) => `${folder}/${path}`)
      .filter((path) => isClientModule(readFileSync(join(root, path), 'utf8'))),
  );
}

/** Writes the source of the list from which the browser loads the code of an island: a chunk for each module, named by its path. */
function writeList(modules: readonly string[], root: string): string {
  const lines = modules.map((path) => {
    const key = path.replace(/\.\w+$/, '');
    const name = JSON.stringify(`${islandFolder}/${key}`);
    return `  ${JSON.stringify(key)}: () => import(/* webpackChunkName: ${name} */ ${JSON.stringify(join(root, path))}),\n`;
  });
  return `export const modules = {\n${lines.join('')}};\n`;
}
