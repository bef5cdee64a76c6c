import type { Config } from '@docusaurus/types';
import { basePath } from './versions';

/** What the site is: the part of the configuration that does not depend on the build. `src/site/` adds how it is built. */
export const site = {
  title: 'Capacitor Documentation',
  tagline: 'One web app, running natively on iOS, Android and the web',
  url: process.env.DOCS_URL || 'https://capacitorjs.com',
  baseUrl: basePath,
  favicon: 'img/favicon.svg',
  organizationName: 'ionic-team',
  projectName: 'capacitor',
  i18n: {
    defaultLocale: 'en',
    locales: ['en'],
    localeConfigs: { en: { label: 'English', direction: 'ltr' } },
  },
  // Keys without a namespace (`docs-preferred-version-default`, `theme`), as readers' browsers already have them stored.
  storage: { type: 'localStorage', namespace: false },
} satisfies Partial<Config>;
