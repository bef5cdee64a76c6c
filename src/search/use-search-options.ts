import { useAlgoliaThemeConfig } from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { FacetFilters } from '@site/src/lib/search/response';
import { useMemo } from 'react';
import { type DocsSearch, getDocsSearch } from './docs-search';

/** What the configuration says about the search, for the dialog and the search page. */
export interface SearchOptions {
  readonly appId: string;
  readonly apiKey: string;
  readonly indexName: string;
  readonly isContextual: boolean;
  readonly externalUrlRegex: string | undefined;
  /** Conditions that hold for every search. */
  readonly fixedFilters: readonly (string | readonly string[])[];
  readonly language: string;
  /** Path of the search page, with the base path. */
  readonly searchPage: string | undefined;
  /** The search itself; in the browser only. */
  readonly getSearch: () => DocsSearch;
}

export function useSearchOptions(): SearchOptions {
  const { siteConfig, siteMetadata, i18n } = useDocusaurusContext();
  const { algolia } = useAlgoliaThemeConfig();
  const { baseUrl } = siteConfig;
  const generatorVersion = siteMetadata.docusaurusVersion;
  const language = i18n.currentLocale;
  return useMemo(() => {
    const { appId, apiKey, indexName, contextualSearch, externalUrlRegex, searchPagePath, searchParameters } = algolia;
    return {
      appId,
      apiKey,
      indexName,
      isContextual: contextualSearch,
      externalUrlRegex,
      fixedFilters: listFilters((searchParameters as { facetFilters?: FacetFilters } | undefined)?.facetFilters),
      language,
      searchPage: searchPagePath ? `${baseUrl}${searchPagePath}` : undefined,
      getSearch: () => getDocsSearch(baseUrl, { appId, apiKey, generatorVersion }),
    };
  }, [algolia, baseUrl, generatorVersion, language]);
}

function listFilters(filters: FacetFilters | undefined): readonly (string | readonly string[])[] {
  return filters === undefined ? [] : typeof filters === 'string' ? [filters] : filters;
}

/**
 * The filters of a search.
 *
 * @param tags of the versions to search in; undefined for all versions
 */
export function makeFilters(
  { isContextual, language, fixedFilters }: SearchOptions,
  tags: readonly string[] | undefined,
): readonly (string | readonly string[])[] {
  if (!isContextual) return fixedFilters;
  return [
    `language:${language}`,
    ...(tags === undefined ? [] : [tags.map((tag) => `docusaurus_tag:${tag}`)]),
    ...fixedFilters,
  ];
}
