/** Options that a platform ignores: the published sources that work there never name them. */
import type { VersionName } from '../../config/versions';
import { platforms } from '../../lib/platform-names';
import type { MethodModel, Platform, PropertyModel, TypeModel, TypeText } from '../types';
import type { SourceFile } from './implementation';
import { readMemberNames, readParts } from './plugin-parts';
import { readHandedOn } from './script-objects';

/** A type that a method takes; `isPart` when it stands inside of another one. */
interface Taking {
  readonly method: MethodModel;
  readonly isPart: boolean;
}

/** See the properties of the same names in `types.ts`. */
export type OptionPlatforms = Required<Pick<PropertyModel, 'ignoredOn'>> & Pick<PropertyModel, 'readOn'>;

/** What a platform's sources name. */
interface Names {
  readonly has: (name: string) => boolean;
}

/**
 * Finds for each property of the objects that methods take the platforms where the methods work and nothing reads it. A bridge hands objects
 * over by the names of their properties, so native sources that lack a name as a string can't read it, and modules of the web that lack
 * it as a word neither, unless they hand the object on as a whole. Nothing is said where that can't be told: about methods that every plugin
 * inherits, about parts of objects on the web, about plugins behind a class of their own.
 *
 * @param page name of the page below `apis/`
 * @param packageDir folder of the plugin's package; null for plugins that come with the runtime
 * @param methods with the platforms on which they work
 * @returns by the id of the property (`ImageOptions.quality`); those that are ignored nowhere are left out
 * @throws when the package folder does not exist
 */
export function readIgnoredOptions(
  version: VersionName,
  page: string,
  packageDir: string | null,
  methods: readonly MethodModel[],
  types: readonly TypeModel[],
): Map<string, OptionPlatforms> {
  const ignored = new Map<string, OptionPlatforms>();
  const { native, scripts, sources, modules } = readParts(version, page, packageDir);
  const memberNames = readMemberNames(version, page, packageDir);
  if (methods.some(({ kind, name }) => kind === 'method' && memberNames(name)[0] !== name)) return ignored;

  const text = [...modules.values()].join('\n');
  const names: Record<Platform, Names> = {
    ios: readNativeNames(sources.ios),
    android: readNativeNames(sources.android),
    web: { has: (name) => new RegExp(`\\b${name}\\b`).test(text) },
  };
  const handedOn = readHandedOn(modules);
  const canTell = (platform: Platform, { method, isPart }: Taking): boolean => {
    if (platform === 'web') return !isPart && scripts.web?.methods.get(method.name) === true && !handedOn(method.name);
    return native[platform]?.methods.get(method.name) === true;
  };

  for (const [type, takings] of listTakings(methods, types)) {
    if (type.kind !== 'interface') continue;
    for (const { id, name } of type.members) {
      const working = platforms.filter((platform) => takings.some(({ method }) => method.platforms?.[platform]));
      const told = working.filter((platform) => {
        return takings.every((taking) => !taking.method.platforms?.[platform] || canTell(platform, taking));
      });
      const ignoredOn = told.filter((platform) => !names[platform].has(name));
      // Names that are no words are patterns of names. What nobody reads is read in a way that is not known here.
      if (!/^\w+$/.test(name) || ignoredOn.length === 0 || ignoredOn.length === working.length) continue;
      const readOn = working.filter((platform) => !ignoredOn.includes(platform));
      ignored.set(id, { ignoredOn, ...(told.length === working.length ? { readOn } : {}) });
    }
  }
  return ignored;
}

/** Objects that are read as a whole have the names of their properties as names in the code; so have keys that are cases of an enum. */
const readsByName = /\b(?:Codable|Decodable|JSONDecoder|Gson)\b|\.rawValue\s*[,)\]]|\bcall\.(?:get|has)\w*\(\s*\w+\.\w/;

function readNativeNames(sources: readonly SourceFile[]): Names {
  const names = new Set(sources.flatMap(({ strings }) => strings.map(({ value }) => value)));
  if (sources.some(({ code }) => readsByName.test(code))) {
    for (const { code } of sources) for (const name of code.match(/\w+/g) ?? []) names.add(name);
  }
  return names;
}

/** The types that methods take, with the methods. */
function listTakings(methods: readonly MethodModel[], types: readonly TypeModel[]): Map<TypeModel, Taking[]> {
  const byId = new Map(types.map((type) => [type.id, type]));
  const takings = new Map<TypeModel, Taking[]>();
  const take = (method: MethodModel, { links }: TypeText, isPart: boolean, seen: ReadonlySet<TypeModel>): void => {
    for (const id of Object.values(links)) {
      const type = byId.get(id);
      if (type === undefined || seen.has(type)) continue;
      takings.set(type, [...(takings.get(type) ?? []), { method, isPart }]);
      if (type.kind !== 'interface') continue;
      for (const member of type.members) take(method, member.type, true, new Set([...seen, type]));
    }
  };
  for (const method of methods) {
    if (method.kind !== 'method') continue;
    for (const { type } of method.parameters) take(method, type, false, new Set());
  }
  return takings;
}
