/** Finds the platforms on which each method of a plugin is really implemented, from the published sources. */
import type { VersionName } from '../../config/versions';
import type { Platform } from '../types';
import { type Implementation, type Support, supportOf } from './implementation';
import { readNeededMembers, readParts } from './plugin-parts';

export { readIgnoredOptions } from './ignored-options';
export {
  readAndroidPermissions,
  readAndroidVariables,
  readIosUsageKeys,
  readRequestedPermissions,
} from './plugin-manifests';

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

/**
 * Finds what each method of a page's plugin does on each platform: it works where it is declared with a body that does more than resolve the call
 * without a result, or reject it as "not implemented" or "not available".
 * @param page name of the page below `apis/`: `camera`, `cookies`
 * @param packageDir folder of the plugin's package; null for plugins that come with the runtime (all of v2)
 * @param methods names of methods; `addListener:<event>` stands for an event
 * @returns the platforms for every name in `methods`, each with what the method does there
 * @throws when the package folder does not exist.
 */
export function readMethodPlatforms(
  version: VersionName,
  page: string,
  packageDir: string | null,
  methods: readonly string[],
): Record<string, Record<Platform, Support>> {
  const { native, scripts } = readParts(version, page, packageDir);
  const neededMembers = readNeededMembers(page, packageDir);
  const find = (platform: Platform, method: string): Support =>
    combine(neededMembers(method).map((member) => findSupport(native[platform], scripts[platform], member)));
  return Object.fromEntries(
    methods.map((method) => [
      method,
      { ios: find('ios', method), android: find('android', method), web: find('web', method) },
    ]),
  );
}
