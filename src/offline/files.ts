import { basePath, type VersionName } from '../config/versions';

/*
 * What the build writes for reading without a connection. `offline/index.json` and the list of each version have names that never change, so
 * they are requested again each time.
 */

/** Folder of the lists and archives, from the base path of the site. */
export const offlineFolder = 'offline';

/** Name of the service worker, from the base path: a worker may only serve addresses below its own. */
export const workerFile = 'sw.js';

/** Version of the files' shape. A reader that finds another one treats the list as missing. */
export const formatVersion = 1;

/** `offline/index.json`: what can be kept. */
export interface OfflineIndex {
  readonly v: typeof formatVersion;
  readonly versions: readonly VersionSummary[];
}

export interface VersionSummary {
  readonly name: VersionName;
  /** Hash of the list of the version; another one means that a file is new, changed or gone. */
  readonly revision: string;
  readonly pages: number;
  /** Size of all files as they lie in the browser; on the way to it most hosts compress them. */
  readonly bytes: number;
  /** Size of the archive. */
  readonly archiveBytes: number;
}

/** `offline/v4.json`: everything that reading one version needs. */
export interface VersionFiles {
  readonly v: typeof formatVersion;
  readonly name: VersionName;
  readonly revision: string;
  readonly files: readonly SavedFile[];
}

/** Address from the base path of the site (a page without slash at its end), size, hash of the content. */
export type SavedFile = readonly [address: string, bytes: number, hash: string];

export const indexFile = 'index.json';

/** Path of the list of what can be kept. */
export const indexAddress = `${basePath}${offlineFolder}/${indexFile}`;

export function listFileOf(name: VersionName): string {
  return `${name}.json`;
}

/** Path of the list of a version's files. */
export function listAddressOf(name: VersionName): string {
  return `${basePath}${offlineFolder}/${listFileOf(name)}`;
}

export function archiveFileOf(name: VersionName): string {
  return `capacitor-docs-${name}.zip`;
}
