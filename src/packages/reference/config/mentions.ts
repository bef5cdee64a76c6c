/** Finds out which words on a page are paths of configuration keys, and whether a version has these keys. */
import type { VersionName } from '../../../config/versions';
import { nearestName } from '../../../lib/nearest-name';
import type { ConfigKey } from '../types';
import { extractConfig } from '.';

/** Data about a version that the check needs besides Capacitor's own keys. */
export interface ConfigReference {
  /** Keys of the documented plugins: `plugins.SplashScreen.launchAutoHide`. */
  pluginPaths: readonly string[];
  /** Names of the documented plugins. Any other plugin belongs to the app or the community and may have any keys. */
  pluginNames: readonly string[];
}

/** Groups whose keys inline code may name by their path. */
const groups = ['server', 'android', 'ios', 'cordova', 'plugins'];

/**
 * Words after `android.` and `ios.` that belong to packages of the system (`android.permission.CAMERA`),
 * to Gradle (`android.defaultConfig`, `android.useAndroidX`) or to CocoaPods (`ios.deployment_target`).
 */
const otherMeanings = new Set(
  `permission intent hardware software os content app webkit net util view widget graphics media provider location text
  support bluetooth telephony speech accounts database animation test nfc car security print service window
  useAndroidX enableJetifier nonTransitiveRClass nonFinalResIds defaults defaultConfig buildTypes compileOptions
  signingConfigs buildFeatures namespace compileSdk compileSdkVersion lintOptions gradle jar arsc deployment_target
  vendored_frameworks frameworks`.split(/\s+/),
);

/** Whether inline code looks like the path of a configuration key, existing or not: `server.androidScheme`. */
export function isConfigPath(code: string): boolean {
  const [group = '', second = ''] = code.split('.');
  return /^[a-z]+(?:\.[A-Za-z][\w-]*)+$/.test(code) && groups.includes(group) && !otherMeanings.has(second);
}

/**
 * Returns what is wrong with the path of a configuration key (`server.androidScheme`, `plugins.CapacitorHttp.enabled`), or `undefined` when the
 * version has the key. Unknown plugins may have any keys, because the configuration allows them.
 */
export function findKeyError(path: string, version: VersionName, reference: ConfigReference): string | undefined {
  const { pluginPaths, pluginNames } = reference;
  const keys = extractConfig(version);
  const ofPlugins = pluginPaths.flatMap((own) => [own, own.split('.').slice(0, 2).join('.')]);
  const known = [...keys.map((key) => key.path), ...ofPlugins];
  const [group, plugin = ''] = path.split('.');
  if (
    group === 'plugins' &&
    pluginNames.includes(plugin) &&
    !pluginPaths.some((own) => own.startsWith(`plugins.${plugin}.`))
  ) {
    return `The plugin ${plugin} of ${version} reads no configuration.`;
  }
  if (known.includes(path) || keys.some((key) => isInside(path, key))) return undefined;
  const plugins = known.filter((own) => own.startsWith('plugins.')).map((own) => own.split('.')[1] ?? '');
  if (group === 'plugins' && plugin !== '' && !plugins.includes(plugin)) {
    const meant = nearestName(plugin, plugins);
    return meant && `The configuration of ${version} has no plugin "${plugin}"; the nearest is "${meant}".`;
  }
  const nearest = nearestName(path, known);
  const hint = nearest === undefined ? '' : `; the nearest is "${nearest}"`;
  return `The configuration of ${version} has no key "${path}"${hint}.`;
}

/** True below a key that takes any names, such as `cordova.preferences.ScrollEnabled`. */
function isInside(path: string, map: ConfigKey): boolean {
  return !map.group && map.type.startsWith('{ [') && path.startsWith(`${map.path}.`);
}

/** Anchor of a key: its path in lower case, dots as dashes. */
export function anchorOfKey(path: string): string {
  return path.toLowerCase().replaceAll('.', '-');
}
