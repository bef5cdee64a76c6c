/**
 * Reads the configuration keys of v2's plugins. Its packages declare no types for them, so they come from the native code:
 * `CONFIG_KEY_PREFIX + "smallIcon"` in Java, `getConfigValue("style")` in Swift, `getConfigValue:@"style"` in
 * Objective-C.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { packageDir } from '../facts/package-files';

/** Swift files that are not named after the plugin whose configuration they read. */
const pluginOfFile: Record<string, string> = { CAPUNUserNotificationCenterDelegate: 'PushNotifications' };

/** Returns sorted paths such as `plugins.SplashScreen.launchAutoHide`. */
export function readV2PluginKeys(): string[] {
  const java = readSources('@capacitor/android', /\.java$/).flatMap(({ text }) => {
    const prefix = /CONFIG_KEY_PREFIX = "(plugins\.\w+\.)"/.exec(text)?.[1];
    const keys = [...text.matchAll(/CONFIG_KEY_PREFIX \+ "(\w+)"/g)].map(([, key]) => key);
    return prefix === undefined ? [] : keys.map((key) => `${prefix}${key}`);
  });
  const apple = readSources('@capacitor/ios', /\.(?:swift|m)$/).flatMap(({ name, text }) =>
    [...text.matchAll(/getConfigValue(?:\(|:@)"(\w+)"/g)].map(
      ([, key]) => `plugins.${pluginOfFile[name] ?? name}.${key}`,
    ),
  );
  return [...new Set([...java, ...apple])].sort();
}

function readSources(packageName: string, extension: RegExp): { name: string; text: string }[] {
  const folder = packageDir('v2', packageName);
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => extension.test(path))
    .map((path) => ({
      name: basename(path).replace(extension, ''),
      text: readFileSync(join(folder, path), 'utf8'),
    }));
}
