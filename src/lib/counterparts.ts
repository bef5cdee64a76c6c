/** Finds the page of another version that a reader of this page wants: pure lookups over `src/config/moved-pages.ts`. */
import type { PageMoves, PageTargets } from '../config/moved-pages';
import { knownVersions, type VersionName } from '../config/versions';

/** How a page of another version relates to the requested page. */
export type CounterpartKind = 'same' | 'moved' | 'nearest';

export interface Counterpart {
  readonly kind: CounterpartKind;
  /** Keys of the pages in the other version, see `toPageKey`; the most useful first. */
  readonly keys: readonly [string, ...string[]];
}

/** Tells whether a version has a page, by its key. */
export type HasPage = (version: VersionName, key: string) => boolean;

/** @returns the pages that an entry of the map leads to, as a list */
export function listTargets(targets: PageTargets): readonly string[] {
  return typeof targets === 'string' ? [targets] : targets;
}

/**
 * Turns an address into the key for comparing pages of different versions: the part below the version's root, with `x/index` as `x`.
 *
 * @param path `/docs/v2/apis/index`
 * @param versionPath root of its version, with or without a slash at the end: `/docs/v2`
 * @returns `/apis`, and `/` for the root itself
 */
export function toPageKey(path: string, versionPath: string): string {
  const below = path.slice(versionPath.replace(/\/$/, '').length);
  return below.replace(/\/$/, '').replace(/\/index$/, '') || '/';
}

/** Lists the versions on the way from one version to another, without the first. */
function listSteps(from: VersionName, to: VersionName): VersionName[] {
  const start = knownVersions.indexOf(from);
  const end = knownVersions.indexOf(to);
  return start < end ? knownVersions.slice(start + 1, end + 1) : knownVersions.slice(end, start).reverse();
}

/** A page on the way to another version, and how it relates to the page where the search started. */
interface Place {
  readonly key: string;
  readonly kind: CounterpartKind;
}

/** Finds where a subject is one version further. It stays where it is when the map has no entry for it. */
function stepOn({ key, kind }: Place, step: PageMoves | undefined): readonly Place[] {
  const moved = step?.moved[key];
  if (moved !== undefined)
    return listTargets(moved).map((target) => ({ key: target, kind: kind === 'same' ? 'moved' : kind }));
  const nearest = step?.nearest[key];
  return nearest === undefined
    ? [{ key, kind }]
    : listTargets(nearest).map((target) => ({ key: target, kind: 'nearest' }));
}

/**
 * Finds the pages of another version with the same subject. A page at the same address is preferred; otherwise the map is followed from
 * version to version. A subject that a version in between lacks may still be in the version after it.
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
  if (hasPage(to, key)) return { kind: 'same', keys: [key] };
  let here = from;
  let places: readonly Place[] = [{ key, kind: 'same' }];
  for (const next of listSteps(from, to)) {
    const step = moves.find((entry) => entry.from === here && entry.to === next);
    places = places.flatMap((place) => (hasPage(next, place.key) ? [place] : stepOn(place, step)));
    here = next;
  }
  const found = places.filter((place) => hasPage(to, place.key));
  const [first, ...others] = new Set(found.map((place) => place.key));
  const kind = found[0]?.kind;
  return first === undefined || kind === undefined ? undefined : { kind, keys: [first, ...others] };
}

/** Data that the plugin `routes` gives to components: titles of pages that other pages lead to, by address. */
export interface MovedPagesData {
  readonly titles: Readonly<Record<string, string>>;
}
