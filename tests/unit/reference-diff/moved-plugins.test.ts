import { describe, expect, it } from 'vitest';
import { movedPlugins, type VersionMoves } from '../../../src/config/moved-plugins';
import { versionNames } from '../../../src/config/versions';
import { extractLegacyAliases, loadReference } from '../../../src/reference';
import { diffReferences, loadDiff } from '../../../src/reference/diff';
import type { Reference } from '../../../src/reference/types';

/** Everything that moves can name: pages, `page id` of members, configuration paths. */
function listNames({ plugins, config }: Reference): Set<string> {
  const members = plugins.flatMap(({ page, methods, types }) =>
    [...methods, ...types].map(({ id }) => `${page} ${id}`),
  );
  return new Set([...plugins.map(({ page }) => page), ...members, ...config.map(({ path }) => path)]);
}

/** What a list of moves names that the versions don't have. */
function findWrongNames(moves: VersionMoves): string[] {
  const [older, newer] = [listNames(loadReference(moves.from)), listNames(loadReference(moves.to))];
  const from = [
    ...moves.plugins.map((move) => move.from),
    ...moves.members.map((move) => `${move.from.page} ${move.from.id}`),
    ...moves.config.map((move) => move.from),
    ...moves.gone.map(({ page }) => page),
  ];
  const to = [
    ...moves.plugins.flatMap((move) => move.to),
    ...moves.members.map((move) => `${move.to.page} ${move.to.id}`),
    ...moves.config.map((move) => move.to),
    ...moves.gone.flatMap(({ instead }) => instead),
  ];
  const still = [...moves.plugins.map((move) => move.from), ...moves.gone.map(({ page }) => page)];
  return [
    ...from.filter((name) => !older.has(name)).map((name) => `${moves.from}: ${name}`),
    ...to.filter((name) => !newer.has(name)).map((name) => `${moves.to}: ${name}`),
    ...still.filter((page) => newer.has(page)).map((page) => `${moves.to} still has ${page}`),
  ];
}

describe('movedPlugins', () => {
  it.each(movedPlugins)('$from to $to: everything named exists', (moves) => {
    expect(findWrongNames(moves)).toEqual([]);
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
      gone: [{ page: 'toasts', instead: ['dialogs'] }],
    };
    expect(findWrongNames(wrong)).toEqual([
      'v3: storages',
      'v3: app getinfo',
      'v3: plugins.Portal',
      'v3: toasts',
      'v4: preference',
      'v4: app infos',
      'v4: dialogs',
      'v4 still has camera',
    ]);
  });

  it('holds for neighbouring versions', () => {
    for (const { from, to } of movedPlugins) {
      expect(versionNames.indexOf(from)).toBe(versionNames.indexOf(to) + 1);
    }
  });

  it.each(movedPlugins)(
    '$from to $to: says of every plugin that is no longer there what became of it',
    ({ to, gone }) => {
      const removed = loadDiff(to)?.changes.filter(
        ({ kind, memberKind }) => kind === 'removed' && memberKind === 'plugin',
      );
      expect(removed?.map(({ page }) => page).sort()).toEqual(gone.map(({ page }) => page).sort());
    },
  );

  it('is needed: without it the plugins would be removed and added', () => {
    const nothing = { from: 'v2', to: 'v3', plugins: [], members: [], config: [], gone: [] } as const;
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
