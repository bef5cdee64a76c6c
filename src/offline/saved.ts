import type { VersionName } from '@site/src/config/versions';
import { readVersionCache } from '@site/src/offline/caches';
import {
  formatVersion,
  indexAddress,
  listAddressOf,
  type OfflineIndex,
  type VersionFiles,
} from '@site/src/offline/files';
import { fetchFile } from './fetch-file';

/** A version in the browser's caches. */
export interface SavedVersion {
  readonly version: VersionName;
  readonly revision: string;
  readonly cacheName: string;
  /** Undefined when not all of its files came. */
  readonly files: VersionFiles | undefined;
}

/** Reads which versions are kept, wholly or in part; during an update there are two of the same version. */
export async function listSavedVersions(): Promise<SavedVersion[]> {
  const kept: SavedVersion[] = [];
  for (const cacheName of await caches.keys()) {
    const name = readVersionCache(cacheName);
    if (name === undefined) continue;
    const list = await caches.match(listAddressOf(name.version), { cacheName });
    kept.push({ ...name, cacheName, files: await list?.json() });
  }
  return kept;
}

/**
 * Asks the site what can be kept.
 *
 * @throws when it does not come or has another format
 */
export async function readOfflineIndex(signal?: AbortSignal): Promise<OfflineIndex> {
  return readList<OfflineIndex>(indexAddress, signal);
}

/** @throws like `readOfflineIndex` */
export async function readVersionFiles(version: VersionName, signal?: AbortSignal): Promise<VersionFiles> {
  return readList<VersionFiles>(listAddressOf(version), signal);
}

async function readList<List extends { v: number }>(address: string, signal?: AbortSignal): Promise<List> {
  const list: List = await (await fetchFile(address, signal)).json();
  if (list.v !== formatVersion) throw new Error(`${address} is not a list of format ${formatVersion}.`);
  return list;
}

/** Deletes all that is kept of a version. */
export async function removeVersion(version: VersionName): Promise<void> {
  const names = (await caches.keys()).filter((name) => readVersionCache(name)?.version === version);
  await Promise.all(names.map((name) => caches.delete(name)));
}
