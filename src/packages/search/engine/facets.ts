import type { ManifestShard } from './index-files';
import type { FacetFilters } from './response';

/** The facets of a shard. All of its sections have the same ones. */
type Facets = Readonly<Pick<ManifestShard, 'language' | 'docusaurus_tag' | 'version'>>;

/**
 * Tells whether hits of a shard may answer a request. As with the hosted service, a condition on an attribute that the
 * embedded index does not have never matches, unless it is negated.
 */
export function passesFilters(facets: Facets, filters: FacetFilters | undefined): boolean {
  const all = filters === undefined ? [] : typeof filters === 'string' ? [filters] : filters;
  return all.every((any) => (typeof any === 'string' ? [any] : any).some((filter) => passesFilter(facets, filter)));
}

function passesFilter(facets: Facets, filter: string): boolean {
  const at = filter.indexOf(':');
  const attribute = filter.slice(0, at);
  const value = filter.slice(at + 1);
  const own = isFacet(attribute) ? facets[attribute] : undefined;
  return value.startsWith('-') ? own !== value.slice(1) : own === value;
}

function isFacet(attribute: string): attribute is keyof Facets {
  return attribute === 'language' || attribute === 'docusaurus_tag' || attribute === 'version';
}
