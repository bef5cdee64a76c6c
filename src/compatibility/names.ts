import { type VersionName, versionNames } from '../config/versions';

/** Whether a text is the name of a version with pages. */
export function isVersionName(text: string): text is VersionName {
  return versionNames.some((name) => name === text);
}
