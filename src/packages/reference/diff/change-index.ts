/** Finds the changes of a single member. */
import type { VersionName } from '../../../config/versions';
import type { ApiChange, ApiDiff } from '../types';

/** Changes by page, then by the member's id there. */
export type ChangeIndex = Map<string, Map<string, ApiChange[]>>;

export interface Badge {
  kind: 'new' | 'changed' | 'deprecated';
  /** The version in which it happened: `v4`. */
  version: VersionName;
}

/** The changes of every member, by the page and id that `ApiChange` gives. */
export function indexChanges(diff: ApiDiff): ChangeIndex {
  const index: ChangeIndex = new Map();
  for (const change of diff.changes) {
    const ofPage = index.get(change.page) ?? new Map<string, ApiChange[]>();
    index.set(change.page, ofPage);
    ofPage.set(change.id, [...(ofPage.get(change.id) ?? []), change]);
  }
  return index;
}

function isAdded(index: ChangeIndex, page: string, id: string): boolean {
  return (
    index
      .get(page)
      ?.get(id)
      ?.some(({ kind }) => kind === 'added') ?? false
  );
}

/** True when the whole plugin of a page is new. */
function isNewPlugin(index: ChangeIndex, page: string): boolean {
  return [...(index.get(page)?.values() ?? [])]
    .flat()
    .some(({ kind, memberKind }) => kind === 'added' && memberKind === 'plugin');
}

/** Lists the ids of what a member is part of: `Position` and `Position.coords` of `Position.coords.latitude`. */
export function listContainers(id: string): string[] {
  const parts = id.split('.');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('.'));
}

/**
 * Lists the badges of a member in the version that an index leads to. Members of a new plugin, type or property get no
 * badge of their own, because what contains them has one. A new configuration key gets one even in a new group of keys.
 */
export function listBadges(index: ChangeIndex, version: VersionName, page: string, id: string): Badge[] {
  const changes = index.get(page)?.get(id) ?? [];
  return changes.flatMap(({ kind, memberKind }): Badge[] => {
    switch (kind) {
      case 'added': {
        const isPartOfNew =
          memberKind !== 'plugin' &&
          (isNewPlugin(index, page) ||
            (memberKind !== 'config' && listContainers(id).some((container) => isAdded(index, page, container))));
        return isPartOfNew ? [] : [{ kind: 'new', version }];
      }
      case 'changed':
      case 'deprecated':
        return [{ kind, version }];
      default:
        return [];
    }
  });
}
