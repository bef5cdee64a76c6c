import type { FacetFilters } from '../engine/response';

/** Conditions on hits as a list. All of them must match, and one of each inner list. */
export type FilterList = readonly (string | readonly string[])[];

/** Settings from the configuration for the filters of every search. */
export interface FilterOptions {
  /** Whether searches are filtered by language and version. */
  readonly isContextual: boolean;
  readonly language: string;
  /** Conditions that apply to every search. */
  readonly fixedFilters: FilterList;
}

/** Returns filters in the form of a list, to which others can be added. */
export function listFilters(filters: FacetFilters | undefined): FilterList {
  return filters === undefined ? [] : typeof filters === 'string' ? [filters] : filters;
}

/**
 * Returns the filters of a search.
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
