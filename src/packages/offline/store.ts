import { basePath, type VersionName, versionNames } from '../../config/versions';
import { isOwnCache, isVisitedCache, nameVersionCache, readVersionCache } from './caches';
import { downloadVersion } from './download';
import { type OfflineIndex, workerFile } from './files';
import { listSavedVersions, readOfflineIndex, removeVersion } from './saved';
import { countVisited, forgetVisited } from './visits/visited';

/** State of a version in this browser. */
export type VersionState =
  | { readonly kind: 'absent' | 'removing' }
  /** The download stopped after some of the files. */
  | { readonly kind: 'partial' }
  | { readonly kind: 'saved'; readonly isCurrent: boolean }
  | { readonly kind: 'loading'; readonly done: number; readonly total: number }
  | { readonly kind: 'failed'; readonly reason: 'connection' | 'room' };

/** State of the page about offline reading. */
export interface OfflineState {
  /** Whether this browser can store anything; undefined until that is known. */
  readonly isAble: boolean | undefined;
  /** What can be saved; undefined until it is loaded, null if loading failed. */
  readonly index: OfflineIndex | null | undefined;
  readonly versions: Readonly<Partial<Record<VersionName, VersionState>>>;
  /** Number of visited pages that are saved. */
  readonly visited: number;
  /** Storage that the site uses in this browser, in bytes; `room` is what it may use. Undefined if the browser does not report it. */
  readonly used: number | undefined;
  readonly room: number | undefined;
}

export const initialState: OfflineState = {
  isAble: undefined,
  index: undefined,
  versions: {},
  visited: 0,
  used: undefined,
  room: undefined,
};

let state = initialState;
const listeners = new Set<() => void>();
const downloads = new Map<VersionName, AbortController>();

export function getState(): OfflineState {
  return state;
}

/** @returns a function that unsubscribes */
export function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(part: Partial<OfflineState>): void {
  state = { ...state, ...part };
  for (const listener of listeners) listener();
}

function changeVersion(name: VersionName, version: VersionState): void {
  change({ versions: { ...state.versions, [name]: version } });
}

/** Reads what is saved in the browser and what is available on the site. */
export async function refreshState(): Promise<void> {
  try {
    await readCaches();
    change({ isAble: 'serviceWorker' in navigator });
  } catch {
    // The connection is not secure, the window is private, or the reader has blocked storage.
    change({ isAble: false });
  }
  // Another failure is then announced again.
  change({ index: undefined });
  change({ index: await readOfflineIndex().catch(() => null) });
  if (state.isAble) await readCaches();
}

async function readCaches(): Promise<void> {
  const kept = await listSavedVersions();
  const versions: Partial<Record<VersionName, VersionState>> = {};
  for (const name of versionNames) {
    const present = state.versions[name];
    const own = kept.filter(({ version }) => version === name);
    const whole = own.find(({ files }) => files !== undefined);
    const newest = state.index?.versions.find((version) => version.name === name)?.revision;
    if (downloads.has(name) && present !== undefined) versions[name] = present;
    else if (whole !== undefined)
      versions[name] = { kind: 'saved', isCurrent: newest === undefined || newest === whole.revision };
    else versions[name] = { kind: own.length > 0 ? 'partial' : 'absent' };
  }
  const estimate = await navigator.storage?.estimate?.().catch(() => undefined);
  change({ versions, visited: await countVisited(), used: estimate?.usage, room: estimate?.quota });
}

/** Saves a version that the reader asked for. */
export async function saveVersion(name: VersionName): Promise<void> {
  // Browsers may delete data unless persistent storage is requested. Some browsers ask the reader, and the download does not wait for the answer.
  navigator.storage?.persist?.().catch(() => false);
  await load(name);
}

/** Downloads or updates a version. Progress and result are in the state. */
async function load(name: VersionName): Promise<void> {
  if (downloads.has(name)) return;
  const controller = new AbortController();
  downloads.set(name, controller);
  changeVersion(name, { kind: 'loading', done: 0, total: 0 });
  let outcome: VersionState | undefined;
  try {
    // Without the service worker, saved pages could not be shown.
    await navigator.serviceWorker.register(basePath + workerFile, { updateViaCache: 'none' });
    await downloadVersion(name, {
      signal: controller.signal,
      onProgress: (done, total) => changeVersion(name, { kind: 'loading', done, total }),
    });
  } catch (error) {
    const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
    if (!controller.signal.aborted) outcome = { kind: 'failed', reason: isFull ? 'room' : 'connection' };
  }
  if (downloads.get(name) === controller) downloads.delete(name);
  await readCaches().catch(() => undefined);
  if (outcome !== undefined) changeVersion(name, outcome);
}

/** Cancels a download and deletes all incomplete copies of the version. A complete copy is kept. */
export async function cancelVersion(name: VersionName): Promise<void> {
  downloads.get(name)?.abort();
  downloads.delete(name);
  const kept = await listSavedVersions();
  const own = kept.filter(({ version }) => version === name);
  await Promise.all(own.filter(({ files }) => files === undefined).map(({ cacheName }) => caches.delete(cacheName)));
  await readCaches();
}

export async function removeSaved(name: VersionName): Promise<void> {
  changeVersion(name, { kind: 'removing' });
  await removeVersion(name);
  await readCaches();
}

export async function forgetPages(): Promise<void> {
  await forgetVisited();
  await readCaches();
}

/** Updates the saved versions to the deployment that is published now, and deletes those that the site no longer has. */
export async function refreshSaved(): Promise<void> {
  const kept = (await listSavedVersions()).filter(({ files }) => files !== undefined);
  const unknown = (await caches.keys()).filter(
    (cacheName) => isOwnCache(cacheName) && !isVisitedCache(cacheName) && readVersionCache(cacheName) === undefined,
  );
  if (kept.length === 0 && unknown.length === 0) return;
  const { versions } = await readOfflineIndex();
  // These scripts may be older than the deployment, so they may not know a version that it has added.
  const retired = unknown.filter(
    (cacheName) => !versions.some(({ name }) => cacheName.startsWith(nameVersionCache(name, ''))),
  );
  await Promise.all(retired.map((cacheName) => caches.delete(cacheName)));
  for (const { version, revision } of kept) {
    const now = versions.find(({ name }) => name === version);
    if (now !== undefined && now.revision !== revision) await load(version);
  }
}
