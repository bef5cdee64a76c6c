/** Finds the errors that each method of a plugin rejects with, and where it asks for a permission, from the published sources. */
import type { VersionName } from '../../config/versions';
import { platforms as platformOrder } from '../../lib/platform-names';
import { type PluginParts, readMemberNames, readParts } from '../platforms/plugin-parts';
import { memoizeByObject } from '../read-once';
import type { Platform, Rejection } from '../types';
import { readDeclarations } from './declarations';
import { type Expectations, type FoundRejection, readExpectations } from './native';
import { readRuntimeRefusals } from './refusals';
import { unknownText } from './texts';
import { readWebRejections } from './web';

export { unknownText } from './texts';

/** Reads the declarations of sources, cached because every v2 page needs those of the runtime. */
const findDeclarations = memoizeByObject(readDeclarations);

/** Reads what members of a plugin do on one platform, from its native part or the script that replaces it. Scripts yield only rejections. */
function readOn(
  platform: Platform,
  version: VersionName,
  { native, scripts, sources, modules }: PluginParts,
  members: readonly string[],
): Map<string, Expectations> {
  const refusals = readRuntimeRefusals(version);
  const part = native[platform];
  const isNative = (member: string): boolean =>
    part !== undefined && (part.methods.has(member) || part.inherited.has(member));
  const names = part?.classNames;
  const fromNative =
    platform === 'web' || names === undefined
      ? new Map<string, Expectations>()
      : readExpectations(findDeclarations(sources[platform]), names, members.filter(isNative), refusals[platform]);
  const classes = scripts[platform]?.classNames;
  const rest = members.filter((member) => !isNative(member));
  const fromScript =
    classes === undefined || rest.length === 0
      ? new Map<string, FoundRejection[]>()
      : readWebRejections(modules, classes, rest, refusals.web);
  const ofScript = [...fromScript].map(([member, rejections]): [string, Expectations] => [
    member,
    { rejections, asksPermission: false },
  ]);
  return new Map([...fromNative, ...ofScript]);
}

/** Merges rejections by message and code. Messages found on the most platforms come first, unknown messages last. */
function merge(found: readonly { platform: Platform; rejection: FoundRejection }[]): Rejection[] {
  const merged = new Map<string, Rejection>();
  for (const { platform, rejection } of found) {
    const key = `${rejection.code ?? ''} ${rejection.message}`;
    const known = merged.get(key) ?? { ...rejection, platforms: [] };
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
  readonly rejections: readonly Rejection[];
  /** Platforms on which some path through the method asks the user for a permission. */
  readonly asksPermission: readonly Platform[];
}

/**
 * Reads what callers must expect from the methods of a page's plugin. Covers only the platforms that implement a method, because it does not exist
 * on the others.
 *
 * @param page name of the page below `apis/`
 * @param packageDir folder of the plugin's package; null for plugins that come with the runtime
 * @param platforms platforms on which each method is implemented; listeners never reject
 * @returns expectations by method, without listeners
 */
export function readMethodExpectations(
  version: VersionName,
  page: string,
  packageDir: string | null,
  platforms: Readonly<Record<string, Readonly<Record<Platform, boolean>>>>,
): Map<string, MethodExpectations> {
  const methods = Object.keys(platforms).filter((name) => !name.startsWith('addListener'));
  const parts = readParts(version, page, packageDir);
  const memberNames = readMemberNames(page, packageDir);
  const members = [...new Set(methods.flatMap(memberNames))];
  const found = platformOrder.map((platform) => ({
    platform,
    expectations: readOn(platform, version, parts, members),
  }));
  return new Map(
    methods.map((method) => {
      const own = found
        .filter(({ platform }) => platforms[method]?.[platform])
        .flatMap(({ platform, expectations }) =>
          memberNames(method).flatMap((member) => {
            const each = expectations.get(member);
            return each === undefined ? [] : [{ platform, ...each }];
          }),
        );
      const rejections = own.flatMap(({ platform, rejections }) =>
        rejections.map((rejection) => ({ platform, rejection })),
      );
      const asking = own.filter(({ asksPermission }) => asksPermission).map(({ platform }) => platform);
      return [method, { rejections: merge(rejections), asksPermission: [...new Set(asking)] }];
    }),
  );
}
