/** The apps that plans are tried on: the same plugins in each version, under the names and in the packages of that version. */
import type { VersionName } from '../../../src/config/versions';

/** Plugins of version 2 by their pages. */
const picked: readonly string[] = [
  'app',
  'browser',
  'camera',
  'device',
  'geolocation',
  'local-notifications',
  'modals',
  'push-notifications',
  'splash-screen',
  'storage',
];

const common = [
  'action-sheet',
  'app',
  'browser',
  'camera',
  'device',
  'dialog',
  'geolocation',
  'local-notifications',
  'push-notifications',
  'splash-screen',
];

/** @returns the plugins, by their pages, that the reader of a plan picks because they come with the core */
export function picksIn(version: VersionName): readonly string[] {
  return version === 'v2' ? picked : [];
}

/** @returns the packages of the plugins in a version */
export function pluginsOf(version: VersionName): string[] {
  if (version === 'v2') return [];
  return [...common, version === 'v3' ? 'storage' : 'preferences'].map((name) => `@capacitor/${name}`);
}
