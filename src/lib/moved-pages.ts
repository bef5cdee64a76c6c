/** Finds the page of another version that a reader of this page wants: pure lookups over `src/config/moved-pages.ts`. */
import type { PageMoves } from '../config/moved-pages';
import { type VersionName, versionNames } from '../config/versions';

/** How a page of another version relates to the one asked for. */
export type CounterpartKind = 'same' | 'moved' | 'nearest';

export interface Counterpart {
  readonly kind: CounterpartKind;
  /** Key of the page in the other version, see `toPageKey`. */
  readonly key: string;
}

/** Tells whether a version has a page, by its key. */
export type HasPage = (version: VersionName, key: string) => boolean;

/**
 * Turns an address into the key that pages of different versions are compared by: the part below the version's root, with `x/index` as `x`.
 *
 * @param path `/docs/v2/apis/index`
 * @param versionPath root of its version, with or without a slash at the end: `/docs/v2`
 * @returns `/apis`, and `/` for the root itself
 */
export function toPageKey(path: string, versionPath: string): string {
  const below = path.slice(versionPath.replace(/\/$/, '').length);
  return below.replace(/\/$/, '').replace(/\/index$/, '') || '/';
}

/** The versions to pass from one to the other, without the first. */
function listSteps(from: VersionName, to: VersionName): VersionName[] {
  const start = versionNames.indexOf(from);
  const end = versionNames.indexOf(to);
  return start < end ? versionNames.slice(start + 1, end + 1) : versionNames.slice(end, start).reverse();
}

/**
 * Finds the page of another version with the same subject. A page at the same address is preferred; else each version between is asked
 * where the subject went. What a version between has nothing like may still be in the version behind it.
 *
 * @param moves the map
 * @param key page to start from
 * @returns undefined when the other version has neither the page nor a useful one
 */
export function findCounterpart(
  moves: readonly PageMoves[],
  key: string,
  from: VersionName,
  to: VersionName,
  hasPage: HasPage,
): Counterpart | undefined {
  if (hasPage(to, key)) return { kind: 'same', key };
  let kind: CounterpartKind = 'same';
  let here = from;
  let place = key;
  for (const next of listSteps(from, to)) {
    const step = moves.find((entry) => entry.from === here && entry.to === next);
    const moved = step?.moved[place];
    const nearest = step?.nearest[place];
    if (!hasPage(next, place)) {
      if (nearest !== undefined) kind = 'nearest';
      else if (moved !== undefined && kind === 'same') kind = 'moved';
      place = moved ?? nearest ?? place;
    }
    here = next;
  }
  return hasPage(to, place) ? { kind, key: place } : undefined;
}
