/** Finds where readers of a page find its subject in each version: pure lookups over what Docusaurus tells the browser of its pages. */
import { movedPages } from '../config/moved-pages';
import type { VersionName } from '../config/versions';
import { findCounterpart, type HasPage, toPageKey } from './moved-pages';
import { changesPath, findNextPair, findPair, type PagePair, versionPairs } from './page-pairs';
import {
  findStartPath,
  type KnownVersion,
  listStartTargets,
  pairVersions,
  type TargetPage,
  toTarget,
  type VersionTarget,
} from './start-targets';

/** A page of a version. */
export interface PlacedPage {
  /** Name of its version for Docusaurus. */
  readonly version: string;
  readonly path: string;
}

/** Addresses of pages by the name of their version and their key. */
type PathsByKey = ReadonlyMap<VersionName, ReadonlyMap<string, string>>;

const known = new WeakMap<readonly KnownVersion[], PathsByKey>();

/** Every page asks several times, and for the same versions. */
function indexPaths(versions: readonly KnownVersion[]): PathsByKey {
  const paths =
    known.get(versions) ??
    new Map(
      pairVersions(versions).map(({ docsVersion, version }) => [
        docsVersion.name,
        // The first of several wins.
        new Map([...version.docs].reverse().map(({ path }) => [toPageKey(path, version.path), path])),
      ]),
    );
  known.set(versions, paths);
  return paths;
}

/**
 * Finds for every version, newest first, where a reader of a page finds its subject.
 *
 * @param page the present page
 * @param versions all versions with all their pages
 * @param titles of pages, by address
 */
export function listVersionTargets(
  page: PlacedPage,
  versions: readonly KnownVersion[],
  titles: Readonly<Record<string, string>>,
): VersionTarget[] {
  const pairs = pairVersions(versions);
  const active = pairs.find(({ version }) => version.name === page.version);
  if (active === undefined) return listStartTargets(versions);
  const paths = indexPaths(versions);
  const hasPage: HasPage = (name, key) => paths.get(name)?.has(key) === true;
  const key = toPageKey(page.path, active.version.path);

  return pairs.map(({ docsVersion, version }): VersionTarget => {
    if (version === active.version) return toTarget(version, docsVersion, 'same', page.path);
    const counterpart = findCounterpart(movedPages, key, active.docsVersion.name, docsVersion.name, hasPage);
    const [first, ...others] = (counterpart?.keys ?? []).flatMap(
      (other) => paths.get(docsVersion.name)?.get(other) ?? [],
    );
    if (counterpart === undefined || first === undefined)
      return toTarget(version, docsVersion, 'start', findStartPath(version));
    if (counterpart.kind === 'same') return toTarget(version, docsVersion, 'same', first);
    const toPage = (path: string): TargetPage => ({ path, title: titles[path] ?? path });
    return {
      ...toTarget(version, docsVersion, counterpart.kind, first),
      pages: [toPage(first), ...others.map(toPage)],
    };
  });
}

/** Where what changed on a page stands. */
export interface PageChanges extends Pick<PagePair, 'from' | 'to'> {
  /** Address of the comparison. */
  readonly path: string;
}

/**
 * Finds what says how a page differs from what it is in the version next to its own.
 *
 * @param page the present page
 * @param versions all versions with all their pages
 * @returns the comparison with the version before, and that with the next one; undefined where that version has no such page
 */
export function findPageChanges(
  page: PlacedPage,
  versions: readonly KnownVersion[],
): { readonly since: PageChanges | undefined; readonly next: PageChanges | undefined } {
  const paths = indexPaths(versions);
  const active = pairVersions(versions).find(({ version }) => version.name === page.version);
  if (active === undefined) return { since: undefined, next: undefined };
  const { name } = active.docsVersion;
  const hasPage: HasPage = (version, key) => paths.get(version)?.has(key) === true;
  const key = toPageKey(page.path, active.version.path);
  const [before, behind] = [versionPairs.find(({ to }) => to === name), versionPairs.find(({ from }) => from === name)];
  const toChanges = (pair: PagePair | undefined): PageChanges | undefined =>
    pair && { from: pair.from, to: pair.to, path: changesPath(pair) };
  return {
    since: toChanges(before && findPair(movedPages, key, before, hasPage)),
    next: toChanges(behind && findNextPair(movedPages, key, behind, hasPage)),
  };
}
