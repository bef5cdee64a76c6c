import type { ThemeConfig } from '@docusaurus/preset-classic';
import { basePath, docsVersions, majorOf } from './versions';

type AnnouncementBar = NonNullable<ThemeConfig['announcementBar']>;

/** The version that is released next: below it, the latest; above it, those that come later. */
const upcoming = docsVersions.filter(({ state }) => state === 'unreleased').at(-1);

/**
 * The bar above the page; undefined shows none. A reader who has closed it sees it again only when `id` changes, so a new announcement needs a
 * new one. This one is about the next release, whatever that is.
 */
export const announcement: AnnouncementBar | undefined = upcoming && {
  id: `${upcoming.name}-unreleased`,
  content: `Capacitor ${majorOf(upcoming.name)} is on its way: <a href="${basePath}${upcoming.routePrefix}/updating/${majorOf(upcoming.name)}-0">see what changes for your app</a>.`,
  backgroundColor: 'var(--docs-notice-surface)',
  textColor: 'var(--docs-notice)',
  isCloseable: true,
};
