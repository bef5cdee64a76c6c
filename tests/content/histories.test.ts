import { describe, expect, it } from 'vitest';
import { versionNames } from '../../src/config/versions';
import { findHistory } from '../../src/packages/reference/history';
import { comparePlugins } from '../../src/packages/reference/history/make-history';
import {
  compareReleases,
  listChangesUntil,
  type PluginHistory,
  type ReleaseChange,
} from '../../src/packages/reference/history/model';
import { loadReference } from '../../src/packages/reference/load-reference';
import type { PluginModel } from '../../src/packages/reference/types';

/* Checks that the saved histories of members match the packages that the pages describe. */

/** What to do when a history is older than the packages. */
const remedy = 'Read the releases in between: npm run cli packages:update -- --history';

const plugins = versionNames.flatMap((version) =>
  loadReference(version).plugins.map((plugin) => ({ version, plugin, history: findHistory(plugin) })),
);

interface Pair {
  readonly name: string;
  readonly older: PluginModel;
  readonly newer: PluginModel;
  readonly history: PluginHistory;
}

/** Pinned releases of a plugin in one package, each with the next newer one. */
const pairs: Pair[] = plugins.flatMap(({ plugin: newer, history }) => {
  const [older] = plugins
    .filter(({ history: other }) => history !== undefined && other === history)
    .map(({ plugin }) => plugin)
    .filter(({ packageVersion }) => compareReleases(packageVersion, newer.packageVersion) < 0)
    .sort((a, b) => compareReleases(b.packageVersion, a.packageVersion));
  if (older === undefined || history === undefined) return [];
  return [{ name: `${newer.package} ${older.packageVersion} to ${newer.packageVersion}`, older, newer, history }];
});

/** Removes the keys of the plugins in core, because they are declared by the CLI, whose releases are not read. */
function withReadConfig(plugin: PluginModel): PluginModel {
  return plugin.package === '@capacitor/core' ? { ...plugin, config: [] } : plugin;
}

/** Combines all changes of a member between two releases into their net effect. */
function sumUp(id: string, changes: readonly ReleaseChange[]): ReleaseChange[] {
  const moves = changes.filter(({ kind }) => kind === 'platforms');
  const ofPlatforms = moves.slice(-1).map((last) => ({ ...last, before: moves[0]?.before ?? '' }));
  const bodies = changes.filter(({ kind }) => kind !== 'deprecated' && kind !== 'platforms');
  const [before, after] = [bodies[0]?.before, bodies.at(-1)?.after];
  const kind = before === undefined ? 'added' : after === undefined ? 'removed' : 'changed';
  const sides = { ...(before === undefined ? {} : { before }), ...(after === undefined ? {} : { after }) };
  const body: ReleaseChange[] = before === after ? [] : [{ kind, id, ...sides }];
  // A member that was added with the tag counts only as new.
  const isAlone = body.length > 0 && kind !== 'changed';
  return [...body, ...ofPlatforms, ...(isAlone ? [] : changes.filter((change) => change.kind === 'deprecated'))];
}

/** Computes the changes of each member between two pinned releases by replaying what the newer one has more than the older one. */
function replay({ older, newer, history }: Pair): ReleaseChange[] {
  const [before, after] = [older, newer].map(({ packageVersion }) =>
    listChangesUntil(history, packageVersion).flatMap(({ changes }) => changes),
  );
  const known = new Set(toLines(before ?? []));
  const all = (after ?? []).filter((change) => toLines([change]).every((line) => !known.has(line)));
  const ids = [...new Set(all.map(({ id }) => id))];
  return ids.flatMap((id) =>
    sumUp(
      id,
      all.filter((change) => change.id === id),
    ),
  );
}

const toLines = (changes: readonly ReleaseChange[]): string[] =>
  changes.map(({ kind, id, before, after }) => JSON.stringify([id, kind, before, after])).sort();

describe('the histories of members', () => {
  it('end at the pinned release of each plugin', () => {
    const stale = plugins
      .filter(({ plugin, history }) => history?.last.includes(plugin.packageVersion) !== true)
      .map(({ version, plugin }) => `${version}: ${plugin.package} ${plugin.packageVersion}, page ${plugin.page}`);
    expect(stale, remedy).toEqual([]);
  });

  it('are in the order of the releases, after the first and up to the last one', () => {
    for (const { history } of plugins) {
      const releases = Object.keys(history?.changes ?? {});
      const line = [history?.first ?? '', ...releases];
      expect([...line].sort(compareReleases)).toEqual(line);
      expect(releases).not.toContain(history?.first);
      expect(compareReleases(line.at(-1) ?? '', history?.last.at(-1) ?? '')).toBeLessThanOrEqual(0);
    }
  });

  it('name members that the pinned release has, unless a later change removed them', () => {
    const wrong = plugins.flatMap(({ version, plugin, history }) => {
      const ids = new Set(
        [
          ...plugin.methods,
          ...plugin.config,
          ...plugin.types.flatMap((type) => [type, ...(type.kind === 'alias' ? [] : type.members)]),
        ].map(({ id }) => id),
      );
      const state = new Map<string, boolean>();
      const releases = history === undefined ? [] : listChangesUntil(history, plugin.packageVersion);
      for (const { id, kind } of releases.flatMap(({ changes }) => changes)) state.set(id, kind !== 'removed');
      return [...state]
        .filter(([id, isThere]) => ids.has(id) !== isThere)
        .map(([id]) => `${version} ${plugin.page}: ${id}`);
    });
    expect(wrong, remedy).toEqual([]);
  });

  it('have pairs of pinned releases to be compared with', () => {
    expect(pairs.length).toBeGreaterThan(20);
  });

  it.each(pairs)('say what differs from $name', (pair) => {
    const expected = comparePlugins(withReadConfig(pair.older), withReadConfig(pair.newer));
    expect(toLines(replay(pair)), remedy).toEqual(toLines(expected));
  });
});
