import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { projectRoot } from '../../build/files/project-root';

/** The bundler's configuration, as Docusaurus hands it to plugins. */
export type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

const here = join(projectRoot, 'src/plugins/light-client');
const noRoutes = join(here, 'no-routes.ts');

export interface AliasOptions {
  readonly isServer: boolean;
  /** The browser gets our layer instead of Docusaurus' client. */
  readonly isLayer: boolean;
  /** Folder of what the light client generates. */
  readonly generated: string;
  /** Folder of theme-classic's files. */
  readonly themeClassic: string;
}

/**
 * Lets modules stand in for others: the highlighter, whose work is done when pages compile, and the site's configuration, of which browsers need little.
 *
 * @param config of Docusaurus; its aliases are changed in place, because the first that fits wins
 * @throws when there are none: Docusaurus has changed
 */
export function changeAliases(config: Configuration, options: AliasOptions): void {
  const { isServer, isLayer, generated, themeClassic } = options;
  const known = config.resolve?.alias;
  if (config.resolve === undefined || known === undefined || Array.isArray(known)) {
    throw new Error(
      "The light client finds no aliases in the bundler's configuration. See src/plugins/light-client/README.md.",
    );
  }
  config.resolve.alias = {
    '@theme-original/CodeBlock/Content$': join(here, 'plain-code.tsx'),
    [`${join(themeClassic, 'prism-include-languages')}$`]: join(here, 'nothing.ts'),
    ...(isLayer && !isServer
      ? {
          '@generated/docusaurus.config$': join(generated, 'site-config.mjs'),
          // The theme asks for them; with them, the browser's bundle would have all pages in it.
          '@generated/routes$': noRoutes,
          '@generated/registry$': noRoutes,
        }
      : {}),
    ...known,
  };
}

/** What brings styles of its own, as parts of the paths of their files. What the server draws needs its styles at once. */
const lateStyles = [
  '@docsearch/',
  'src/search/interface/dialog/modal',
  'src/search/interface/page/',
  'src/search/interface/start/',
  'src/pages/',
  'src/offline/page/',
  'plugin-debug/',
  'theme/CodeBlock/Buttons/',
  'src/browser/late/',
  'src/browser/my-version/',
  'src/page-tools/',
  'src/compatibility/',
  'src/lists/',
  'src/upgrade/page/',
];

const earlyStyles = new RegExp(`^(?!.*[\\\\/](?:${lateStyles.join('|').replaceAll('/', '[\\\\/]')}))`);

/** Makes the bundler cut what it writes as our layer needs it: React in a script of its own, for all that need it. */
export function cutBundle(): Configuration {
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

type BundlerPlugin = NonNullable<Configuration['plugins']>[number];

interface Bundler {
  NormalModuleReplacementPlugin: unknown;
}

/**
 * Makes the plugin of the server's bundle that publishes the files which pages show or offer: without their Markdown, the browser's bundle,
 * which does it else, does not know of them. The folder of the server's bundle lies in that of the site.
 */
export function emitFilesOfPages(bundler: Bundler, baseUrl: string): BundlerPlugin {
  const ReplacementPlugin = bundler.NormalModuleReplacementPlugin as new (
    pattern: RegExp,
    replace: (resource: { request: string }) => void,
  ) => BundlerPlugin;
  return new ReplacementPlugin(/-loader\b.*&emitFile=false/, (resource) => {
    resource.request = resource.request.replaceAll('&emitFile=false', `&outputPath=../&publicPath=${baseUrl}`);
  });
}
