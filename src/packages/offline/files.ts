import { basePath, type VersionName } from '../../config/versions';

/*
 * Files that the build writes for offline reading. `offline/index.json` and the list of each version have names that never change, so
 * they are requested again each time.
 */

/** Folder of the lists and archives, relative to the base path of the site. */
export const offlineFolder = 'offline';

/** Name of the service worker, relative to the base path, because a worker may only serve addresses below its own. */
export const workerFile = 'sw.js';

/** Version of the file format. Code that finds another version treats the list as missing. */
export const formatVersion = 1;

/** Content of `offline/index.json`: the versions that can be saved. */
export interface OfflineIndex {
  readonly v: typeof formatVersion;
  readonly versions: readonly VersionSummary[];
}

export interface VersionSummary {
  readonly name: VersionName;
  /** Hash of the version's file list. It changes when a file is added, changed or removed. */
  readonly revision: string;
  readonly pages: number;
  /** Size of all files as stored in the browser, in bytes. Most hosts compress them for the transfer. */
  readonly bytes: number;
  /** Size of the archive, in bytes. */
  readonly archiveBytes: number;
}

/** Content of a file such as `offline/v4.json`: everything that is needed to read one version offline. */
export interface VersionFiles {
  readonly v: typeof formatVersion;
  readonly name: VersionName;
  readonly revision: string;
  readonly files: readonly SavedFile[];
}

/** Address relative to the base path of the site (pages without a trailing slash), size in bytes, and hash of the content. */
export type SavedFile = readonly [address: string, bytes: number, hash: string];

export const indexFile = 'index.json';

/** Path of the list of versions that can be saved. */
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
