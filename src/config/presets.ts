import type * as Preset from '@docusaurus/preset-classic';
import type { PresetConfig } from '@docusaurus/types';
import sidebars from '../../sidebars';
import { checkContent } from '../lib/check-content';
import { projectRoot } from '../lib/project-root';
import { createSitemapItems } from '../lib/sitemap';
import { rehypePortions } from '../plugins/light-client/article/rehype-portions';
import { rehypeCode } from '../plugins/light-client/highlight/rehype-code';
import { readLevers } from '../plugins/light-client/levers';
import { remarkReference } from '../remark';
import { rehypeBreakNames } from '../remark/break-names';
import { codeLanguages } from './code-languages';
import { readShownVersions } from './shown-versions';
import { readTagManager } from './tag-manager';
import { docsVersions } from './versions';

type DocsOptions = Extract<Preset.Options['docs'], object>;

checkContent(projectRoot, docsVersions, sidebars);

const levers = readLevers(process.env);

const rehypePlugins: NonNullable<DocsOptions['rehypePlugins']> = [
  rehypeBreakNames,
  ...(levers.has('highlight') ? [[rehypeCode, { languages: codeLanguages }] as [typeof rehypeCode, object]] : []),
];

const shownVersions = readShownVersions(process.env);

/** How Docusaurus serves a version, by the name that it knows it by. */
const versions = Object.fromEntries(
  docsVersions.map(({ name, docusaurusName, routePrefix, state }) => [
    docusaurusName,
    {
      label: name,
      path: routePrefix,
      banner: state === 'latest' ? ('none' as const) : state,
      // Search engines would lead readers of the release to pages that describe what they don't have yet.
      noIndex: state === 'unreleased',
    },
  ]),
);

const docs: DocsOptions = {
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  lastVersion: (shownVersions.find(({ state }) => state === 'latest') ?? shownVersions[0])?.docusaurusName ?? 'v4',
  onlyIncludeVersions: shownVersions.map(({ docusaurusName }) => docusaurusName),
  versions,
  breadcrumbs: true,
  // Nothing but Markdown pages is a page: README.md files are pages too (v2 has one).
  exclude: ['**/_*.md', '**/_*/**'],
  beforeDefaultRemarkPlugins: [remarkReference],
  rehypePlugins: [...rehypePlugins, ...(levers.has('article') ? [rehypePortions] : [])],
};

const options: Preset.Options = {
  docs,
  blog: false,
  pages: { beforeDefaultRemarkPlugins: [remarkReference], rehypePlugins },
  theme: {
    customCss: ['tokens', 'base', 'code', 'reference', 'print'].map((name) => `./src/css/${name}.css`),
  },
  // The specification asks for the debug pages in production.
  debug: true,
  sitemap: {
    lastmod: null,
    changefreq: null,
    priority: null,
    createSitemapItems,
  },
  ...readTagManager(process.env),
};

export const presets: PresetConfig[] = [['classic', options]];
