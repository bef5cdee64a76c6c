import type { ThemeConfig } from '@docusaurus/preset-classic';

type AnnouncementBar = NonNullable<ThemeConfig['announcementBar']>;

/** The bar above the page. A reader who has closed it sees it again only when `id` changes, so a new announcement needs a new one. */
export const announcement: AnnouncementBar = {
  id: 'v5-unreleased',
  content: 'Capacitor 5 is on its way: <a href="/docs/next/updating/5-0">see what changes for your app</a>.',
  backgroundColor: 'var(--docs-notice-surface)',
  textColor: 'var(--docs-notice)',
  isCloseable: true,
};
