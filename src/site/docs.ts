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

type DocsOptions = Extract<Preset.Options['docs'], object>;

/** Whether this is `npm start`, where `plugins.ts` has a docs plugin that lets the writer's page come first. */
export const isWriting = process.env.NODE_ENV === 'development';

/** What Markdown goes through wherever it stands. */
export const rehypePlugins: NonNullable<DocsOptions['rehypePlugins']> = [
  rehypeJoinTexts,
  rehypeBreakNames,
  [rehypeCode, { languages: codeLanguages }],
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
      // Style sheets ask for the state, which changes by itself with a release.
      className: `docs-${state}`,
    },
  ]),
);

/** What the docs plugin reads, and what becomes of it. */
export const docs: DocsOptions = {
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  lastVersion: (shownVersions.find(({ state }) => state === 'latest') ?? shownVersions[0] ?? latestVersion)
    .docusaurusName,
  onlyIncludeVersions: shownVersions.map(({ docusaurusName }) => docusaurusName),
  versions,
  breadcrumbs: true,
  // Nothing but Markdown pages is a page: README.md files are pages too (v2 has one).
  exclude: ['**/_*.md', '**/_*/**'],
  editUrl: ({ versionDocsDirPath, docPath }) => editAddress(`${versionDocsDirPath}/${docPath}`),
  // While a page is written, what was last committed says nothing.
  showLastUpdateTime: !isWriting,
  beforeDefaultRemarkPlugins: [remarkReference],
  rehypePlugins: [...rehypePlugins, ...(hasLayer(process.env) ? [rehypePortions] : [])],
};
