/** Finds the subject of a page in each version: pure lookups over the data about its pages that Docusaurus gives the browser. */
import { movedPages } from '../config/moved-pages';
import type { VersionName } from '../config/versions';
import { findCounterpart, type HasPage, toPageKey } from './counterparts';
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
  /** Name of its version in Docusaurus. */
  readonly version: string;
  readonly path: string;
}

/** Addresses of pages by the name of their version and their key. */
type PathsByKey = ReadonlyMap<VersionName, ReadonlyMap<string, string>>;

const known = new WeakMap<readonly KnownVersion[], PathsByKey>();

/** Indexes the paths of listed pages by version and key. The result is cached, because every page needs it several times, for the same versions. */
function indexPaths(versions: readonly KnownVersion[]): PathsByKey {
  const paths =
    known.get(versions) ??
    new Map(
      pairVersions(versions).map(({ docsVersion, version }) => [
        docsVersion.name,
        // Reversed, so that the first of several pages with the same key wins.
        new Map(
          [...version.docs]
            .reverse()
            .filter(({ unlisted }) => unlisted !== true)
            .map(({ path }) => [toPageKey(path, version.path), path]),
        ),
      ]),
    );
  known.set(versions, paths);
  return paths;
}

/**
 * Finds the subject of a page in every version, newest first.
 *
 * @param page the present page
 * @param versions all versions with all their pages
 * @param titles titles of pages, by address
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

/** The comparison that shows what changed on a page. */
export interface PageChanges extends Pick<PagePair, 'from' | 'to'> {
  /** Address of the comparison. */
  readonly path: string;
}

/**
 * Finds the comparisons of a page with its counterparts in the neighboring versions.
 *
 * @param page the present page
 * @param versions all versions with all their pages
 * @returns the comparison with the version before, and the one with the next version; undefined if that version has no such page
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
  if (!hasPage(name, key)) return { since: undefined, next: undefined };
  const [before, behind] = [versionPairs.find(({ to }) => to === name), versionPairs.find(({ from }) => from === name)];
  const toChanges = (pair: PagePair | undefined): PageChanges | undefined =>
    pair && { from: pair.from, to: pair.to, path: changesPath(pair) };
  return {
    since: toChanges(before && findPair(movedPages, key, before, hasPage)),
    next: toChanges(behind && findNextPair(movedPages, key, behind, hasPage)),
  };
}
