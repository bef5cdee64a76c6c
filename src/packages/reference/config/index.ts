/** The keys of the Capacitor configuration file, as the CLI and the native runtimes of a version read them. */
import type { VersionName } from '../../../config/versions';
import { explainConfig } from '../overlays';
import type { ConfigKey } from '../types';
import { readConfigKeys } from './read-keys';

/** Keys by version. They never change while the process runs, and pages need them once for each mention. */
const cache = new Map<VersionName, ConfigKey[]>();

/**
 * All keys of the configuration file with type, default and our explanation, parents before children.
 * Since v3 from the type that `@capacitor/cli` publishes; v2 publishes none (see v2-keys.ts).
 * @throws when the package is not installed or has changed its layout.
 */
export function extractConfig(version: VersionName): ConfigKey[] {
  const cached = cache.get(version);
  if (cached !== undefined) {
    return cached;
  }
  const keys = explainConfig(version, readConfigKeys(version));
  cache.set(version, keys);
  return keys;
}

/** Paths of the keys of a version, groups included, that no overlay explains. */
export function findUnexplainedConfigKeys(version: VersionName): string[] {
  const unexplained = extractConfig(version).filter(({ descriptionSource }) => descriptionSource !== 'overlay');
  return unexplained.map(({ path }) => path);
}
