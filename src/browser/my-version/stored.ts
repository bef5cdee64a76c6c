/** Which version the reader's app uses, as the reader has said. It never leaves the browser. */
import { type VersionName, versionNames } from '@site/src/config/versions';
import { readStored, writeStored } from '../storage';

const versionKey = 'docs-my-version';
const filterKey = 'docs-only-my-version';

/** Whether the reader has ever named a version; cheap enough to ask on every page. */
export function hasMyVersion(): boolean {
  return readStored(versionKey) !== null;
}

/** @returns undefined where the reader has named none, or one that these docs no longer have */
export function readMyVersion(): VersionName | undefined {
  const stored = readStored(versionKey);
  return versionNames.find((name) => name === stored);
}

/** Remembers the version; undefined forgets it, and the filter with it. */
export function writeMyVersion(version: VersionName | undefined): void {
  writeStored(versionKey, version ?? null);
  if (version === undefined) writeStored(filterKey, null);
}

/** Whether the reader wants to see only what this version has. */
export function isFiltered(): boolean {
  return readStored(filterKey) !== null;
}

/** Turns the filter on or off, on this page and the next ones. */
export function setFiltered(isOn: boolean): void {
  writeStored(filterKey, isOn ? 'yes' : null);
}
