import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import type { LoadContext } from '@docusaurus/types';
import { firstOfEach } from '../../build/first-of-each';
import type { PagePlugin } from '../../build/page-steps';
import { fileOfRoute } from '../../build/page-steps/finished-page';
import { pathFrom } from '../../lib/file-paths.mjs';
import { listVersionTargets } from '../../lib/version-targets';
import type { MovedPagesData } from '../moved-pages';
import { removeStylesChunk, writeArticle } from './article/write-articles';
import { readBuildId } from './build-id';
import { changeAliases, cutBundle, emitFilesOfPages, replaceCoreModules, splitStart } from './bundle';
import type { ArticleFrame } from './client/nodes';
import { codeColoursCss } from './highlight/rehype-code';
import { readLevers } from './levers';
import { readGenerated } from './pages/read-generated';
import { type GlobalData, trimGlobalData } from './pages/trim-global-data';
import { writePages } from './pages/write-pages';
import { nameClasses } from './styles/class-names';
import { NameCollector } from './styles/names';
import { linkPageStyles, placeStyles, type RenamedSheet } from './styles/place-styles';
import { trimConfig } from './trim-config';

/** What is known of the pages whose articles are HTML, in the folder of what the light client generates. */
const articleFile = 'articles.json';

/** Docusaurus plugin: makes the first view light. The README beside it says what it replaces, why, and what that gave. */
export function lightClient({ siteDir, generatedFilesDir, siteConfig, baseUrl }: LoadContext): PagePlugin {
  const levers = readLevers(process.env);
  const folder = join(generatedFilesDir, 'light-client');
  const colours = join(folder, 'code-colours.css');
  const themeClassic = findThemeClassic(siteDir);
  const nameBuild = () => readBuildId(levers, process.env);
  const hasArticles = process.env.NODE_ENV === 'production' && levers.has('article');
  let names = new NameCollector();
  let frames = new Map<string, ArticleFrame>();
  let sheet: RenamedSheet | undefined;

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
      buildId: nameBuild(),
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
        ...cutBundle(config, levers, nameBuild()),
        plugins: [
          ...replaceCoreModules(instance, levers),
          ...(levers.has('hydration') ? [splitStart(config, instance)] : []),
        ],
      };
    },
    pageSteps: {
      articles: {
        begin({ outDir }) {
          if (!hasArticles) return;
          removeStylesChunk(outDir, nameBuild());
          const listed = readJson(join(folder, articleFile)) as ArticleFrame[];
          const built = firstOfEach(listed, ({ path }) => path);
          frames = new Map(built.map((frame) => [fileOfRoute(frame.path, baseUrl), frame]));
        },
        page(page, { outDir }) {
          const frame = frames.get(page.file);
          if (frame === undefined) return;
          const moduleFolder = nameModuleFolder(siteDir, folder);
          page.html = writeArticle(page.html, frame, { outDir, baseUrl, buildId: nameBuild(), moduleFolder });
        },
        end: () => frames.clear(),
      },
      'used-names': {
        page(page) {
          if (levers.has('purge')) names.addPage(page.html);
        },
      },
      styles: {
        begin({ outDir }) {
          if (levers.has('styles') && levers.has('pages')) linkPageStyles(outDir, baseUrl);
          if (levers.has('purge')) sheet = placeStyles(outDir, names);
          names = new NameCollector();
        },
        page(page) {
          if (sheet !== undefined) page.html = page.html.replaceAll(sheet.from, sheet.to);
        },
      },
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
