/** Pairs each page with itself in the neighboring version, and finds the page that shows what changed between the two. */
import type { PageMoves } from '../config/moved-pages';
import { basePath, docsVersions, type VersionName } from '../config/versions';
import { findCounterpart, type HasPage, listTargets } from './counterparts';

/** Folder of the comparisons below the base path. */
export const changesFolder = 'changes';

/** A page of a version and what it was in the version before. */
export interface PagePair {
  readonly from: VersionName;
  readonly to: VersionName;
  /** Keys of the older pages (see `toPageKey`): the one that it is compared with, then others that became a part of it. */
  readonly older: readonly [string, ...string[]];
  /** Key of the newer page. */
  readonly newer: string;
}

/** Pairs of neighboring versions, newest first. */
export const versionPairs: readonly { readonly from: VersionName; readonly to: VersionName }[] = docsVersions
  .slice(0, -1)
  .flatMap(({ name: to }, place) => {
    const from = docsVersions[place + 1]?.name;
    return from === undefined ? [] : [{ from, to }];
  });

/**
 * Finds what a page was in the version before, using the map of moved pages in both directions.
 *
 * @param newer key of the page in the newer version
 * @returns undefined when the older version has nothing that became it
 */
export function findPair(
  moves: readonly PageMoves[],
  newer: string,
  { from, to }: Pick<PagePair, 'from' | 'to'>,
  hasPage: HasPage,
): PagePair | undefined {
  const counterpart = findCounterpart(moves, newer, to, from, hasPage);
  const moved = moves.find((step) => step.from === from && step.to === to)?.moved ?? {};
  const merged = Object.keys(moved).filter((key) => {
    const target = moved[key];
    return target !== undefined && listTargets(target).includes(newer) && hasPage(from, key) && !hasPage(to, key);
  });
  const [first, ...others] = new Set([
    ...(counterpart === undefined || counterpart.kind === 'nearest' ? [] : counterpart.keys),
    ...merged,
  ]);
  return first === undefined ? undefined : { from, to, older: [first, ...others], newer };
}

/**
 * Lists all comparisons.
 *
 * @param pages of every version, by their keys (see `toPageKey`)
 * @returns a pair for every page that the version before has too, newest version first, then sorted by key
 */
export function listPairs(
  moves: readonly PageMoves[],
  pages: ReadonlyMap<VersionName, ReadonlyMap<string, unknown>>,
): PagePair[] {
  const hasPage: HasPage = (version, key) => pages.get(version)?.has(key) === true;
  return versionPairs.flatMap((versions) =>
    [...(pages.get(versions.to)?.keys() ?? [])].sort().flatMap((key) => findPair(moves, key, versions, hasPage) ?? []),
  );
}

/**
 * Finds the comparison of a page with its counterpart in the next version.
 *
 * @param older key of the page in the older version
 * @returns the pair with the most useful newer page; undefined when the next version has none
 */
export function findNextPair(
  moves: readonly PageMoves[],
  older: string,
  versions: Pick<PagePair, 'from' | 'to'>,
  hasPage: HasPage,
): PagePair | undefined {
  const next = findCounterpart(moves, older, versions.from, versions.to, hasPage);
  return next === undefined || next.kind === 'nearest' ? undefined : findPair(moves, next.keys[0], versions, hasPage);
}

/** @returns address of the page that says what changed: `/docs/changes/v3-v4/apis/camera` */
export function changesPath({ from, to, newer }: Pick<PagePair, 'from' | 'to' | 'newer'>): string {
  return `${basePath}${changesFolder}/${from}-${to}${newer === '/' ? '' : newer}`;
}
