// This import comes first, because the other modules rely on there being a latest version.
import './src/build/checks/latest-version';
import { projectRoot } from '@capacitor-docs/shared';
import type * as Preset from '@docusaurus/preset-classic';
import type { Config, PluginConfig } from '@docusaurus/types';
import sidebars from './sidebars';
import { brokenReferences } from './src/build/cache/broken-references';
import { checkContent } from './src/build/checks/content';
import { validateNavbarItems } from './src/build/checks/navbar-items';
import { checkSettings } from './src/build/checks/settings';
import { checkThemeConfig } from './src/build/checks/theme';
import { rehypeCode } from './src/build/highlight/rehype-code';
import { createLastChanges } from './src/build/last-changes';
import { pageSteps } from './src/build/page-steps';
import { hasLayer, readPreview, readShownVersions, readTagManager } from './src/build/settings/environment';
import { readSearchConfig } from './src/build/settings/search';
import { announcement } from './src/config/announcement';
import { codeLanguages } from './src/config/code-languages';
import { codeTheme } from './src/config/code-themes';
import { footer } from './src/config/footer';
import { lineMarks } from './src/config/line-marks';
import { navbar } from './src/config/navbar';
import { editAddress } from './src/config/repository';
import { site } from './src/config/site';
import { docsVersions, latestVersion } from './src/config/versions';
import { bundler } from './src/plugins/bundler';
import { compatibility } from './src/plugins/compatibility';
import { editsFirst } from './src/plugins/edits-first';
import { explain } from './src/plugins/explain';
import { feed } from './src/plugins/feed';
import { hosting } from './src/plugins/hosting';
import { inlineScripts } from './src/plugins/inline-scripts';
import { islands } from './src/plugins/islands';
import { lightClient } from './src/plugins/light-client';
import { rehypePortions } from './src/plugins/light-client/article/rehype-portions';
import { makeTemplate } from './src/plugins/light-client/loader/template';
import { liveChecks } from './src/plugins/live-checks';
import { markdownPages } from './src/plugins/markdown-pages';
import { noScript } from './src/plugins/no-script';
import { offline } from './src/plugins/offline';
import { pageChanges } from './src/plugins/page-changes';
import { pageHead } from './src/plugins/page-head';
import { referenceData } from './src/plugins/reference-data';
import { routes } from './src/plugins/routes';
import { createSitemapItems } from './src/plugins/routes/sitemap';
import { run } from './src/plugins/run';
import { search } from './src/plugins/search';
import { shippedPackages } from './src/plugins/shipped-packages';
import { upgradeData } from './src/plugins/upgrade-data';
import { versionCommand } from './src/plugins/version-command';
import { writerBar } from './src/plugins/writer-bar';
import { remarkReference } from './src/remark';
import { rehypeBreakNames } from './src/remark/break-names';
import { checkPages, checkReferences } from './src/remark/check-pages';
import { rehypeFootnotes } from './src/remark/footnotes';
import { rehypeJoinTexts } from './src/remark/join-texts';
import { parseFrontMatter } from './src/remark/parse-front-matter';
import { rehypePictures } from './src/remark/pictures';
import { rehypeTableLayouts } from './src/remark/table-layouts';

/** Whether this is `npm start`. */
const isWriting = process.env.NODE_ENV === 'development';

/** Whether browsers get our own client (`src/browser`) instead of Docusaurus' client, which `npm start` always uses. */
const isLight = hasLayer(process.env);

/** The versions in this build: all of them, unless `DOCS_VERSIONS` names some. */
const shownVersions = readShownVersions(process.env);

const sidebarNames = checkContent(projectRoot, docsVersions, sidebars);
checkSettings(projectRoot);
// While a page is being written, other mistakes in it stop nothing: the checks report them.
(isWriting ? checkReferences : checkPages)(shownVersions, sidebarNames);

/** How Markdown is compiled, in the documentation and in standalone pages. */
const compiling = {
  // Samples run in frames that only finished pages have.
  beforeDefaultRemarkPlugins: [[remarkReference, { runsSamples: isLight && !isWriting }]],
  rehypePlugins: [
    rehypeFootnotes,
    rehypeJoinTexts,
    rehypeTableLayouts,
    rehypeBreakNames,
    rehypePictures,
    [rehypeCode, { languages: codeLanguages }],
  ],
} satisfies Preset.Options['pages'];

