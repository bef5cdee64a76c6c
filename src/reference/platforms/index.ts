/** Finds the platforms on which each method of a plugin is really implemented, from the published sources. */
import type { VersionName } from '../../config/versions';
import type { Platform } from '../types';
import { type Implementation, implementsMember } from './implementation';
import { readMemberNames, readParts } from './plugin-parts';

export { readIgnoredOptions } from './ignored-options';
export {
  readAndroidPermissions,
  readAndroidVariables,
  readIosUsageKeys,
  readRequestedPermissions,
} from './plugin-manifests';

/** The native part decides about everything that it declares. For anything else, the JavaScript part of that platform counts too. */
function isImplemented(
  native: Implementation | undefined,
  script: Implementation | undefined,
  member: string,
): boolean {
  if (native === undefined) {
    return implementsMember(script, member);
  }
  const declared = member.startsWith('addListener') || native.methods.has(member) || native.inherited.has(member);
  return declared
    ? implementsMember(native, member)
    : implementsMember(native, member) || implementsMember(script, member);
}

/**
 * Finds the platforms on which each method of a page's plugin is implemented: declared there, with a body that does more
 * than answer "not implemented" or "not available".
 * @param page name of the page below `apis/`: `camera`, `cookies`
 * @param packageDir folder of the plugin's package; null for plugins that come with the runtime (all of v2)
 * @param methods names of methods; `addListener:<event>` stands for an event
 * @returns the platforms for every name in `methods`
 * @throws when the package folder does not exist.
 */
export function readMethodPlatforms(
  version: VersionName,
  page: string,
  packageDir: string | null,
  methods: readonly string[],
): Record<string, Record<Platform, boolean>> {
  const { native, scripts } = readParts(version, page, packageDir);
  const memberNames = readMemberNames(version, page, packageDir);
  const answer = (platform: Platform, method: string): boolean =>
    memberNames(method).every((member) => isImplemented(native[platform], scripts[platform], member));
  return Object.fromEntries(
    methods.map((method) => [
      method,
      { ios: answer('ios', method), android: answer('android', method), web: answer('web', method) },
    ]),
  );
}
