import { tagOfVersion } from '../../../lib/version-of-url';
import type { Scope } from './scope';

/** Conditions on hits of the hosted search. All of a list must match, and one of each inner list. Each is `attribute:value` or `attribute:-value`. */
export type FacetFilters = string | readonly (string | readonly string[])[];

/** Settings from the configuration for the filters of every search. */
export interface FilterOptions {
  /** Whether searches are filtered by language and version. */
  readonly isContextual: boolean;
  readonly language: string;
  /** Conditions that apply to every search. */
  readonly fixedFilters: FacetFilters | undefined;
}

/** Makes the filters of a hosted search. Pages outside of the versions have the tag `default`. */
export function makeFilters({ isContextual, language, fixedFilters = [] }: FilterOptions, scope: Scope): FacetFilters {
  const fixed = typeof fixedFilters === 'string' ? [fixedFilters] : fixedFilters;
  if (!isContextual) return fixed;
  const tags = scope === 'all' ? [] : [['default', tagOfVersion(scope)].map((tag) => `docusaurus_tag:${tag}`)];
  return [`language:${language}`, ...tags, ...fixed];
}
