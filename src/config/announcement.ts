import type { ThemeConfig } from '@docusaurus/preset-classic';
import { basePath, docsVersions } from './versions';

type AnnouncementBar = NonNullable<ThemeConfig['announcementBar']>;

/** The newest release that the project maintains. A unit test compares it with what the page Versions says. */
const newest = 8;

const [last, first] = [docsVersions[0]?.name, docsVersions.at(-1)?.name];

/**
 * The bar above the page, or undefined for none. A reader who has closed it sees it again only when `id` changes, so a new announcement needs a
 * new `id`. This one says that there is a newer release than these docs describe. A phone shows it in one line.
 */
export const announcement: AnnouncementBar | undefined = {
  id: `v${newest}-released`,
  content: `These docs cover ${first} to ${last}. <a href="${basePath}versions">Capacitor ${newest} is out</a>`,
  backgroundColor: 'var(--docs-code-highlighted)',
  textColor: 'var(--ifm-heading-color)',
  isCloseable: true,
};
