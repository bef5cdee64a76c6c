/** What changed in the API from one docs version to the next, computed from the packages of both. */
import type { VersionName } from '../../../config/versions';
import { readThroughCache } from '../cache';
import { findAddition } from '../history';
import { extractLegacyAliases, hashOfReference, type LegacyAlias, loadReference } from '../load-reference';
import { memoize } from '../read-once';
import type { ApiDiff, Described } from '../types';
import { type Badge, type ChangeIndex, indexChanges, listBadges } from './change-index';
import { diffReferences } from './diff-references';
import { findIntroduction, showSince, versionBefore } from './since';

export { type Badge, type ChangeIndex, indexChanges, listBadges } from './change-index';
export { diffReferences } from './diff-references';
export { groupChanges, type PluginChanges } from './group-changes';
export type { Compared } from './list-members';
export { showSince } from './since';
export { findMoves, type VersionMoves } from './version-moves';

/**
 * Returns the differences between a version and the one before it, computed again only when either has changed;
 * undefined for v2, the oldest.
 * @throws when a package is not installed.
 */
export const loadDiff = memoize((to: VersionName): ApiDiff | undefined => {
  const from = versionBefore(to);
  if (from === undefined) return undefined;
  return readThroughCache(`diff-${to}`, `${hashOfReference(from)}-${hashOfReference(to)}`, () =>
    diffReferences(loadReference(from), loadReference(to), listRenames(to)),
  );
});

/** Lists renamed types. Packages kept the old names when plugins left core with v3. Aliases of later versions are part of the API. */
function listRenames(to: VersionName): LegacyAlias[] {
  return to === 'v3' ? extractLegacyAliases(to) : [];
}

const loadIndex = memoize((version: VersionName): ChangeIndex | undefined => {
  const diff = loadDiff(version);
  return diff && indexChanges(diff);
});

/**
 * Returns what happened to a member since the version before: `New in v4`, `Changed in v4`, `Deprecated in v4`.
 * Members of a new plugin or type get no badge of their own.
 *
 * @param page page of the plugin, or `config`
 * @param id id of the member, or the plugin's export name for the plugin itself
 */
export function badgesFor(version: VersionName, page: string, id: string): Badge[] {
  const index = loadIndex(version);
  return index === undefined ? [] : listBadges(index, version, page, id);
}

/**
 * Returns the first release of a member: the one found in the releases of its package or, for older members, the one that the package states, if it
 * agrees with the differences (see `showSince`).
 */
export function sinceOf(
  member: Pick<Described, 'id' | 'since'>,
  page: string,
  version: VersionName,
): string | undefined {
  const plugin = loadReference(version).plugins.find((candidate) => candidate.page === page);
  return (plugin && findAddition(member.id, plugin)) ?? showSince(member, page, version, loadIndex);
}

/** Returns the version that added a member, computed from the differences; undefined if the oldest version with pages already has it. */
export function introductionOf(id: string, page: string, version: VersionName): VersionName | undefined {
  return findIntroduction(id, page, version, loadIndex);
}
