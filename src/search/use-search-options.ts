import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { FacetFilters } from '@site/src/lib/search/response';
import { useMemo } from 'react';
import type { DocsSearch } from './docs-search';
import { type FilterOptions, listFilters } from './filters';

/** What the configuration says about the search, for the dialog and the search page. */
export interface SearchOptions extends FilterOptions {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  readonly externalUrlRegex: string | undefined;
  /** Path of the search page, with the base path. */
  readonly searchPage: string | undefined;
  /** Loads the search itself; in the browser only. Rejects when its code can't be loaded; the next call tries again. */
  readonly getSearch: () => Promise<DocsSearch>;
}

export function useSearchOptions(): SearchOptions {
  const { siteConfig, siteMetadata, i18n } = useDocusaurusContext();
  const { algolia } = useAlgoliaThemeConfig();
  const { baseUrl } = siteConfig;
  const generatorVersion = siteMetadata.docusaurusVersion;
  const language = i18n.currentLocale;
  return useMemo(() => {
    const { appId, apiKey, indexName, contextualSearch, externalUrlRegex, searchPagePath } = algolia;
    const { facetFilters, ...parameters } = (algolia.searchParameters ?? {}) as { facetFilters?: FacetFilters };
    return {
      appId,
      apiKey,
      indexName,
      isContextual: contextualSearch,
      externalUrlRegex,
      fixedFilters: listFilters(facetFilters),
      language,
      searchPage: searchPagePath ? `${baseUrl}${searchPagePath}` : undefined,
      getSearch: async () => {
        const { getDocsSearch } = await import('./docs-search');
        return getDocsSearch(baseUrl, { appId, apiKey, generatorVersion, parameters });
      },
    };
  }, [algolia, baseUrl, generatorVersion, language]);
}
