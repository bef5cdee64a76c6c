/** Finds the platforms on which each method of a plugin is really implemented, from the published sources. */

import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { platforms } from '../../../lib/platform-names';
import { packageDir } from '../facts/package-files';
import type { MethodFacts } from '../source-facts';
import type { Platform } from '../types';
import { type Implementation, type Support, supportOf } from './implementation';
import type { PluginParts } from './plugin-parts';

/** Swift files that are not named after the plugin whose configuration they read. */
const pluginOfFile: Record<string, string> = { CAPUNUserNotificationCenterDelegate: 'PushNotifications' };

export { readIgnoredOptions } from './ignored-options';
export {
  readAndroidPermissions,
  readAndroidVariables,
  readIosUsageKeys,
  readRequestedPermissions,
} from './plugin-manifests';
export { type PluginParts, readParts } from './plugin-parts';

/** The native part decides about everything that it declares. For anything else, the JavaScript part of that platform counts too. */
function findSupport(native: Implementation | undefined, script: Implementation | undefined, member: string): Support {
  if (native === undefined) return supportOf(script, member);
  const declared = member.startsWith('addListener') || native.methods.has(member) || native.inherited.has(member);
  const own = supportOf(native, member);
  return declared || own !== 'refuses' ? own : supportOf(script, member);
}

/** What a platform does with a call that needs several members: it fails if one of them is missing, and does nothing if none of them does anything. */
function combine(supports: readonly Support[]): Support {
  if (supports.includes('refuses')) return 'refuses';
  return supports.every((support) => support === 'nothing') ? 'nothing' : 'works';
}

/** Where a method or listener works, and where it does nothing. */
export type MethodPlatforms = Pick<MethodFacts, 'worksOn' | 'doesNothingOn'>;

/**
 * Finds what each method of a page's plugin does on each platform: it works where it is declared with a body that does more than resolve the call
 * without a result, or reject it as "not implemented" or "not available".
 * @param methods names of methods; `addListener:<event>` stands for an event
 * @returns the platforms for every name in `methods`
 */
export function readMethodPlatforms(
  { native, scripts, membersOf }: PluginParts,
  methods: readonly string[],
): Map<string, MethodPlatforms> {
  return new Map(
    methods.map((method) => {
      const findAll = (kind: Support): Platform[] =>
        platforms.filter((platform) => {
          const members = membersOf(method, 'needed');
          return combine(members.map((member) => findSupport(native[platform], scripts[platform], member))) === kind;
        });
      const doesNothingOn = findAll('nothing');
      return [method, { worksOn: findAll('works'), ...(doesNothingOn.length === 0 ? {} : { doesNothingOn }) }];
    }),
  );
}

/**
 * Reads the configuration keys of v2's plugins. Its packages declare no types for them, so they come from the native code:
 * `CONFIG_KEY_PREFIX + "smallIcon"` in Java, `getConfigValue("style")` in Swift, `getConfigValue:@"style"` in
 * Objective-C.
 *
 * @returns sorted paths such as `plugins.SplashScreen.launchAutoHide`
 */
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
