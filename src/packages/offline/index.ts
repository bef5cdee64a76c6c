/** What the build makes for reading without a connection. */
export { makeArchive } from './build/archive';
export { compileWorker } from './build/compile-worker';
export { listVersionFiles } from './build/list-files';
export { readBuild } from './build/read-build';
export {
  archiveFileOf,
  formatVersion,
  indexFile,
  listFileOf,
  type OfflineIndex,
  offlineFolder,
  type VersionSummary,
} from './files';
