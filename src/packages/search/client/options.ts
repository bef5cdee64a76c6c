import siteConfig from '@generated/docusaurus.config';
import siteMetadata from '@generated/site-metadata';
import { renewFile } from '../../../browser/refetch';
import type { DocsSearch } from './docs-search';
import type { FacetFilters } from './filters';

/** The settings of theme-search-algolia that are used here. */
interface AlgoliaSettings {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  readonly contextualSearch: boolean;
  readonly externalUrlRegex?: string;
  readonly searchPagePath: string | false | null;
  readonly searchParameters?: { readonly facetFilters?: FacetFilters };
  readonly replaceSearchResultPathname?: { readonly from: string; readonly to: string };
}

const { baseUrl, i18n, themeConfig } = siteConfig;
const algolia = themeConfig.algolia as AlgoliaSettings;
const { appId, apiKey, indexName, externalUrlRegex, replaceSearchResultPathname: replacement } = algolia;
const { facetFilters: fixedFilters, ...parameters } = algolia.searchParameters ?? {};
const isContextual = algolia.contextualSearch;

/** Search settings from the configuration, for the dialog and the search page. */
export const searchOptions = {
  appId,
  /** Whether searches are filtered by language and version. */
  isContextual,
  /** Path of the search page, with the base path. */
  searchPage: algolia.searchPagePath ? `${baseUrl}${algolia.searchPagePath}` : undefined,
  /** Whether an address belongs to another site, which needs a full page load. */
  isExternal: (url: string): boolean => externalUrlRegex !== undefined && new RegExp(externalUrlRegex).test(url),
  /** Loads the search itself, in the browser only. Rejects when its code can't be loaded; the next call tries again. */
  getSearch: async (): Promise<DocsSearch> => {
    const { getDocsSearch } = await import('./docs-search').catch(async (error: unknown) => {
      await renewFile(error);
      throw error;
    });
    return getDocsSearch(baseUrl, {
      appId,
      apiKey,
      indexName,
      generatorVersion: siteMetadata.docusaurusVersion,
      parameters,
      isContextual,
      language: i18n.defaultLocale,
      fixedFilters,
    });
  },
};

/** @returns the address of a hit: unchanged for another site, without the host and below the base path for this site */
export function toRelativeUrl(url: string): string {
  if (searchOptions.isExternal(url)) return url;
  const { pathname, search, hash } = new URL(url, window.location.origin);
  const path = replacement ? pathname.replaceAll(new RegExp(replacement.from, 'g'), replacement.to) : pathname;
  const rest = search + hash;
  return `${path}/`.startsWith(baseUrl) ? path + rest : baseUrl + path.replace(/^\//, '') + rest;
}
