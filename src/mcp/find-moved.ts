import { type VersionName, versionNames } from '../config/versions';
import type { ChangeData, ChangesData } from '../plugins/reference-data/model';
import type { Docs } from './docs';

/** Changes from one version to the next. */
export interface Step {
  readonly from: VersionName;
  readonly to: VersionName;
  readonly changes: readonly ChangeData[];
}

/** Lists the steps from an older version to a newer one, oldest first. */
export async function listSteps(docs: Docs, from: VersionName, to: VersionName): Promise<Step[]> {
  const oldestFirst = [...versionNames].reverse();
  const newer = oldestFirst.slice(oldestFirst.indexOf(from) + 1, oldestFirst.indexOf(to) + 1);
  const files: ChangesData[] = await Promise.all(newer.map((version) => docs.readData(version, 'changes')));
  return files.map((file, index) => ({
    from: file.from ?? from,
    to: newer[index] ?? to,
    changes: file.changes,
  }));
}

/** Lists what moved, with its IDs before and after. */
function listMoves(changes: readonly ChangeData[]): [before: string, after: string][] {
  return changes.flatMap(({ kind, id, from }): [string, string][] => {
    return kind === 'moved' && from !== undefined ? [[from, id]] : [];
  });
}

/** Returns the plugin that an ID belongs to; `config` for configuration keys. */
export function pluginOf(id: string): string {
  return id.split('/')[0] ?? '';
}

/**
 * Lists the names that a plugin has had, and those of the plugins that it was split into: Modals became Dialog and Action Sheet, Storage
 * became Preferences.
 */
export function listNames(steps: readonly Step[], plugin: string): ReadonlySet<string> {
  const names = new Set([plugin]);
  const moves = listMoves(steps.flatMap(({ changes }) => changes.filter(({ memberKind }) => memberKind === 'plugin')));
  const plugins = moves.map((ids) => ids.map(pluginOf) as [before: string, after: string]);
  for (const [before, after] of plugins) if (names.has(before)) names.add(after);
  for (const [before, after] of plugins.reverse()) if (names.has(after)) names.add(before);
  return names;
}

/**
 * Finds the counterparts in one version of an entry in another, older or newer one.
 *
 * @param id in the version `there`; for a plugin, `storage/Storage`
 * @returns IDs in the version `here`, several if the entry was split; none if no move is recorded
 */
export async function findMoved(docs: Docs, id: string, there: VersionName, here: VersionName): Promise<string[]> {
  const isForward = versionNames.indexOf(there) > versionNames.indexOf(here);
  const steps = isForward ? await listSteps(docs, there, here) : (await listSteps(docs, here, there)).reverse();
  let ids = [id];
  for (const { changes } of steps) {
    const moves = listMoves(changes).map(([before, after]) => (isForward ? [before, after] : [after, before]));
    ids = ids.flatMap((old) => {
      const targets = moves.flatMap(([from, to]) => (from === old && to !== undefined ? [to] : []));
      return targets.length === 0 ? [old] : targets;
    });
  }
  return [...new Set(ids)].filter((found) => found !== id);
}
