import type * as Preset from '@docusaurus/preset-classic';
import { rehypeCode } from '../build/highlight/rehype-code';
import { readShownVersions } from '../build/settings/shown-versions';
import { codeLanguages } from '../config/code-languages';
import { editAddress } from '../config/repository';
import { docsVersions, latestVersion } from '../config/versions';
import { rehypePortions } from '../plugins/light-client/article/rehype-portions';
import { hasLayer } from '../plugins/light-client/layer';
import { remarkReference } from '../remark';
import { rehypeBreakNames } from '../remark/break-names';
import { rehypeJoinTexts } from '../remark/join-texts';
import { rehypePictureTexts } from '../remark/picture-texts';

type DocsOptions = Extract<Preset.Options['docs'], object>;

/** Whether this is `npm start`, where `plugins.ts` adds a docs plugin that rebuilds the page being edited first. */
export const isWriting = process.env.NODE_ENV === 'development';

/** Rehype plugins for all Markdown, in docs and in standalone pages. */
export const rehypePlugins: NonNullable<DocsOptions['rehypePlugins']> = [
  rehypeJoinTexts,
  rehypeBreakNames,
  rehypePictureTexts,
  [rehypeCode, { languages: codeLanguages }],
];

const shownVersions = readShownVersions(process.env);

/** How Docusaurus serves each version, by the name of the version in Docusaurus. */
const versions = Object.fromEntries(
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
);

/** Options of the docs plugin: which files it reads, and how it turns them into pages. */
export const docs: DocsOptions = {
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  lastVersion: (shownVersions.find(({ state }) => state === 'latest') ?? shownVersions[0] ?? latestVersion)
    .docusaurusName,
  onlyIncludeVersions: shownVersions.map(({ docusaurusName }) => docusaurusName),
  versions,
  breadcrumbs: true,
  // All Markdown files but partials are pages, README.md files too (v2 has one).
  exclude: ['**/_*.md', '**/_*/**'],
  editUrl: ({ versionDocsDirPath, docPath }) => editAddress(`${versionDocsDirPath}/${docPath}`),
  // While a page is being written, the time of its last commit means nothing.
  showLastUpdateTime: !isWriting,
  beforeDefaultRemarkPlugins: [remarkReference],
  rehypePlugins: [...rehypePlugins, ...(hasLayer(process.env) ? [rehypePortions] : [])],
};
