import { describe, expect, it } from 'vitest';
import { movedMembers } from '../../../src/config/moved-members';
import { movedPages } from '../../../src/config/moved-pages';
import { versionNames } from '../../../src/config/versions';
import { diffReferences, findMoves, loadDiff, type VersionMoves } from '../../../src/packages/reference/diff';
import { extractLegacyAliases, loadReference } from '../../../src/packages/reference/load-reference';
import type { Reference } from '../../../src/packages/reference/types';

/** Lists all names that moves can contain: pages, `page id` of members, configuration paths. */
function listNames({ plugins, config }: Reference): Set<string> {
  const members = plugins.flatMap(({ page, methods, types }) =>
    [...methods, ...types].map(({ id }) => `${page} ${id}`),
  );
  return new Set([...plugins.map(({ page }) => page), ...members, ...config.map(({ path }) => path)]);
}

/** Finds names in a list of moves that do not exist in the versions. */
function findWrongNames(moves: VersionMoves): string[] {
  const [older, newer] = [listNames(loadReference(moves.from)), listNames(loadReference(moves.to))];
  const from = [
    ...moves.plugins.map((move) => move.from),
    ...moves.members.map((move) => `${move.from.page} ${move.from.id}`),
    ...moves.config.map((move) => move.from),
  ];
  const to = [
    ...moves.plugins.flatMap((move) => move.to),
    ...moves.members.map((move) => `${move.to.page} ${move.to.id}`),
    ...moves.config.map((move) => move.to),
  ];
  const still = moves.plugins.map((move) => move.from);
  return [
    ...from.filter((name) => !older.has(name)).map((name) => `${moves.from}: ${name}`),
    ...to.filter((name) => !newer.has(name)).map((name) => `${moves.to}: ${name}`),
    ...still.filter((page) => newer.has(page)).map((page) => `${moves.to} still has ${page}`),
  ];
}

/** Upgrades from each version to the one after it. */
const upgrades = [
  { from: 'v2', to: 'v3' },
  { from: 'v3', to: 'v4' },
  { from: 'v4', to: 'v5' },
] as const;

describe('findMoves', () => {
  it.each(upgrades)('$from to $to: everything named exists', ({ from, to }) => {
    const moves = findMoves(from, to);
    expect(moves && findWrongNames(moves)).toEqual([]);
  });

  it('knows plugins from the map of pages, with everything that they were divided into', () => {
    expect(findMoves('v3', 'v4')?.plugins).toEqual([{ from: 'storage', to: ['preferences'] }]);
    expect(findMoves('v2', 'v3')?.plugins).toEqual([
      { from: 'accessibility', to: ['screen-reader'] },
      { from: 'modals', to: ['dialog', 'action-sheet'] },
    ]);
  });

  it('knows nothing about versions that are no neighbors', () => {
    expect(findMoves('v2', 'v4')).toBeUndefined();
  });

  it('finds names that do not exist', () => {
    const wrong: VersionMoves = {
      from: 'v3',
      to: 'v4',
      plugins: [
        { from: 'storages', to: ['preference'] },
        { from: 'camera', to: ['camera'] },
      ],
      members: [{ from: { page: 'app', id: 'getinfo' }, to: { page: 'app', id: 'infos' } }],
      config: [{ from: 'plugins.Portal', to: 'plugins.Portals' }],
    };
    expect(findWrongNames(wrong)).toEqual([
      'v3: storages',
      'v3: app getinfo',
      'v3: plugins.Portal',
      'v4: preference',
      'v4: app infos',
      'v4 still has camera',
    ]);
  });

  it('has members of neighboring versions only', () => {
    for (const { from, to } of movedMembers) {
      expect(versionNames.indexOf(from)).toBe(versionNames.indexOf(to) + 1);
    }
  });

  it.each(upgrades)('$from to $to: the map of pages has what became of every plugin that is gone', ({ from, to }) => {
    const removed = loadDiff(to)?.changes.filter(
      ({ kind, memberKind }) => kind === 'removed' && memberKind === 'plugin',
    );
    const nearest = movedPages.find((moves) => moves.from === from && moves.to === to)?.nearest;
    expect(removed?.map(({ page }) => page).filter((page) => nearest?.[`/apis/${page}`] === undefined)).toEqual([]);
  });

  it('is needed: without it the plugins would be removed and added', () => {
    const nothing = { from: 'v2', to: 'v3', plugins: [], members: [], config: [] } as const;
    const { changes } = diffReferences(loadReference('v2'), loadReference('v3'), extractLegacyAliases('v3'), nothing);
    const removed = changes.filter(({ kind, memberKind }) => kind === 'removed' && memberKind === 'plugin');
    expect(removed.map(({ page }) => page).sort()).toEqual([
      'accessibility',
      'background-task',
      'modals',
      'permissions',
      'photos',
    ]);
  });
});
