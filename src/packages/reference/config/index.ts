/** The keys of the Capacitor configuration file, as the CLI and the native runtimes of a version read them. */
import type { VersionName } from '../../../config/versions';
import { nearestName } from '../../../lib/nearest-name';
import type { ConfigKey } from '../types';
import { explainConfig } from './explanations';
import { readConfigKeys } from './read-keys';

export { findStaleConfigOverlays, findUnexplainedConfigKeys } from './explanations';

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

/** Paths of all keys, including those such as `plugins.CapacitorHttp.enabled`. */
export function knownConfigPaths(version: VersionName): Set<string> {
  return new Set(extractConfig(version).map((key) => key.path));
}

export type ConfigMentionResult = { ok: true } | { ok: false; reason: string };

/**
 * Checks a path that a page names (`server.androidScheme`, `plugins.CapacitorHttp.enabled`).
 * Unknown plugins may have any keys, because the configuration allows them.
 *
 * @param pluginPaths paths of the documented plugins' own keys, `plugins.SplashScreen.launchShowDuration`
 */
export function checkConfigMention(
  path: string,
  version: VersionName,
  pluginPaths: Iterable<string> = [],
): ConfigMentionResult {
  const known = knownConfigPaths(version);
  for (const pluginPath of pluginPaths) {
    known.add(pluginPath);
    known.add(pluginPath.split('.').slice(0, 2).join('.'));
  }
  if (known.has(path) || isInsideMap(path, version)) {
    return { ok: true };
  }
  const [first, plugin = ''] = path.split('.');
  const plugins = new Set(
    [...known].filter((other) => other.startsWith('plugins.')).map((other) => other.split('.')[1] ?? ''),
  );
  if (first === 'plugins' && plugin !== '' && !plugins.has(plugin)) {
    const meant = nearestName(plugin, [...plugins]);
    return meant === undefined
      ? { ok: true }
      : { ok: false, reason: `The configuration of ${version} has no plugin "${plugin}"; the nearest is "${meant}".` };
  }
  const nearest = nearestName(path, [...known]);
  const hint = nearest === undefined ? '' : `; the nearest is "${nearest}"`;
  return { ok: false, reason: `The configuration of ${version} has no key "${path}"${hint}.` };
}

/** True below a key that takes any names, such as `cordova.preferences.ScrollEnabled`. */
function isInsideMap(path: string, version: VersionName): boolean {
  return extractConfig(version).some(
    (key) => !key.group && key.type.startsWith('{ [') && path.startsWith(`${key.path}.`),
  );
}
