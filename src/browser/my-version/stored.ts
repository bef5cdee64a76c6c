/** The version that the reader's app uses, as chosen by the reader. It never leaves the browser. */
import { type VersionName, versionNames } from '@site/src/config/versions';
import { readStored, writeStored } from '../storage';

/** Whether the reader has chosen a version. Cheap enough to check on every page. */
export function hasMyVersion(): boolean {
  return readMyVersion() !== undefined;
}

/** Returns the stored version, or undefined if there is none or these docs no longer have it. */
export function readMyVersion(): VersionName | undefined {
  const stored = readStored('docs-my-version');
  return versionNames.find((name) => name === stored);
}

/** Stores the version. Undefined removes it, and the filter with it. */
export function writeMyVersion(version: VersionName | undefined): void {
  writeStored('docs-my-version', version ?? null);
  if (version === undefined) writeStored('docs-only-my-version', null);
}

/** Whether the reader wants to see only what this version has. */
export function isFiltered(): boolean {
  return readStored('docs-only-my-version') === 'yes';
}

/** Turns the filter on or off, on this page and the next ones. */
export function setFiltered(isOn: boolean): void {
  writeStored('docs-only-my-version', isOn ? 'yes' : null);
}
