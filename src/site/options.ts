import type { Config } from '@docusaurus/types';
import { brokenReferences } from '../build/cache/broken-references';
import { projectRoot } from '../build/files/project-root';
import { createLastChanges } from '../build/last-changes';
import { readPreview } from '../build/settings/base-url';
import { readShownVersions } from '../build/settings/shown-versions';
import { site } from '../config/site';
import { docsVersions } from '../config/versions';
import { hasLayer } from '../plugins/light-client/layer';
import { readTemplate } from '../plugins/light-client/loader/template';
import { isWriting } from './docs';
import { parseFrontMatter } from './front-matter';

/** While a page is being written, our own checks report broken references and suggest the nearest name. */
const ignored = { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' } as const;

/** What the site is and how it is built: the whole configuration except presets, plugins and theme. */
export const siteOptions = {
  ...site,
  ...readPreview(process.env),
  // The build only warns. The content tests fail instead, with file, line and the nearest name.
  // In a build without some versions, links to these are broken on purpose.
  onBrokenLinks: readShownVersions(process.env).length < docsVersions.length ? 'ignore' : 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: { parseFrontMatter, hooks: isWriting ? ignored : brokenReferences },
  ...readTemplate(process.env),
  future: {
    v4: true,
    experimental_vcs: createLastChanges(projectRoot),
    // Worker threads give their memory back once all pages are rendered. `npm run build` renders in one thread if it may use as much memory as it likes,
    // because that is cheaper (see `src/cli/build/build-site.ts`).
    // The persistent cache does not notice changes of the packages' reference or of our own plugins: stale pages are worse than slow builds.
    // With the browser layer, only the server compiles Markdown. With the cross-compiler cache, it would wait for the browser bundle forever.
    faster: {
      rspackPersistentCache: false,
      ssgWorkerThreads: true,
      mdxCrossCompilerCache: !hasLayer(process.env),
    },
  },
} satisfies Partial<Config>;
