import type { Config } from '@docusaurus/types';
import { createLastChanges } from '../lib/last-changes';
import { projectRoot } from '../lib/project-root';
import { hasLayer } from '../plugins/light-client/layer';
import { readTemplate } from '../plugins/light-client/loader/template';
import { brokenReferences } from './broken-references';
import { parseFrontMatter } from './front-matter';
import { readShownVersions } from './shown-versions';
import { basePath, docsVersions } from './versions';

/** What the site is and how it is built: everything of the configuration but presets and theme. */
export const site = {
  title: 'Capacitor Documentation',
  tagline: 'One web app, running natively on iOS, Android and the web',
  url: 'https://capacitorjs.com',
  baseUrl: basePath,
  favicon: 'img/favicon.svg',
  organizationName: 'ionic-team',
  projectName: 'capacitor',
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: { en: { label: 'English', direction: 'ltr' } },
  },
  // The build only warns; the content tests are what fails, with file, line and the nearest name.
  // Where versions are left out, links to them are broken on purpose.
  onBrokenLinks: readShownVersions(process.env).length < docsVersions.length ? 'ignore' : 'warn',
  onBrokenAnchors: 'warn',
  onDuplicateRoutes: 'warn',
  markdown: { parseFrontMatter, hooks: brokenReferences },
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
  // Plain historic keys (`docs-preferred-version-default`, `theme`), as readers' browsers already hold them.
  storage: { type: 'localStorage', namespace: false },
} satisfies Partial<Config>;
