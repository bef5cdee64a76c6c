import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { pathFrom } from '../../lib/file-paths.mjs';
import { listVersionTargets } from '../../lib/version-targets';
import type { MovedPagesData } from '../moved-pages';
import { writeArticles } from './article/write-articles';
import { readBuildId } from './build-id';
import { changeAliases, cutBundle, emitFilesOfPages, replaceCoreModules, splitStart } from './bundle';
import type { ArticleFrame } from './client/nodes';
import { codeColoursCss } from './highlight/rehype-code';
import { readLevers } from './levers';
import { readGenerated } from './pages/read-generated';
import { type GlobalData, trimGlobalData } from './pages/trim-global-data';
import { writePages } from './pages/write-pages';
import { nameClasses } from './styles/class-names';
import { linkPageStyles, placeStyles } from './styles/place-styles';
import { trimConfig } from './trim-config';

/** What is known of the pages whose articles are HTML, in the folder of what the light client generates. */
const articleFile = 'articles.json';

/** Docusaurus plugin: makes the first view light. The README beside it says what it replaces, why, and what that gave. */
export function lightClient({ siteDir, generatedFilesDir, siteConfig, baseUrl }: LoadContext): Plugin {
  const levers = readLevers(process.env);
  const folder = join(generatedFilesDir, 'light-client');
  const colours = join(folder, 'code-colours.css');
  const themeClassic = findThemeClassic(siteDir);

  /** Writes the pages as the browser's bundle is made of them, from what Docusaurus has written for its own. */
  function generatePages(): void {
    const globalData = readJson(join(generatedFilesDir, 'globalData.json')) as GlobalData;
    const docs = globalData['docusaurus-plugin-content-docs']?.default as GlobalPluginData | undefined;
    const versions = docs?.versions ?? [];
    const titles = (globalData['moved-pages']?.default as MovedPagesData | undefined)?.titles ?? {};
    const generated = readGenerated(generatedFilesDir);
    const articles = writePages(generated, {
      folder: join(folder, 'pages'),
      moduleFolder: nameModuleFolder(siteDir, folder),
      baseUrl,
      buildId: readBuildId(levers, process.env),
      hasLateSidebar: levers.has('sidebar'),
      hasArticles: levers.has('article'),
      readJson: (module) => readJson(module.replace('@generated', generatedFilesDir)),
      describePage(path) {
        for (const { name: version, docs: pages } of versions) {
          const doc = pages.find((candidate) => candidate.path === path);
          if (doc !== undefined)
            return { version, doc, targets: listVersionTargets({ version, path }, versions, titles) };
        }
        return null;
      },
    });
    writeFileSync(join(folder, articleFile), JSON.stringify(articles));
    const registry = Object.entries(generated.modules).map(([name, path]) => [name, [null, path, path]]);
    writeFileSync(join(folder, 'global-data.json'), JSON.stringify(trimGlobalData(globalData, siteConfig)));
    writeFileSync(join(folder, 'registry.js'), `export default ${JSON.stringify(Object.fromEntries(registry))};\n`);
  }

  return {
    name: 'light-client',
    loadContent() {
      mkdirSync(folder, { recursive: true });
      writeFileSync(colours, codeColoursCss);
      const config = trimConfig(siteConfig, {
        isColoured: levers.has('highlight'),
        hasLateLayout: levers.has('layout'),
      });
      const { items } = (siteConfig.themeConfig as { navbar: { items: object[] } }).navbar;
      writeFileSync(join(folder, 'navbar-items.json'), JSON.stringify(items));
      writeFileSync(join(folder, 'site-config.mjs'), `export default ${JSON.stringify(config)};\n`);
    },
    getClientModules: () => [
      colours,
      ...(levers.has('article') ? [join(siteDir, 'src/plugins/light-client/article/portions.css')] : []),
    ],
    configureWebpack(config, isServer, { currentBundler }) {
      if (process.env.NODE_ENV !== 'production') return {};
      changeAliases(config, isServer, { levers, generated: folder, themeClassic });
      if (levers.has('names')) nameClasses(config);
      if (isServer) {
        return levers.has('article') ? { plugins: [emitFilesOfPages(currentBundler.instance, baseUrl)] } : {};
      }
      if (levers.has('pages')) generatePages();
      const { instance } = currentBundler;
      return {
        ...cutBundle(config, levers, readBuildId(levers, process.env)),
        plugins: [
          ...replaceCoreModules(instance, levers),
          ...(levers.has('hydration') ? [splitStart(config, instance)] : []),
        ],
      };
    },
    postBuild({ outDir }) {
      if (levers.has('styles') && levers.has('pages')) linkPageStyles(outDir, baseUrl);
      if (levers.has('purge')) placeStyles(outDir);
    },
  };
}

/**
 * Docusaurus plugin: puts what belongs to a documentation page's article in its places (see `article/write-articles.ts`). It comes before
 * whatever else reads or copies pages.
 */
export function lightArticles({ siteDir, generatedFilesDir, baseUrl }: LoadContext): Plugin {
  const levers = readLevers(process.env);
  const folder = join(generatedFilesDir, 'light-client');
  return {
    name: 'light-articles',
    postBuild({ outDir }) {
      if (process.env.NODE_ENV !== 'production' || !levers.has('article')) return;
      writeArticles(readJson(join(folder, articleFile)) as ArticleFrame[], {
        outDir,
        baseUrl,
        buildId: readBuildId(levers, process.env),
        moduleFolder: nameModuleFolder(siteDir, folder),
      });
    },
  };
}

/** @returns what the names of the modules begin with that pages are written as */
function nameModuleFolder(siteDir: string, folder: string): string {
  return `./${pathFrom(siteDir, join(folder, 'pages'))}/`;
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** theme-classic comes with the preset. */
function findThemeClassic(siteDir: string): string {
  const preset = createRequire(join(siteDir, 'package.json')).resolve('@docusaurus/preset-classic');
  return dirname(createRequire(preset).resolve('@docusaurus/theme-classic'));
}
