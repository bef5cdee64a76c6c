import type { GlobalPluginData } from '@docusaurus/plugin-content-docs/client';
import type { DocusaurusConfig } from '@docusaurus/types';

/** Global data of plugins, by plugin and by its id. */
export type GlobalData = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Takes from the global data what pages bring themselves: the lists of all pages, but for those that the navbar leads to and the versions
 * begin with.
 */
export function trimGlobalData(data: GlobalData, siteConfig: Pick<DocusaurusConfig, 'themeConfig'>): GlobalData {
  const { 'moved-pages': _titles, ...others } = data;
  const docs = data['docusaurus-plugin-content-docs']?.default as GlobalPluginData | undefined;
  if (docs === undefined) return others;
  const named = new Set(listNamedDocs(siteConfig.themeConfig));
  const versions = docs.versions.map((version) => ({
    ...version,
    docs: version.docs.filter(({ id }) => id === version.mainDocId || named.has(id)),
  }));
  return { ...others, 'docusaurus-plugin-content-docs': { default: { ...docs, versions } } };
}

/** Finds the ids of pages that the theme's configuration names, wherever in it. */
function listNamedDocs(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(listNamedDocs);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]) =>
    key === 'docId' && typeof child === 'string' ? [child] : listNamedDocs(child),
  );
}
