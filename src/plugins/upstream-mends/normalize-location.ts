/**
 * Stands in for Docusaurus' `client/normalizeLocation`, which every address of the router goes through: a fragment such as `#100%` stays one that
 * can be decoded. Docusaurus decodes fragments to scroll to them, and the page would crash.
 */
import normalizePath from '@docusaurus/core/lib/client/normalizeLocation';
import type { Location } from 'history';

/**
 * @param hash of an address: empty, or with the number sign
 * @returns one that can be decoded; a percent sign that encodes nothing then stands for itself, as it does for browsers
 */
export function mendHash(hash: string): string {
  try {
    decodeURIComponent(hash);
    return hash;
  } catch {
    return `#${encodeURIComponent(hash.slice(1))}`;
  }
}

export default function normalizeLocation(location: Location): Location {
  const normalized = normalizePath(location);
  const hash = mendHash(location.hash);
  return hash === location.hash ? normalized : { ...normalized, hash };
}
