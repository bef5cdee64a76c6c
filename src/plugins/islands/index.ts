import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listPaths } from '@capacitor-docs/shared';
import type { LoadContext } from '@docusaurus/types';
import type { Compiler } from '../../build/bundler-types';
import type { PagePlugin } from '../../build/page-steps';
import { hasLayer, readShownVersions } from '../../build/settings/environment';
import { isClientModule } from '../../lib/client-directive.mjs';
import { contextsChunk, islandFolder, islandTag, scriptsAttribute } from '../../lib/island';
import { findDeadCode, listContextReaders } from './dead-code';

/**
 * Docusaurus plugin: lets React render components that begin with `'use client'` in the browser, although pages are published as HTML, and refuses
 * code that would need React there without that line. The README beside it explains how it works.
 */
export function islands({ siteDir, baseUrl }: LoadContext): PagePlugin {
  const isPublished = process.env.NODE_ENV === 'production' && hasLayer(process.env);
  let scripts: ReadonlyMap<string, string> = new Map();
  let contextReaders: readonly string[] = [];
  const lookAtModules = ({ hooks, webpack }: Compiler): void => {
    hooks.thisCompilation.tap('islands', (compilation) => {
      compilation.hooks.finishModules.tap('islands', () => {
        contextReaders = listContextReaders(compilation, siteDir);
        for (const message of findDeadCode(compilation, siteDir))
          compilation.errors.push(new webpack.WebpackError(message));
      });
    });
  };
  return {
    name: 'islands',
    getClientModules: () => [join(siteDir, 'src/browser/islands/islands.css')],
    async contentLoaded({ actions }) {
      const folders = ['src', ...readShownVersions(process.env).map(({ docsDir }) => docsDir)];
      await actions.createData('list.js', writeList(siteDir, folders));
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
        plugins: isPublished ? [{ apply: lookAtModules }] : [],
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
 * Writes the source of the list from which the browser loads the code of an island: a chunk for each module with the directive, named by its path. The
 * browser's bundle is made at the same time as the server's, so it can't wait for what that imports.
 *
 * @param root absolute path of the project
 * @param folders relative to the root
 */
function writeList(root: string, folders: readonly string[]): string {
  const paths = folders.flatMap((folder) => listPaths(join(root, folder)).map((path) => `${folder}/${path}`));
  const lines = paths
    .filter((path) => /\.[jt]sx?$/.test(path) && !path.includes('/node_modules/'))
    .filter((path) => isClientModule(readFileSync(join(root, path), 'utf8')))
    .map((path) => {
      const key = path.replace(/\.\w+$/, '');
      return `'${key}': () => import(/* webpackChunkName: '${islandFolder}/${key}' */ ${JSON.stringify(join(root, path))}),\n`;
    });
  return `export const modules = {\n${lines.join('')}};\n`;
}

/** Folder of the scripts in a build. */
const scriptFolder = 'assets/js/';

/** Matches the start of an island as the server writes it (`island.tsx`), with the name of its chunk up to the `#`. */
const islandStart = new RegExp(`<${islandTag}(?= data-component="?([^"#]+))`, 'g');

/**
 * @param outDir absolute path of a build
 * @returns paths of all its scripts, relative to the build, by the names of their chunks
 */
function readScripts(outDir: string): ReadonlyMap<string, string> {
  const paths = listPaths(join(outDir, scriptFolder));
  return new Map(paths.map((path) => [path.replace(/\.[\da-f]{8}\.js$/, ''), scriptFolder + path]));
}

/**
 * Writes for each island which scripts it needs: saving a page for offline reading needs them even for islands that have not been in view.
 *
 * @param html of a built page
 * @param scripts those of the build
 * @param contextReaders modules that need Docusaurus' contexts
 */
function writeScripts(
  html: string,
  scripts: ReadonlyMap<string, string>,
  contextReaders: readonly string[],
  baseUrl: string,
): string {
  return html.replace(islandStart, (start, module: string) => {
    const contexts = contextReaders.includes(module) ? [contextsChunk] : [];
    const names = [`${islandFolder}/${module}`, ...contexts, 'islands', 'react'];
    const paths = names.flatMap((name) => scripts.get(name) ?? []).map((path) => baseUrl + path);
    return `${start} ${scriptsAttribute}="${paths.join(' ')}"`;
  });
}
