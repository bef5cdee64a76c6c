/** Finds the errors that each method of a plugin rejects with or passes to its callback, and where it asks for a permission, from the published sources. */
import type { VersionName } from '../../../config/versions';
import { platforms as platformOrder } from '../../../lib/platform-names';
import { readAndroidPermissions } from '../platforms/plugin-manifests';
import { type PluginParts, readMemberNames, readParts } from '../platforms/plugin-parts';
import { memoizeByObject } from '../read-once';
import { type Platform, type Rejection, unknownText } from '../types';
import { readDeclarations } from './declarations';
import rows from './impossible-messages.json' with { type: 'json' };
import { type Expectations, type FoundRejection, type Refusals, readExpectations } from './native';
import { readRuntimeRefusals } from './refusals';
import { readMethodsReturning } from './return-types';
import { readWebRejections } from './web';

/**
 * Messages that are in the sources but that no call can meet, whatever it passes, and whatever other calls do at the same time, where only a person can
 * see why. Each row has its evidence: a line of the package, and the reason; they are in `impossible-messages.json`. A test fails when a row no longer applies,
 * because the package lost the line or the message.
 */
interface ImpossibleMessages {
  readonly at: {
    readonly versions: readonly VersionName[];
    readonly page: string;
    readonly methods: readonly string[] | 'all but create';
    readonly platforms: readonly Platform[];
  };
  readonly messages: readonly string[];
  /** Package and file. */
  readonly file: string;
  /** The line that is the evidence. */
  readonly line: string;
  readonly reason: string;
}

/** The compiler takes the names in JSON for any strings. A content test fails for a row whose version, page, method or platform does not exist. */
export const impossibleMessages = rows as readonly ImpossibleMessages[];

/** Returns whether a message is in the list for one method and platform. */
function isImpossible(
  version: VersionName,
  page: string,
  method: string,
  platform: Platform,
  message: string,
): boolean {
  return impossibleMessages.some(
    ({ at, messages }) =>
      at.page === page &&
      at.versions.includes(version) &&
      at.platforms.includes(platform) &&
      messages.includes(message) &&
      (at.methods === 'all but create' ? method !== 'create' : at.methods.includes(method)),
  );
}

/** Reads the declarations of sources, cached because every v2 page needs those of the runtime. */
const findDeclarations = memoizeByObject(readDeclarations);

/**
 * Reads the runtime's refusals for a plugin on one platform. A plugin whose own manifest declares all permissions that it asks for is never refused
 * because one is missing.
 */
function readRefusals(
  version: VersionName,
  platform: Platform,
  packageDir: string | null,
  { sources }: PluginParts,
): Refusals {
  const { missingPermission, ...others } = readRuntimeRefusals(version)[platform];
  if (packageDir === null || missingPermission === undefined) return others;
  const declared = readAndroidPermissions(packageDir);
  const asked = sources.android.flatMap(({ code }) => [...code.matchAll(/\bpermission\.([A-Z_]+)\b/g)]);
  const isMissing = asked.some(([, name = '']) => !declared.includes(`android.permission.${name}`));
  return isMissing ? { ...others, missingPermission } : others;
}

/** Reads what members of a plugin do on one platform, from its native part or the script that replaces it. Scripts yield only rejections. */
function readOn(
  platform: Platform,
  version: VersionName,
  packageDir: string | null,
  parts: PluginParts,
  members: readonly string[],
): Map<string, Expectations> {
  const { native, scripts, sources, modules } = parts;
  const part = native[platform];
  const isNative = (member: string): boolean =>
    part !== undefined && (part.methods.has(member) || part.inherited.has(member));
  const names = part?.classNames;
  const found = new Map<string, Expectations>();
  if (platform !== 'web' && names !== undefined) {
    const refusals = readRefusals(version, platform, packageDir, parts);
    const callbacks = readMethodsReturning('callback', sources[platform], names);
    const silent = readMethodsReturning('none', sources[platform], names);
    const expectations = readExpectations(
      findDeclarations(sources[platform]),
      names,
      members.filter(isNative),
      refusals,
    );
    for (const [member, { rejections, asksPermission }] of expectations) {
      const all = callbacks.has(member)
        ? rejections.map((each) => ({ ...each, isCalledBack: true as const }))
        : rejections.filter(() => !silent.has(member));
      found.set(member, { rejections: all, asksPermission });
    }
  }
  const classes = scripts[platform]?.classNames;
  const rest = members.filter((member) => !isNative(member));
  if (classes === undefined || rest.length === 0) return found;
  const fromScript = readWebRejections(modules, classes, rest, readRuntimeRefusals(version).web);
  for (const [member, rejections] of fromScript) found.set(member, { rejections, asksPermission: false });
  return found;
}

