import type { FacetFilters } from '@site/src/search/engine/response';

/** Conditions on hits as a list: all must hold, one of an inner list. */
export type FilterList = readonly (string | readonly string[])[];

/** What the configuration says about the filters of every search. */
export interface FilterOptions {
  /** A search is filtered by language and version. */
  readonly isContextual: boolean;
  readonly language: string;
  /** Conditions that hold for every search. */
  readonly fixedFilters: FilterList;
}

/** Filters in the form of a list, in which others can be added. */
export function listFilters(filters: FacetFilters | undefined): FilterList {
  return filters === undefined ? [] : typeof filters === 'string' ? [filters] : filters;
}

/**
 * The filters of a search.
 *
 * @param tags of the versions to search in; undefined for all versions
 */
export function makeFilters(
  { isContextual, language, fixedFilters }: FilterOptions,
  tags: readonly string[] | undefined,
): FilterList {
  if (!isContextual) return fixedFilters;
  return [
    `language:${language}`,
    ...(tags === undefined ? [] : [tags.map((tag) => `docusaurus_tag:${tag}`)]),
    ...fixedFilters,
  ];
}
