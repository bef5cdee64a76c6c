import type { ThemeConfig } from '@docusaurus/preset-classic';
import { basePath, docsVersions, majorOf } from './versions';

type AnnouncementBar = NonNullable<ThemeConfig['announcementBar']>;

/** The version to be released next: the oldest of the unreleased ones. */
const upcoming = docsVersions.filter(({ state }) => state === 'unreleased').at(-1);

/**
 * The bar above the page, or undefined for none. A reader who has closed it sees it again only when `id` changes, so a new announcement needs a
 * new `id`. This one always announces the next release.
 */
export const announcement: AnnouncementBar | undefined = upcoming && {
  id: `${upcoming.name}-unreleased`,
  content: `Capacitor ${majorOf(upcoming.name)} is on its way: <a href="${basePath}${upcoming.routePrefix}/updating/${majorOf(upcoming.name)}-0">see what changes for your app</a>.`,
  backgroundColor: 'var(--docs-notice-surface)',
  textColor: 'var(--docs-notice)',
  isCloseable: true,
};
