/** Finds where readers of a page find its subject in each version: pure lookups over what Docusaurus tells the browser of its pages. */
import { movedPages } from '../config/moved-pages';
import { findCounterpart, type HasPage, toPageKey } from './moved-pages';
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
  const findPath = (version: KnownVersion, key: string): string | undefined =>
    version.docs.find((doc) => toPageKey(doc.path, version.path) === key)?.path;
  const hasPage: HasPage = (name, key) =>
    pairs.some(({ docsVersion, version }) => docsVersion.name === name && findPath(version, key) !== undefined);
  const key = toPageKey(page.path, active.version.path);

  return pairs.map(({ docsVersion, version }): VersionTarget => {
    if (version === active.version) return toTarget(version, docsVersion, 'same', page.path);
    const counterpart = findCounterpart(movedPages, key, active.docsVersion.name, docsVersion.name, hasPage);
    const [first, ...others] = (counterpart?.keys ?? []).flatMap((other) => findPath(version, other) ?? []);
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
