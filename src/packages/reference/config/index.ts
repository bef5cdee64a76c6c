/** The keys of the Capacitor configuration file, as the CLI and the native runtimes of a version read them. */
import type { VersionName } from '../../../config/versions';
import { explainConfig } from '../overlays';
import { memoize } from '../read-once';
import type { ConfigKey } from '../types';
import { readConfigKeys } from './read-keys';

/**
 * All keys of the configuration file with type, default and our explanation, parents before children. Pages need them once for each mention.
 * Since v3 from the type that `@capacitor/cli` publishes; v2 publishes none (see v2-keys.ts).
 * @throws when the package is not installed or has changed its layout.
 */
export const extractConfig = memoize((version: VersionName): ConfigKey[] =>
  explainConfig(version, readConfigKeys(version)),
);

/** Paths of the keys of a version, groups included, that no overlay explains. */
export function findUnexplainedConfigKeys(version: VersionName): string[] {
  const unexplained = extractConfig(version).filter(({ descriptionSource }) => descriptionSource !== 'overlay');
  return unexplained.map(({ path }) => path);
}
