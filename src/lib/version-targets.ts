/** Finds the subject of a page in each version: pure lookups over the data about its pages that Docusaurus gives the browser. */
import type { GlobalVersion } from '@docusaurus/plugin-content-docs/client';
import { movedPages } from '../config/moved-pages';
import { type DocsVersion, docsVersions, type VersionName } from '../config/versions';
import { type CounterpartKind, findCounterpart, type HasPage, toPageKey } from './counterparts';
import { changesPath, findNextPair, findPair, type PagePair, versionPairs } from './page-pairs';

/** A page to send the reader to. */
export interface TargetPage {
  path: string;
  /** Title of the page; undefined when it is the same page. */
  title: string | undefined;
}

/** A version, and the pages in it to send a reader of the present page to. */
export interface VersionTarget {
  /** Name in Docusaurus: `current`. */
  name: string;
  label: string;
  state: DocsVersion['state'];
  /** The pages, the most useful first; more than one if the subject was split. */
  pages: readonly [TargetPage, ...TargetPage[]];
  /** `start` when the version has nothing like the present page; undefined when the present page belongs to no version. */
  relation: CounterpartKind | 'start' | undefined;
}

/** The part of Docusaurus' data about a version that is needed. */
export type KnownVersion = Pick<GlobalVersion, 'name' | 'label' | 'path' | 'mainDocId' | 'docs'>;

/** @returns address of a version's start page */
function findStartPath(version: KnownVersion): string {
  return version.docs.find((doc) => doc.id === version.mainDocId)?.path ?? version.path;
}

/** Returns a target with a single page. */
function toTarget(
  { name, label }: KnownVersion,
  { state }: DocsVersion,
  relation: VersionTarget['relation'],
  path: string,
): VersionTarget {
  return { name, label, state, pages: [{ path, title: undefined }], relation };
}

/** Pairs the versions of the site, newest first, with what Docusaurus knows about them. */
function pairVersions(versions: readonly KnownVersion[]): { docsVersion: DocsVersion; version: KnownVersion }[] {
  return docsVersions.flatMap((docsVersion) => {
    const version = versions.find(({ name }) => name === docsVersion.docusaurusName);
    return version === undefined ? [] : [{ docsVersion, version }];
  });
}

/** @returns the start page of every version, newest first, for readers of a page that belongs to no version */
export function listStartTargets(versions: readonly KnownVersion[]): VersionTarget[] {
  return pairVersions(versions).map(({ docsVersion, version }) =>
    toTarget(version, docsVersion, undefined, findStartPath(version)),
  );
}

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

/** Finds the version of a page and its key, and what the versions have; undefined for a page that belongs to no version. */
function locate({ version: name, path }: PlacedPage, versions: readonly KnownVersion[]) {
  const active = pairVersions(versions).find(({ version }) => version.name === name);
  if (active === undefined) return undefined;
  const paths = indexPaths(versions);
  const hasPage: HasPage = (version, key) => paths.get(version)?.has(key) === true;
  return { paths, hasPage, own: active.docsVersion.name, key: toPageKey(path, active.version.path) };
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
  const place = locate(page, versions);
  if (place === undefined) return listStartTargets(versions);
  const { paths, hasPage, own, key } = place;
  return pairVersions(versions).map(({ docsVersion, version }): VersionTarget => {
    if (docsVersion.name === own) return toTarget(version, docsVersion, 'same', page.path);
    const counterpart = findCounterpart(movedPages, key, own, docsVersion.name, hasPage);
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
  const place = locate(page, versions);
  if (place === undefined || !place.hasPage(place.own, place.key)) return { since: undefined, next: undefined };
  const { hasPage, own, key } = place;
  const [before, behind] = [versionPairs.find(({ to }) => to === own), versionPairs.find(({ from }) => from === own)];
  const toChanges = (pair: PagePair | undefined): PageChanges | undefined =>
    pair && { from: pair.from, to: pair.to, path: changesPath(pair) };
  return {
    since: toChanges(before && findPair(movedPages, key, before, hasPage)),
    next: toChanges(behind && findNextPair(movedPages, key, behind, hasPage)),
  };
}
