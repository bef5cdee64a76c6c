import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Plugin } from '@docusaurus/types';
import { projectRoot } from '../../lib/project-root';
import { chunkGlobal } from './article/page-data';
import type { Lever } from './levers';

/** The bundler's configuration, as Docusaurus hands it to plugins. */
export type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

const folder = join(projectRoot, 'src/plugins/light-client');

/** Folder of the modules that stand in for others. */
const client = join(folder, 'client');

/** A module that stands in for another: `from` as an import names it, `to` as an absolute path. */
export interface Replacement {
  readonly lever: Lever;
  readonly from: string;
  readonly to: string;
  /** Where it does; without a word only in the browser. What is drawn must be the same in both. */
  readonly where?: 'server' | 'both';
}

export interface AliasOptions {
  readonly levers: ReadonlySet<Lever>;
  /** Folder of what the light client generates. */
  readonly generated: string;
  /** Folder of theme-classic's files. */
  readonly themeClassic: string;
}

/** Lists what stands in for what. Each of these modules says in its first lines how it differs. */
export function listReplacements({ generated, themeClassic }: Omit<AliasOptions, 'levers'>): Replacement[] {
  return [
    {
      lever: 'highlight',
      from: '@theme-original/CodeBlock/Content',
      to: join(client, 'plain-code.tsx'),
      where: 'both',
    },
    {
      lever: 'highlight',
      from: join(themeClassic, 'prism-include-languages'),
      to: join(client, 'nothing.ts'),
      where: 'both',
    },
    { lever: 'trim', from: '@generated/docusaurus.config', to: join(generated, 'site-config.mjs') },
    { lever: 'trim', from: '@docusaurus/utils-common', to: join(client, 'utils-common.ts') },
    { lever: 'head', from: 'react-helmet-async', to: join(client, 'head-manager.tsx') },
    { lever: 'router', from: 'history', to: join(client, 'router/history.ts') },
    { lever: 'router', from: 'path-to-regexp', to: join(client, 'router/path-pattern.ts') },
    { lever: 'router', from: 'hoist-non-react-statics', to: join(client, 'router/hoist-statics.ts') },
    { lever: 'router', from: 'react-is', to: join(client, 'router/react-is.ts') },
    { lever: 'router', from: 'prop-types', to: join(client, 'router/prop-types.ts') },
    { lever: 'pages', from: '@generated/routes', to: join(client, 'routes.tsx') },
    { lever: 'pages', from: '@generated/registry', to: join(generated, 'registry.js') },
    { lever: 'pages', from: '@generated/globalData', to: join(generated, 'global-data.json') },
    {
      lever: 'pages',
      from: '@site/src/components/VersionNote/use-counterparts',
      to: join(client, 'version-targets.ts'),
    },
    { lever: 'sidebar', from: '@theme/DocRoot/Layout/Sidebar', to: join(client, 'late-sidebar.tsx') },
    { lever: 'sidebar', from: '@theme/DocSidebar', to: join(client, 'doc-sidebar.tsx') },
    { lever: 'article', from: '@theme/DocItem/Layout', to: join(client, 'no-layout.ts') },
    {
      lever: 'article',
      from: '@theme/DocItem/Layout',
      to: join(folder, 'article/server-article.tsx'),
      where: 'server',
    },
    { lever: 'layout', from: '@theme/Navbar', to: join(client, 'late-navbar.tsx') },
    { lever: 'layout', from: '@theme/Footer', to: join(client, 'kept-footer.tsx') },
    { lever: 'progress', from: 'nprogress', to: join(client, 'late-progress.ts') },
  ];
}

/**
 * Puts the replacements among the bundler's aliases.
 *
 * @param config of Docusaurus; its aliases are changed in place, because the first that fits wins
 * @throws when there are none: Docusaurus has changed
 */
