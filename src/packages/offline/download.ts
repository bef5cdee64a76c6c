import { toPageKey } from '../../browser/navigation/address';
import { basePath, type VersionName } from '../../config/versions';
import { makeCopy, nameVersionCache } from './caches';
import { listAddressOf, type SavedFile, type VersionFiles } from './files';
import { fetchFile, listSavedVersions, readVersionFiles, type SavedVersion } from './saved';

/** Number of files that are downloaded in parallel. */
const lanes = 6;

/** Maximum number of attempts, because a new deployment may be published during a download. */
const attempts = 3;

/** Cancels a download and reports its progress. */
export interface DownloadOptions {
  readonly signal: AbortSignal;
  /** Called with the number of bytes downloaded so far, and in total. */
  readonly onProgress: (done: number, total: number) => void;
}

/**
 * Saves a whole version. Files that are already saved are not fetched again. The previously saved copy of the version stays until the new one
 * is complete, so there is always one to read.
 *
 * @throws when a file can't be fetched, when the browser has no space, or when `signal` is aborted; downloaded files stay for the next attempt
 */
export async function downloadVersion(version: VersionName, options: DownloadOptions): Promise<void> {
  let list = await readVersionFiles(version, options.signal);
  for (let attempt = 1; ; attempt++) {
    const filled = await fill(list, options).catch((error: unknown) => ({ error }));
    // Files of two deployments can't be mixed, and those of the older one may be gone.
    const now = await readVersionFiles(version, options.signal);
    if (now.revision === list.revision) {
      if ('error' in filled) throw filled.error;
      return finish(list, filled);
    }
    if (attempt === attempts) throw new Error(`${version} changed again while it was being saved. Try again later.`);
    list = now;
  }
}

/** Marks a copy as complete and deletes the older copies of the version. */
async function finish(list: VersionFiles, cache: Cache): Promise<void> {
  await cache.put(listAddressOf(list.name), new Response(JSON.stringify(list)));
  const copies = (await listSavedVersions()).filter(({ version }) => version === list.name);
  // Another tab may have deleted the cache during the download. The files are lost then, so the older copy must stay.
  if (!copies.some(({ revision, files }) => revision === list.revision && files !== undefined)) return;
  const others = copies.filter(({ revision }) => revision !== list.revision);
  await Promise.all(others.map(({ cacheName }) => caches.delete(cacheName)));
}

/** @returns the cache with all files of the list */
async function fill(list: VersionFiles, { signal, onProgress }: DownloadOptions): Promise<Cache> {
  const cache = await caches.open(nameVersionCache(list.name, list.revision));
  const before = (await listSavedVersions()).find((kept) => kept.version === list.name && kept.files !== undefined);
  const present = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  const total = list.files.reduce((sum, [, bytes]) => sum + bytes, 0);
  let done = 0;
  onProgress(done, total);

  await forEachInLanes(list.files, async (file) => {
    signal.throwIfAborted();
    const key = toPageKey(basePath + file[0]);
    if (!present.has(key)) await cache.put(key, (await findOldCopy(before, file)) ?? (await load(file, signal)));
    done += file[1];
    onProgress(done, total);
  });
  return cache;
}

/**
 * Runs a task for each file, a few at a time.
 *
 * @throws the first error, once all lanes have ended: one that went on would report progress of a download that has failed, and be in the way of the
 *   next attempt
 */
async function forEachInLanes(files: readonly SavedFile[], task: (file: SavedFile) => Promise<void>): Promise<void> {
  const waiting = [...files];
  const errors: unknown[] = [];
  const work = async (): Promise<void> => {
    for (let file = waiting.shift(); file !== undefined; file = waiting.shift()) {
      await task(file).catch((error: unknown) => {
        errors.push(error);
        waiting.length = 0;
      });
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
  if (errors.length > 0) throw errors[0];
}

/** Returns the file from the previously saved copy of the version, if the file has not changed. */
async function findOldCopy(
  before: SavedVersion | undefined,
  [address, , hash]: SavedFile,
): Promise<Response | undefined> {
  const isSame = before?.files?.files.some(([other, , otherHash]) => other === address && otherHash === hash) ?? false;
  if (before === undefined || !isSame) return undefined;
  return (await caches.open(before.cacheName)).match(toPageKey(basePath + address));
}

/** @throws when the file arrives incomplete, also past the caches. A host may add something to a page, but leaves nothing out. */
async function load([address, bytes]: SavedFile, signal: AbortSignal): Promise<Response> {
  const path = basePath + address;
  for (const cache of ['no-cache', 'reload'] as const) {
    const response = await fetchFile(path, signal, cache);
    const body = await response.blob();
    if (body.size >= bytes) return makeCopy(response, body);
  }
  throw new Error(`${path} arrived incomplete.`);
}
