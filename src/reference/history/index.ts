/** The history of the members of plugins, release by release: read from npm by `packages:history`, and kept in `data/`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../build/files/project-root';
import { readJsonFile } from '../../build/files/read-json-file';
import type { PluginModel } from '../types';
import { type DatedChange, listChangesUntil, type PluginHistory } from './model';

/** Folder of the histories, from the root of the project. */
export const historyFolder = 'src/reference/history/data';

/** @returns name of the file with the history of a package */
export function historyFile(packageName: string): string {
  return `${packageName.replace('@capacitor/', '')}.json`;
}

const histories = new Map<string, readonly PluginHistory[]>();

function readHistories(packageName: string): readonly PluginHistory[] {
  const known = histories.get(packageName);
  if (known !== undefined) return known;
  const file = `${historyFolder}/${historyFile(packageName)}`;
  const path = join(projectRoot, file);
  const remedy = `Restore it: git checkout ${file}, or write it again: npm run cli packages:history`;
  const read = existsSync(path) ? (readJsonFile(path, file, remedy) as readonly PluginHistory[]) : [];
  histories.set(packageName, read);
  return read;
}

/** What is known of a plugin's past. */
export interface History {
  /** The first release that was read. */
  readonly first: string;
  /** Changes up to the release that a page describes, oldest first. */
  readonly changes: readonly DatedChange[];
}

/**
 * Finds the history of a plugin up to its pinned release: in v2 of the plugins in the core.
 *
 * @returns undefined where no release of its package was read
 */
export function historyOf(plugin: Pick<PluginModel, 'page' | 'package' | 'packageVersion'>): History | undefined {
  const isOld = plugin.package === '@capacitor/core' && plugin.packageVersion.startsWith('2.');
  const found = readHistories(plugin.package).find(
    ({ page, first }) => page === plugin.page && first.startsWith('2.') === isOld,
  );
  return found && { first: found.first, changes: listChangesUntil(found, plugin.packageVersion) };
}
