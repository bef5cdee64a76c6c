import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { DocusaurusConfig, LoadContext } from '@docusaurus/types';
import { codeColorsCss } from '../../build/highlight/tokens';
import type { PagePlugin } from '../../build/page-steps';
import { hasLayer } from '../../build/settings/environment';
import { leaveOut } from '../../lib/leave-out';
import { listHidden, readAllDocs } from '../loaded-docs';
import { aliasesFirst, emitFilesOfPages, listAliases, splitBundle } from './bundle';
import { infimaAlias, readFurtherStyles } from './infima';
import {
  inlinePartStyles,
  inlineStyles,
  linkElementStyles,
  linkFurtherStyles,
  linkPageStyles,
  listSheets,
  type TakenStyles,
  takeStyles,
  writeStylesheet,
} from './styles/place-styles';
import { minify, NameCollector } from './styles/unused-styles';

/** Preload links that React 19 writes in front of its HTML, here for pictures of the bar. The parser reaches the pictures at the same moment. */
const preloads = /(?<=<div id="?__docusaurus"?>)(?:<link rel="?preload"?[^>]*>)+/;

/** The attribute that hides the panel of a tab. React writes it without a value, with which browsers don't find what is in the panel. */
const hiddenPanels = /(<div role="?tabpanel"?(?: (?!hidden)[\w-]+=(?:"[^"]*"|[^\s">]*))* hidden)(?:="")?(?=[ >])/g;

/** Parts of the site's configuration that only a build reads. */
const partsOfBuild = ['presets', 'plugins', 'themes', 'clientModules', 'ssrTemplate', 'markdown', 'staticDirectories'];

/** Parts of the theme's configuration that are already in the pages as HTML. */
const drawnParts = ['prism', 'navbar', 'footer'];

/** Docusaurus plugin: makes the first view light. The README beside it says what the plugin replaces, why, and what was gained. */
export function lightClient({ siteDir, generatedFilesDir, siteConfig, baseUrl }: LoadContext): PagePlugin {
  const folder = join(generatedFilesDir, 'light-client');
  const colors = join(folder, 'code-colors.css');
  const further = readFurtherStyles();
  const furtherFile = join(folder, 'further-infima.css');
  const isLayer = hasLayer(process.env);
  const isLight = isLayer && process.env.NODE_ENV === 'production';
  let names = new NameCollector();
  let hidden: ReadonlySet<string> = new Set();
  let styles: TakenStyles | undefined;
  let elementSheets: ReadonlyMap<string, string> = new Map();
  let furtherAddress = '';
  return {
    name: 'light-client',
    loadContent() {
      mkdirSync(folder, { recursive: true });
      writeFileSync(colors, codeColorsCss);
      writeFileSync(furtherFile, further.css);
      writeFileSync(join(folder, 'site-config.mjs'), `export default ${JSON.stringify(trimConfig(siteConfig))};\n`);
    },
    allContentLoaded({ allContent }) {
      hidden = new Set(listHidden(readAllDocs(allContent)));
    },
    getClientModules: () => [
      ...(isLight ? [] : [furtherFile]),
      colors,
      join(siteDir, 'src/plugins/light-client/article/portions.css'),
    ],
    configureWebpack(_config, isServer, { currentBundler }) {
      const infima = { mergeStrategy: aliasesFirst, resolve: { alias: { ...infimaAlias } } };
      if (process.env.NODE_ENV !== 'production') return infima;
      const themeClassic = dirname(createRequire(join(siteDir, 'package.json')).resolve('@docusaurus/theme-classic'));
      const alias = { ...infimaAlias, ...listAliases({ isServer, isLayer, generated: folder, themeClassic }) };
      const both = { mergeStrategy: aliasesFirst, resolve: { alias } };
      if (!isLayer) return both;
      if (isServer) return { ...both, plugins: [emitFilesOfPages(currentBundler.instance, baseUrl)] };
      const globalData = JSON.parse(readFileSync(join(generatedFilesDir, 'globalData.json'), 'utf8'));
      writeFileSync(
        join(folder, 'global-data.mjs'),
        `export default ${JSON.stringify(leaveOut(globalData, hidden))};\n`,
      );
      return { ...both, ...splitBundle(), entry: join(siteDir, 'src/plugins/light-client/entry.ts') };
    },
    pageSteps: {
      articles: {
        begin({ outDir }) {
          if (isLayer) removeScripts(outDir);
        },
        page(page) {
          page.html = page.html.replace(preloads, '').replace(hiddenPanels, '$1=until-found');
        },
      },
      'used-names': {
        page(page) {
          if (isLayer) names.addPage(page.html);
        },
      },
      styles: {
        begin({ outDir }) {
          if (!isLayer) return;
          linkPageStyles(outDir, baseUrl);
          elementSheets = listSheets(outDir, 'e/');
          styles = takeStyles(outDir, baseUrl, names);
          furtherAddress = baseUrl + writeStylesheet(outDir, 'infima', minify(further.css));
          names = new NameCollector();
        },
        page(page) {
          if (styles === undefined) return;
          const linked = linkFurtherStyles(
            linkElementStyles(page.html, elementSheets, baseUrl),
            further.classes,
            furtherAddress,
          );
          page.html = inlineStyles(inlinePartStyles(linked, styles.parts), styles.main);
        },
      },
    },
  };
}

/** Removes the scripts that the bundler has written only because of their styles; see `drawn-by-server.ts`. */
function removeScripts(outDir: string): void {
  const folder = join(outDir, 'assets/js');
  const written = /^(?:drawn-by-server|[pec]\/)/;
  for (const name of readdirSync(folder, { recursive: true }) as string[]) {
    if (written.test(name) && name.endsWith('.js')) rmSync(join(folder, name));
  }
  for (const name of ['p', 'e', 'c']) rmSync(join(folder, name), { recursive: true, force: true });
}

/** Removes everything from the site's configuration that only a build needs. The search and islands read the rest in the browser. */
function trimConfig(config: DocusaurusConfig): object {
  return { ...omit(config, partsOfBuild), themeConfig: omit(config.themeConfig, drawnParts) };
}

function omit(values: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}
