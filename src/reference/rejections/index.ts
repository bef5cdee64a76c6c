/** With what each method of a plugin rejects, read from the published sources. */
import type { VersionName } from '../../config/versions';
import type { SourceFile } from '../platforms/implementation';
import { type PluginParts, readMemberNames, readParts } from '../platforms/plugin-parts';
import type { Platform, Rejection } from '../types';
import { type NativeDeclarations, readDeclarations } from './declarations';
import { type FoundRejection, readNativeRejections } from './native';
import { readRuntimeRefusals } from './refusals';
import { unknownText } from './texts';
import { readWebRejections } from './web';

export { unknownText } from './texts';

const platformOrder: readonly Platform[] = ['ios', 'android', 'web'];

const declarationsOf = new WeakMap<readonly SourceFile[], NativeDeclarations>();

/** Declarations of sources, kept because every v2 page asks for those of the runtime. */
function findDeclarations(sources: readonly SourceFile[]): NativeDeclarations {
  const declarations = declarationsOf.get(sources) ?? readDeclarations(sources);
  declarationsOf.set(sources, declarations);
  return declarations;
}

/** Rejections of members of a plugin on one platform: of its native part, or of the script that stands in for it. */
function readOn(
  platform: Platform,
  version: VersionName,
  { native, scripts, sources, modules }: PluginParts,
  members: readonly string[],
): Map<string, FoundRejection[]> {
  const refusals = readRuntimeRefusals(version);
  const part = native[platform];
  const isNative = (member: string): boolean =>
    part !== undefined && (part.methods.has(member) || part.inherited.has(member));
  const names = part?.classNames;
  const fromNative =
    platform === 'web' || names === undefined
      ? new Map<string, FoundRejection[]>()
      : readNativeRejections(findDeclarations(sources[platform]), names, members.filter(isNative), refusals[platform]);
  const classes = scripts[platform]?.classNames;
  const rest = members.filter((member) => !isNative(member));
  const fromScript =
    classes === undefined || rest.length === 0
      ? new Map<string, FoundRejection[]>()
      : readWebRejections(modules, classes, rest, refusals.web);
  return new Map([...fromNative, ...fromScript]);
}

/** One entry for each message with its code: first what most platforms say, last what the sources don't tell. */
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

/**
 * Reads with what the methods of a page's plugin reject, on the platforms that implement them: what a method does elsewhere is that it is not there.
 *
 * @param page name of the page below `apis/`
 * @param packageDir folder of the plugin's package; null for plugins that come with the runtime
 * @param platforms where each method is implemented; listeners reject with nothing
 * @returns rejections by method, those of several platforms first, else in the order of the sources; no entry for a method without any
 */
export function readRejections(
  version: VersionName,
  page: string,
  packageDir: string | null,
  platforms: Readonly<Record<string, Readonly<Record<Platform, boolean>>>>,
): Map<string, Rejection[]> {
  const methods = Object.keys(platforms).filter((name) => !name.startsWith('addListener'));
  const parts = readParts(version, page, packageDir);
  const memberNames = readMemberNames(version, page, packageDir);
  const members = [...new Set(methods.flatMap(memberNames))];
  const found = platformOrder.map((platform) => ({ platform, rejections: readOn(platform, version, parts, members) }));
  return new Map(
    methods.flatMap((method): [string, Rejection[]][] => {
      const own = found
        .filter(({ platform }) => platforms[method]?.[platform])
        .flatMap(({ platform, rejections }) =>
          memberNames(method).flatMap((member) =>
            (rejections.get(member) ?? []).map((rejection) => ({ platform, rejection })),
          ),
        );
      const merged = merge(own);
      return merged.length === 0 ? [] : [[method, merged]];
    }),
  );
}
