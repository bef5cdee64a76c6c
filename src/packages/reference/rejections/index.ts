/** Finds the errors that each method of a plugin rejects with or passes to its callback, and where it asks for a permission, from the published sources. */
import type { VersionName } from '../../../config/versions';
import { platforms as platformOrder } from '../../../lib/platform-names';
import { type MethodPlatforms, type PluginParts, readAndroidPermissions } from '../platforms';
import { readDeclarations } from '../platforms/declarations';
import { type Platform, type Rejection, unknownText } from '../types';
import rows from './impossible-messages.json' with { type: 'json' };
import { type Expectations, type FoundRejection, type Refusals, readExpectations } from './native';
import { readRuntimeRefusals } from './refusals';
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

/**
 * Reads the runtime's refusals for a plugin on one platform. A plugin whose own manifest declares all permissions that it asks for is never refused
 * because one is missing.
 */
function readRefusals({ version, packageDir, sources }: PluginParts, platform: Platform): Refusals {
  const { missingPermission, ...others } = readRuntimeRefusals(version)[platform];
  if (packageDir === null || missingPermission === undefined) return others;
  const declared = readAndroidPermissions(packageDir);
  const asked = sources.android.flatMap(({ code }) => [...code.matchAll(/\bpermission\.([A-Z_]+)\b/g)]);
  const isMissing = asked.some(([, name = '']) => !declared.includes(`android.permission.${name}`));
  return isMissing ? { ...others, missingPermission } : others;
}

/** Reads what members of a plugin do on one platform, from its native part or the script that replaces it. Scripts yield only rejections. */
function readOn(platform: Platform, parts: PluginParts, members: readonly string[]): Map<string, Expectations> {
  const { native, scripts, sources, modules, version } = parts;
  const part = native[platform];
  const isNative = (member: string): boolean =>
    part !== undefined && (part.methods.has(member) || part.inherited.has(member));
  const found = new Map<string, Expectations>();
  if (platform !== 'web' && part !== undefined) {
    const expectations = readExpectations(
      readDeclarations(sources[platform]),
      part.classNames,
      members.filter(isNative),
      readRefusals(parts, platform),
    );
    for (const [member, { rejections, asksPermission }] of expectations) {
      // A method with a callback hands errors to it as its second argument; one that returns nothing at most logs them.
      const returned = part.returns?.get(member) ?? '';
      const all = /callback$/i.test(returned)
        ? rejections.map((each) => ({ ...each, isCalledBack: true as const }))
        : rejections.filter(() => !/none$/i.test(returned));
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
 * @param platforms where each method works; listeners never reject
 * @param drops whether to leave out a message that no call can meet
 * @returns expectations by method, without listeners
 */
export function readMethodExpectations(
  parts: PluginParts,
  platforms: ReadonlyMap<string, MethodPlatforms>,
  drops: typeof isImpossible = isImpossible,
): Map<string, MethodExpectations> {
  const { version, page, modules } = parts;
  const methods = [...platforms.keys()].filter((name) => !name.startsWith('addListener'));
  const memberNames = (method: string): readonly string[] => parts.membersOf(method, 'called');
  const members = [...new Set(methods.flatMap(memberNames))];
  const found = platformOrder.map((platform) => ({ platform, expectations: readOn(platform, parts, members) }));
  const wrapper = readWebRejections(modules, new Set(['GoogleMap']), page === 'google-maps' ? methods : [], {});
  return new Map(
    methods.map((method) => {
      const working = found.filter(({ platform }) => platforms.get(method)?.worksOn.includes(platform));
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
