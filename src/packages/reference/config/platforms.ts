import type { Platform } from '../types';

/** The platforms of native projects, which read the configuration. */
export const nativePlatforms = ['ios', 'android'] as const satisfies readonly Platform[];

/** Keys for one platform whose names don't say so. */
const others: Readonly<Record<string, Platform>> = {
  bundledWebRuntime: 'web',
  'cordova.staticPlugins': 'ios',
  'server.cleartext': 'android',
  'server.html5mode': 'android',
};

/** Returns the platforms for which a key of the configuration does something. Keys of plugins are for those of the plugin, which this does not know. */
export function platformsOfKey(path: string): readonly Platform[] | undefined {
  const only = others[path] ?? nameIn(path);
  if (only !== undefined) return [only];
  return path.startsWith('plugins.') ? undefined : nativePlatforms;
}

/** Finds the platform in the name of a group, or of a key such as `server.iosScheme` or `linuxAndroidStudioPath`. */
function nameIn(path: string): Platform | undefined {
  if (/^ios\.|\bios[A-Z]/.test(path)) return 'ios';
  return /^android\.|\bandroid[A-Z]|Android[A-Z]/.test(path) ? 'android' : undefined;
}
