/** The history of the members of plugins, release by release: read from npm by `packages:update`, and stored in `data/`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot, readJsonFile } from '@capacitor-docs/shared';
import { memoize, memoizeByObject } from '../read-once';
import type { MethodModel, Platform, PluginModel } from '../types';
import { type DatedChanges, hasRegistry, listChangesUntil, listGained, type PluginHistory } from './model';

/** Folder of the histories, from the root of the project. */
export const historyFolder = 'src/packages/reference/history/data';

/** @returns name of the file with the history of a package */
export function historyFile(packageName: string): string {
  return `${packageName.replace('@capacitor/', '')}.json`;
}

/** Reads the histories of the plugins in a package; none where the package has no file. */
const readHistories = memoize((packageName: string): readonly PluginHistory[] => {
  const file = `${historyFolder}/${historyFile(packageName)}`;
  const path = join(projectRoot, file);
  const remedy = `Restore it: git checkout ${file}, or write it again: npm run cli packages:update -- --history`;
  return existsSync(path) ? (readJsonFile(path, file, remedy) as readonly PluginHistory[]) : [];
});

/** A plugin's history up to the release that a page describes. */
export interface History extends Pick<PluginHistory, 'first' | 'isNew'> {
  /** Changes up to the release that a page describes, oldest first. */
  readonly releases: readonly DatedChanges[];
}

/** Names a plugin in one docs version. */
export type PluginOfVersion = Pick<PluginModel, 'page' | 'package' | 'packageVersion'>;

/** Finds the saved history of a plugin. Plugins in the core of v2 have a history of their own, even if a later plugin has the same name. */
export function findHistory(plugin: PluginOfVersion): PluginHistory | undefined {
  const isOld = hasRegistry(plugin.package, plugin.packageVersion);
  return readHistories(plugin.package).find(
    ({ page, first }) => page === plugin.page && hasRegistry(plugin.package, first) === isOld,
  );
}

/** Lists the changes of a plugin up to its pinned release, cached because each of its members needs them. */
const listReleases = memoizeByObject((plugin: PluginOfVersion): readonly DatedChanges[] => {
  const found = findHistory(plugin);
  return found === undefined ? [] : listChangesUntil(found, plugin.packageVersion);
});

/**
 * Reads the history of a plugin up to its pinned release.
 *
 * @returns undefined when that release was not read, because its history is then unknown
 */
export function historyOf(plugin: PluginOfVersion): History | undefined {
  const found = findHistory(plugin);
  if (found === undefined || !found.last.includes(plugin.packageVersion)) return undefined;
  return { ...found, releases: listReleases(plugin) };
}

/** Returns the releases since which a method works on platforms where it did not work before, by platform. */
export function findPlatformAdditions(
  { id, platforms }: MethodModel,
  plugin: PluginOfVersion,
): Partial<Record<Platform, string>> {
  const found: Partial<Record<Platform, string>> = {};
  for (const { release, changes } of historyOf(plugin)?.releases ?? []) {
    for (const change of changes) {
      if (change.id !== id || change.kind !== 'platforms') continue;
      for (const platform of listGained(change)) if (platforms?.[platform]) found[platform] = release;
    }
  }
  return found;
}

/** Returns the release that added a member, if the release before it was read and lacked the member; undefined for older members. */
export function findAddition(id: string, plugin: PluginOfVersion): string | undefined {
  return historyOf(plugin)
    ?.releases.filter(({ changes }) => changes.some((change) => change.kind === 'added' && change.id === id))
    .at(-1)?.release;
}