export function changeAliases(config: Configuration, isServer: boolean, options: AliasOptions): void {
  const known = config.resolve?.alias;
  if (config.resolve === undefined || known === undefined || Array.isArray(known)) {
    throw new Error(
      "The light client finds no aliases in the bundler's configuration. See src/plugins/light-client/README.md.",
    );
  }
  const used = listReplacements(options).filter(
    ({ lever, where = 'browser' }) =>
      options.levers.has(lever) && (where === 'both' || where === (isServer ? 'server' : 'browser')),
  );
  const requireOfTheme = createRequire(join(options.themeClassic, 'index.js'));
  config.resolve.alias = {
    ...Object.fromEntries(used.map(({ from, to }) => [`${from}$`, to])),
    '@light-client/navbar$': known['@theme/Navbar'] ?? false,
    '@light-client/preload$': options.levers.has('pages')
      ? join(client, 'preload.ts')
      : '@docusaurus/core/lib/client/preload',
    '@light-client/nprogress$': requireOfTheme.resolve('nprogress'),
    '@light-client/sidebar$': known['@theme/DocRoot/Layout/Sidebar'] ?? false,
    '@light-client/doc-layout$': known['@theme/DocItem/Layout'] ?? false,
    ...known,
  };
}

/** What brings styles of its own, as parts of the paths of their files. What the server draws needs its styles at once. */
const lateStyles = {
  /** The search's dialog, with its script; single pages, which name theirs, and which a browser loads before it goes there. */
  always: [
    '@docsearch/',
    'src/theme/SearchBar/modal',
    'src/theme/SearchPage/',
    'src/pages/',
    'src/components/KeptVersion/',
    'plugin-debug/',
  ],
  /** Where articles are HTML, what comes to life in them is drawn by a script of its own. */
  ofArticles: ['theme/CodeBlock/Buttons/', 'src/components/PictureDialog/', 'src/page-tools/'],
};

/** Makes the bundler's test for the styles of the main sheet. */
function testEarlyStyles(hasArticles: boolean): RegExp {
  const late = [...lateStyles.always, ...(hasArticles ? lateStyles.ofArticles : [])];
  return new RegExp(`^(?!.*[\\\\/](?:${late.join('|').replaceAll('/', '[\\\\/]')}))`);
}

/**
 * React's script beside the site's: a task of its own, and browsers keep it from one deployment to the next.
 */
const reactChunk = {
  test: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  name: 'react',
  chunks: 'initial' as const,
  enforce: true,
};

/**
 * Changes how the bundler names and cuts what it writes.
 *
 * @param config of Docusaurus; changed in place where additions can't say it
 * @param buildId folder of the scripts whose names hold no hash
 * @returns what is added to it
 */
export function cutBundle(config: Configuration, levers: ReadonlySet<Lever>, buildId: string): Configuration {
  const hasPages = levers.has('pages');
  if (hasPages) {
    // Ids follow from the pages' paths, so the browser needs no list of them.
    config.optimization = { ...config.optimization, moduleIds: 'named', chunkIds: 'named' };
    // It writes the names of all chunks, for a module that is replaced.
    config.plugins = config.plugins?.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin') ?? [];
  }
  const cacheGroups = {
    // A page is one script, so that its address is all that is needed to load it.
    ...(hasPages ? { common: false as const, defaultVendors: false as const, default: false as const } : {}),
    ...(levers.has('hydration') ? { react: reactChunk } : {}),
    ...(levers.has('styles') ? { styles: { test: testEarlyStyles(levers.has('article')) } } : {}),
  };
  return {
    ...(hasPages
      ? { output: { chunkFilename: `assets/js/${buildId}/[name].js`, chunkLoadingGlobal: chunkGlobal } }
      : {}),
    optimization: { splitChunks: { cacheGroups } },
  };
}

/**
 * Puts `client/start.ts` before Docusaurus' own entry.
 *
 * @param config of Docusaurus; changed in place, because an entry that is added would come behind it
 * @returns the plugin that asks browsers to compile all of the first script while it loads, and not function by function while it runs
 *   (Chromium's explicit compile hints; others read a comment)
 * @throws when the entry is not one file: Docusaurus has changed
 */
