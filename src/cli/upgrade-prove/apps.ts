/** The apps that plans are tried on: the same plugins in each version, under the names and in the packages of that version. */
import type { VersionName } from '../../config/versions';

/** Plugins by their pages in version 2, where they come with the core: the reader of a plan picks them. */
export const pickedPlugins: readonly string[] = [
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

/** @returns the packages of the plugins in a version */
export function pluginsOf(version: VersionName): string[] {
  if (version === 'v2') return [];
  return [...common, version === 'v3' ? 'storage' : 'preferences'].map((name) => `@capacitor/${name}`);
}