/** Merges errors by message and code. Messages found on the most platforms come first, unknown messages last. */
function merge(found: readonly { platform: Platform; rejection: FoundRejection }[]): Rejection[] {
  const merged = new Map<string, Rejection>();
  for (const { platform, rejection } of found) {
    const { message, code } = rejection;
    const key = `${code ?? ''} ${message}`;
    const known = merged.get(key) ?? { message, ...(code === undefined ? {} : { code }), platforms: [] };
    if (!known.platforms.includes(platform)) known.platforms.push(platform);
    merged.set(key, known);
  }
  const isUnknown = ({ message }: Rejection): boolean => message === unknownText;
  const all = [...merged.values()].sort((a, b) => b.platforms.length - a.platforms.length);
  return [...all.filter((each) => !isUnknown(each)), ...all.filter(isUnknown)];
}

/** What the caller of a method must expect. */
export interface MethodExpectations {
  /** Rejections of several platforms first, otherwise in the order of the sources. */
  readonly rejections: Rejection[];
  /** Errors that the callback gets as its second argument, in the same order. */
  readonly callbackErrors: Rejection[];
  /** Platforms on which some path through the method asks the user for a permission. */
  readonly asksPermission: Platform[];
}

/**
 * Reads what callers must expect from the methods of a page's plugin. Covers only the platforms that implement a method, because it does not exist
 * on the others.
 *
 * @param page name of the page below `apis/`
 * @param packageDir folder of the plugin's package; null for plugins that come with the runtime
 * @param platforms platforms on which each method is implemented; listeners never reject
 * @param drops whether to leave out a message that no call can meet
 * @returns expectations by method, without listeners
 */
export function readMethodExpectations(
  version: VersionName,
  page: string,
  packageDir: string | null,
  platforms: Readonly<Record<string, Readonly<Record<Platform, boolean>>>>,
  drops: typeof isImpossible = isImpossible,
): Map<string, MethodExpectations> {
  const methods = Object.keys(platforms).filter((name) => !name.startsWith('addListener'));
  const parts = readParts(version, page, packageDir);
  const memberNames = readMemberNames(page, packageDir);
  const members = [...new Set(methods.flatMap(memberNames))];
  const found = platformOrder.map((platform) => ({
    platform,
    expectations: readOn(platform, version, packageDir, parts, members),
  }));
  const wrapper = readWebRejections(parts.modules, new Set(['GoogleMap']), page === 'google-maps' ? methods : [], {});
  return new Map(
    methods.map((method) => {
      const working = found.filter(({ platform }) => platforms[method]?.[platform]);
      const own = working.flatMap(({ platform, expectations }) =>
        memberNames(method).flatMap((member) => {
          const each = expectations.get(member);
          return each === undefined ? [] : [{ platform, ...each }];
        }),
      );
      const all = [
        ...working.flatMap(({ platform }) =>
          // What the wrapper passes on is what the plugin rejects with.
          (wrapper.get(method) ?? [])
            .filter(({ message }) => message !== unknownText)
            .map((rejection) => ({ platform, rejection })),
        ),
        ...own.flatMap(({ platform, rejections }) => rejections.map((rejection) => ({ platform, rejection }))),
      ].filter(({ platform, rejection }) => !drops(version, page, method, platform, rejection.message));
      const asking = own.filter(({ asksPermission }) => asksPermission).map(({ platform }) => platform);
      return [
        method,
        {
          rejections: merge(all.filter(({ rejection }) => !rejection.isCalledBack)),
          callbackErrors: merge(all.filter(({ rejection }) => rejection.isCalledBack)),
          asksPermission: [...new Set(asking)],
        },
      ];
    }),
  );
}
