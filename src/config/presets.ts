import type * as Preset from '@docusaurus/preset-classic';
import type { PresetConfig } from '@docusaurus/types';
import { remarkReference } from '../remark';
import { readTagManager } from './tag-manager';
import { docsVersions } from './versions';

type DocsOptions = Extract<Preset.Options['docs'], object>;

/** How Docusaurus serves a version, by the name that it knows it by. */
const versions = Object.fromEntries(
  docsVersions.map(({ name, docusaurusName, routePrefix, state }) => [
    docusaurusName,
    {
      label: name,
      path: routePrefix,
      banner: state === 'latest' ? ('none' as const) : state,
    },
  ]),
);

const docs: DocsOptions = {
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  lastVersion: 'v4',
  versions,
  breadcrumbs: true,
  // Nothing but Markdown pages is a page: README.md files are pages too (v2 has one).
  exclude: ['**/_*.md', '**/_*/**'],
  beforeDefaultRemarkPlugins: [remarkReference],
};

const options: Preset.Options = {
  docs,
  blog: false,
  pages: { beforeDefaultRemarkPlugins: [remarkReference] },
  theme: {
    customCss: ['tokens', 'base', 'code', 'reference', 'print'].map((name) => `./src/css/${name}.css`),
  },
  // The specification asks for the debug pages in production.
  debug: true,
  sitemap: {
    lastmod: null,
    changefreq: null,
    priority: null,
    ignorePatterns: ['/docs/search', '/docs/__docusaurus/**'],
  },
  ...readTagManager(process.env),
};

export const presets: PresetConfig[] = [['classic', options]];
