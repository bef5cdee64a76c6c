import { join } from 'node:path';
import { projectRoot } from '@capacitor-docs/shared';
import type { Bundler, Configuration } from '../../build/bundler-types';

const here = join(projectRoot, 'src/plugins/light-client');
const noRoutes = join(here, 'no-routes.ts');

export interface AliasOptions {
  readonly isServer: boolean;
  /** Whether the browser gets our layer instead of Docusaurus' client. */
  readonly isLayer: boolean;
  /** Folder of the files that the light client generates. */
  readonly generated: string;
  /** Folder of theme-classic's files. */
  readonly themeClassic: string;
}

/** How the aliases join those of Docusaurus: in front of them, because the first match wins. */
export const aliasesFirst = { 'resolve.alias': 'prepend' } as const;

/** Replaces modules: the highlighter, whose work is done when pages are compiled, the progress bar, and the site's configuration and data, of which browsers need little. */
export function listAliases({ isServer, isLayer, generated, themeClassic }: AliasOptions): Record<string, string> {
  return {
    '@theme-original/CodeBlock/Content$': join(here, 'plain-code.tsx'),
    [`${join(themeClassic, 'prism-include-languages')}$`]: join(here, 'nothing.ts'),
    // See src/browser/client-modules/progress-bar.ts.
    [`${join(themeClassic, 'nprogress')}$`]: join(here, 'nothing.ts'),
    ...(isLayer && !isServer
      ? {
          '@generated/docusaurus.config$': join(generated, 'site-config.mjs'),
          '@generated/globalData$': join(generated, 'global-data.mjs'),
          // The theme imports these modules, and the originals would bring all pages into the browser's bundle.
          '@generated/routes$': noRoutes,
          '@generated/registry$': noRoutes,
        }
      : {}),
  };
}

/** Parts of the paths of modules whose styles load with them. Everything that the server renders needs its styles at once. */
const lateStyles = [
  'src/packages/search/ui/dialog/modal',
  'src/packages/search/ui/rows',
  'src/packages/search/ui/page/',
  'src/pages/',
  'src/packages/offline/page/',
  'plugin-debug/',
  // Styles that load with the code of an element, not with the page.
  'element(?:.module)?.css',
  'src/browser/key-help/',
  'src/browser/my-version/',
  'src/packages/run/',
  'src/packages/explain/',
  'src/page-tools/',
  'src/compatibility/',
  'src/lists/',
  'src/components/ToolPage/',
  'src/css/(?:forms|segments|reference|admonitions|steps|marked-code|few)',
  'theme/MDXComponents/Picture/styles',
  'theme/Navbar/MobileSidebar/styles',
  'src/theme/Details/',
  'src/browser/dialog',
  'src/packages/upgrade/page/',
  'src/theme/NotFound/',
  'src/theme/MDXComponents/Table/wide',
  // The bar loads with its library.
  'lib/nprogress',
];

const earlyStyles = new RegExp(`^(?!.*[\\\\/](?:${lateStyles.join('|').replaceAll('/', '[\\\\/]')}))`);

/** Configures how the bundler splits the bundle for our layer: React goes into a chunk of its own, for all scripts that need it. */
export function splitBundle(): Configuration {
  const react = {
    test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
    name: 'react',
    chunks: 'async' as const,
    enforce: true,
  };
  return {
    optimization: {
      splitChunks: {
        cacheGroups: { common: false, defaultVendors: false, default: false, react, styles: { test: earlyStyles } },
      },
    },
  };
}

/**
 * Makes a plugin for the server's bundle that publishes the files that pages show or offer. The browser's bundle normally does so, but without
 * the Markdown of the pages it does not know these files. The folder of the server's bundle is inside that of the site.
 */
export function emitFilesOfPages(
  { NormalModuleReplacementPlugin }: Bundler,
  baseUrl: string,
): InstanceType<typeof NormalModuleReplacementPlugin> {
  return new NormalModuleReplacementPlugin(/-loader\b.*&emitFile=false/, (resource: { request: string }) => {
    resource.request = resource.request.replaceAll('&emitFile=false', `&outputPath=../&publicPath=${baseUrl}`);
  });
}
