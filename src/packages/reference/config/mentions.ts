/** Finds out which words on a page are paths of configuration keys, and whether a version has these keys. */
import type { VersionName } from '../../../config/versions';
import { checkConfigMention } from '.';

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

/** Returns what is wrong with the path of a configuration key, or `undefined` when the version has the key. */
export function findKeyError(path: string, version: VersionName, reference: ConfigReference): string | undefined {
  const { pluginPaths, pluginNames } = reference;
  const [group, plugin = ''] = path.split('.');
  if (
    group === 'plugins' &&
    pluginNames.includes(plugin) &&
    !pluginPaths.some((known) => known.startsWith(`plugins.${plugin}.`))
  ) {
    return `The plugin ${plugin} of ${version} reads no configuration.`;
  }
  const result = checkConfigMention(path, version, pluginPaths);
  return result.ok ? undefined : result.reason;
}
