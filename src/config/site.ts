import type { Config } from '@docusaurus/types';
import { basePath } from './versions';

/** Name and address of the site. */
export const site = {
  title: 'Capacitor Documentation',
  tagline: 'One web app, running natively on iOS, Android and the web',
  url: process.env.DOCS_URL || 'https://capacitorjs.com',
  baseUrl: basePath,
  organizationName: 'ionic-team',
  projectName: 'capacitor',
} satisfies Partial<Config>;