export function splitStart(config: Configuration, bundler: Bundler): BundlerPlugin {
  const { entry, resolve } = config;
  if (typeof entry !== 'string' || resolve?.alias === undefined || Array.isArray(resolve.alias)) {
    throw new Error(
      "The light client finds no entry in the bundler's configuration. See src/plugins/light-client/README.md.",
    );
  }
  resolve.alias = { '@light-client/entry$': entry, ...resolve.alias };
  config.entry = join(client, 'start.ts');
  const BannerPlugin = bundler.BannerPlugin as new (options: object) => BundlerPlugin;
  const { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE } = bundler.Compilation;
  return new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\/(?:main|react)\.[^/]*\.js$/,
    // Minifying takes comments away, so it comes behind that, and before files are named by their hashes.
    stage: PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 1,
  });
}

type BundlerPlugin = NonNullable<Configuration['plugins']>[number];

/** Files beside Docusaurus' `client/clientEntry` that others stand in for: they are imported by relative paths, which no alias reaches. */
const coreModules: readonly { readonly lever: Lever; readonly name: string; readonly file: string }[] = [
  { lever: 'trim', name: 'BaseUrlIssueBanner', file: 'no-banner.ts' },
  { lever: 'pages', name: 'preload', file: 'preload.ts' },
  { lever: 'pages', name: 'docusaurus', file: 'docusaurus-pages.ts' },
  { lever: 'hydration', name: 'browserContext', file: 'browser-context.tsx' },
  { lever: 'router', name: 'PendingNavigation', file: 'pending-navigation.tsx' },
  { lever: 'prefetch', name: 'docusaurus', file: 'docusaurus.ts' },
  { lever: 'prefetch', name: 'prefetch', file: 'prefetch.ts' },
];

interface Bundler {
  NormalModuleReplacementPlugin: unknown;
  BannerPlugin: unknown;
  Compilation: { PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE: number };
}

interface Resource {
  request: string;
  context: string;
}

/** Makes the bundler's plugin that changes requests for modules. */
function replaceRequests(bundler: Bundler, pattern: RegExp, replace: (resource: Resource) => void): BundlerPlugin {
  const ReplacementPlugin = bundler.NormalModuleReplacementPlugin as new (
    pattern: RegExp,
    replace: (resource: Resource) => void,
  ) => BundlerPlugin;
  return new ReplacementPlugin(pattern, replace);
}

/**
 * Makes the plugin of the server's bundle that publishes the files which pages show or offer: without their Markdown, the browser's bundle,
 * which does it else, does not know of them. The folder of the server's bundle lies in that of the site.
 */
export function emitFilesOfPages(bundler: Bundler, baseUrl: string): BundlerPlugin {
  return replaceRequests(bundler, /-loader\b.*&emitFile=false/, (resource) => {
    resource.request = resource.request.replaceAll('&emitFile=false', `&outputPath=../&publicPath=${baseUrl}`);
  });
}

/** Makes the bundler's plugins that put our modules in the place of Docusaurus' own. The first of a name wins. */
export function replaceCoreModules(bundler: Bundler, levers: ReadonlySet<Lever>): BundlerPlugin[] {
  const used = coreModules.filter(({ lever }) => levers.has(lever));
  const names = [...new Set(used.map(({ name }) => name))];
  if (names.length === 0) return [];
  const replace = (resource: Resource): void => {
    if (!/[\\/]core[\\/]lib[\\/]client(?:[\\/]exports)?$/.test(resource.context)) return;
    const found = used.find(({ name }) => resource.request.replace(/^\.+\//, '') === name);
    if (found !== undefined) resource.request = join(client, found.file);
  };
  return [replaceRequests(bundler, new RegExp(`^\\.{1,2}/(?:${names.join('|')})$`), replace)];
}
