import { readJson } from '../../browser/fetch-json';
import { parseStored } from '../../browser/storage';
import type { VersionName } from '../../config/versions';
import { readVersionCache } from './caches';
import { formatVersion, indexAddress, listAddressOf, type OfflineIndex, type VersionFiles } from './files';

/** A version that is saved in the browser's caches. */
export interface SavedVersion {
  readonly version: VersionName;
  readonly revision: string;
  readonly cacheName: string;
  /** Undefined if the download is not complete. */
  readonly files: VersionFiles | undefined;
}

/** Lists the saved versions, including incomplete ones. During an update, there are two entries for the same version. */
export async function listSavedVersions(): Promise<SavedVersion[]> {
  const kept: SavedVersion[] = [];
  for (const cacheName of await caches.keys()) {
    const name = readVersionCache(cacheName);
    if (name === undefined) continue;
    const list = await caches.match(listAddressOf(name.version), { cacheName });
    kept.push({ ...name, cacheName, files: readFiles((await list?.text()) ?? null) });
  }
  return kept;
}

/** Reads the list of a saved version. Other code of the host can change caches too, so a list of another shape counts as absent. */
function readFiles(text: string | null): VersionFiles | undefined {
  return parseStored(text, (value) => {
    const list = value as VersionFiles;
    const isSound = list.files.every(([address, bytes]) => typeof address === 'string' && Number.isFinite(bytes));
    return isSound ? list : undefined;
  });
}

/** Delays before the second and the third attempt, in milliseconds. */
const pauses = [500, 2_000];

/**
 * Fetches a file, with at most three attempts.
 *
 * @throws when there is no response, or one with an error status; immediately when `signal` is aborted
 */
export async function fetchFile(
  address: string,
  signal?: AbortSignal,
  cache: RequestCache = 'no-cache',
): Promise<Response> {
  for (const pause of [...pauses, undefined]) {
    try {
      const response = await fetch(address, { cache, ...(signal && { signal }) });
      if (response.ok) return response;
      throw new Error(`${address} responds with ${response.status}.`);
    } catch (error) {
      if (signal?.aborted || pause === undefined) throw error;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
  throw new Error(`${address} was not requested.`);
}

/**
 * Fetches the list of versions that can be saved.
 *
 * @throws when it can't be fetched or has another format
 */
export async function readOfflineIndex(signal?: AbortSignal): Promise<OfflineIndex> {
  return readList<OfflineIndex>(indexAddress, signal);
}

/** @throws like `readOfflineIndex` */
export async function readVersionFiles(version: VersionName, signal?: AbortSignal): Promise<VersionFiles> {
  return readList<VersionFiles>(listAddressOf(version), signal);
}

async function readList<List extends { v: number }>(address: string, signal?: AbortSignal): Promise<List> {
  const list = await readJson<List>(await fetchFile(address, signal), address, signal);
  if (list.v !== formatVersion) throw new Error(`${address} is not a list of format ${formatVersion}.`);
  return list;
}

/** Deletes everything that is saved of a version. */
export async function removeVersion(version: VersionName): Promise<void> {
  const names = (await caches.keys()).filter((name) => readVersionCache(name)?.version === version);
  await Promise.all(names.map((name) => caches.delete(name)));
}
