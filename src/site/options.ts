import type { Config } from '@docusaurus/types';
import { brokenReferences } from '../build/cache/broken-references';
import { projectRoot } from '../build/files/project-root';
import { createLastChanges } from '../build/last-changes';
import { readShownVersions } from '../build/settings/shown-versions';
import { site } from '../config/site';
import { docsVersions } from '../config/versions';
import { hasLayer } from '../plugins/light-client/layer';
import { readTemplate } from '../plugins/light-client/loader/template';
import { isWriting } from './docs';
import { parseFrontMatter } from './front-matter';

/** The checks say it while a page is written, with the nearest name. */
const ignored = { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' } as const;

/** What the site is and how it is built: everything of the configuration but presets, plugins and theme. */
export const siteOptions = {
  ...site,
  // The build only warns; the content tests are what fails, with file, line and the nearest name.
  // Where versions are left out, links to them are broken on purpose.
  onBrokenLinks: readShownVersions(process.env).length < docsVersions.length ? 'ignore' : 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: { parseFrontMatter, hooks: isWriting ? ignored : brokenReferences },
  ...readTemplate(process.env),
  future: {
    v4: true,
    experimental_vcs: createLastChanges(projectRoot),
    // Worker threads cost half as much memory again and save no time on two cores.
    // The persistent cache does not see changes of the packages' reference or of our own plugins: stale pages are worse than slow builds.
    // Where articles are HTML, only the server compiles Markdown; with that cache it would wait for the browser's bundle for good.
    faster: {
      rspackPersistentCache: false,
      ssgWorkerThreads: false,
      mdxCrossCompilerCache: !hasLayer(process.env),
    },
  },
} satisfies Partial<Config>;
