import type { DocusaurusConfig } from '@docusaurus/types';

/** Takes from the site's configuration what browsers read: what the site is called, where it lies, and how it is searched. */
export function trimConfig({ title, titleDelimiter, baseUrl, i18n, themeConfig }: DocusaurusConfig): object {
  const { algolia } = themeConfig as { algolia?: object };
  return { title, titleDelimiter, baseUrl, i18n, themeConfig: { algolia } };
}