/** Options of the docs plugin. In `npm start`, the plugin `editsFirst` takes the place of the preset's docs plugin. */
const docs = {
  ...compiling,
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  // All Markdown files except partials are pages, README.md files too (v2 has one).
  exclude: ['**/_*.{md,mdx}', '**/_*/**'],
  lastVersion: (shownVersions.find(({ state }) => state === 'latest') ?? shownVersions[0] ?? latestVersion)
    .docusaurusName,
  onlyIncludeVersions: shownVersions.map(({ docusaurusName }) => docusaurusName),
  versions: Object.fromEntries(
    docsVersions.map(({ name, docusaurusName, routePrefix, state }) => [
      docusaurusName,
      {
        label: name,
        path: routePrefix,
        banner: state === 'latest' ? ('none' as const) : state,
        // Search engines would lead readers of the release to pages about features that they don't have yet.
        noIndex: state === 'unreleased',
        // Style sheets select by the state, which changes automatically with a release.
        className: `docs-${state}`,
      },
    ]),
  ),
  breadcrumbs: true,
  editUrl: ({ versionDocsDirPath, docPath }) => editAddress(`${versionDocsDirPath}/${docPath}`),
  // While a page is being written, the time of its last commit means nothing.
  showLastUpdateTime: !isWriting,
  rehypePlugins: [...compiling.rehypePlugins, ...(isLight ? [rehypePortions] : [])],
} satisfies Preset.Options['docs'];

const config: Config = {
  ...site,
  ...readPreview(process.env),
  favicon: 'img/favicon.svg',
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: { en: { label: 'English', direction: 'ltr' } },
  },
  // Keys without a namespace (`docs-preferred-version-default`, `theme`), as readers' browsers already have them stored.
  storage: { type: 'localStorage', namespace: false },

  // The build only warns. The content tests fail instead, with file, line and the nearest name.
  // In a build without some versions, links to these are broken on purpose.
  onBrokenLinks: shownVersions.length < docsVersions.length ? 'ignore' : 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: {
    parseFrontMatter,
    // While a page is being written, our own checks report broken references and suggest the nearest name.
    hooks: isWriting ? { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' } : brokenReferences,
  },

  ...(isLight ? { ssrTemplate: makeTemplate() } : {}),
  future: {
    v4: true,
    experimental_vcs: createLastChanges(projectRoot),
    faster: {
      // The persistent cache does not notice changes of the packages' reference or of our own plugins: stale pages are worse than slow builds.
      rspackPersistentCache: false,
      // Worker threads give their memory back once all pages are rendered. `npm run build` renders in one thread if it may use as much memory
      // as it likes, because that is cheaper (see `src/packages/docs-cli/build/build-site.ts`).
      ssgWorkerThreads: true,
      // With our client, only the server compiles Markdown. With the cross-compiler cache, it would wait for the browser bundle forever.
      mdxCrossCompilerCache: !isLight,
    },
  },

  presets: [
    [
      'classic',
      {
        docs: isWriting ? false : docs,
        blog: false,
        pages: compiling,
        theme: {
          customCss: ['tokens', 'fonts', 'base', 'kit', 'code', 'search-field', 'finder', 'print'].map(
            (name) => `./src/css/${name}.css`,
          ),
        },
        // The specification requires the debug pages in production.
        debug: true,
        sitemap: { lastmod: null, changefreq: null, priority: null, createSitemapItems },
        ...readTagManager(process.env),
      } satisfies Preset.Options,
    ],
  ],

  themeConfig: checkThemeConfig({
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
    docs: { sidebar: { hideable: false, autoCollapseCategories: false } },
    announcementBar: announcement,
    navbar: { ...navbar, items: validateNavbarItems(navbar.items ?? []) },
    // Always set, with or without an account: the theme creates the route of the search page from it.
    algolia: readSearchConfig(process.env),
    footer,
    prism: { theme: codeTheme, magicComments: lineMarks, additionalLanguages: codeLanguages },
  } satisfies Preset.ThemeConfig),

  // src/plugins/README.md says what each of them adds.
  plugins: [
    // How the site is compiled, and Docusaurus' own commands.
    bundler,
    ...(isWriting ? ([[editsFirst, docs], liveChecks, writerBar] as PluginConfig[]) : []),
    versionCommand,

    // What every page has: its addresses, its head, a light first view. Tags are added to the head in this order.
    routes,
    pageHead,
    lightClient,
    islands,
    inlineScripts,
    feed,
    noScript,

    // Pages and data that are made from the packages and from the finished pages.
    search,
    markdownPages,
    pageChanges,
    referenceData,
    explain,
    upgradeData,
    compatibility,
    run,
    offline,

    // What a host needs: licenses of the published code, headers, redirects.
    shippedPackages,
    hosting,

    // Runs the steps of these plugins on the finished pages, in an order of its own.
    pageSteps,
  ],

  // What runs in the browser on every page, in this order. Plugins add their own modules.
  clientModules: [
    './src/browser/client-modules/progress-bar.ts',
    // Docusaurus' own client needs what our client does by itself.
    ...(isWriting || !isLight
      ? [
          './src/plugins/light-client/client-module.ts',
          './src/lists/styles.css',
          './src/lists/changes.css',
          './src/components/ToolPage/styles.css',
          ...['reference', 'admonitions', 'segments', 'steps', 'marked-code', 'few'].map(
            (name) => `./src/css/${name}.css`,
          ),
          './src/theme/MDXComponents/Table/wide.css',
          './src/pages/versions/styles.css',
        ]
      : []),
  ],
};

export default config;
