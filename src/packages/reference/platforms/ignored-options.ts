/** Finds the options that a platform ignores, because its published sources never name them. */
import { platforms } from '../../../lib/platform-names';
import type { OptionFacts } from '../source-facts';
import type { MethodModel, Platform, TypeModel, TypeText } from '../types';
import type { SourceFile } from './implementation';
import type { PluginParts } from './plugin-parts';
import { readPassedOn } from './script-objects';

/** A method that takes a type. `isPart` is true when the type is nested in another one. */
interface ParameterUse {
  readonly method: MethodModel;
  readonly isPart: boolean;
}

/** The names in a platform's sources. */
interface Names {
  readonly has: (name: string) => boolean;
}

/**
 * For each property of the objects that methods take, finds the platforms where the methods work but nothing reads the property. The bridge passes
 * properties by name, so native sources that do not contain the name as a string can't read it. Neither can web modules that do not contain it as a
 * word, unless they pass on the whole object. Cases that can't be decided are left out: methods that a plugin inherits or extends, parts of objects
 * on the web, and plugins behind a wrapper class.
 *
 * @param methods methods with the platforms on which they work
 * @returns platforms by the id of the property (`ImageOptions.quality`), without properties that no platform ignores
 */
export function readIgnoredOptions(
  { native, scripts, sources, modules, membersOf }: PluginParts,
  methods: readonly MethodModel[],
  types: readonly TypeModel[],
): Map<string, OptionFacts> {
  const ignored = new Map<string, OptionFacts>();
  if (methods.some(({ kind, name }) => kind === 'method' && membersOf(name, 'called')[0] !== name)) return ignored;

  const text = [...modules.values()].join('\n');
  const names: Record<Platform, Names> = {
    ios: readNativeNames(sources.ios),
    android: readNativeNames(sources.android),
    web: { has: (name) => new RegExp(`\\b${name}\\b`).test(text) },
  };
  const handedOn = readPassedOn(modules);
  // The rest of such a method is in the runtime, which is not among these sources.
  const callsInherited = (platform: 'ios' | 'android', name: string): boolean =>
    sources[platform].some(({ code }) => new RegExp(`\\bsuper\\.${name}\\(\\s*\\w*[cC]all\\b`).test(code));
  const canTell = (platform: Platform, { method, isPart }: ParameterUse): boolean => {
    if (platform === 'web')
      return !isPart && scripts.web?.methods.get(method.name) === 'works' && !handedOn(method.name);
    return native[platform]?.methods.get(method.name) === 'works' && !callsInherited(platform, method.name);
  };

  for (const [type, takings] of listParameterUses(methods, types)) {
    if (type.kind !== 'interface') continue;
    for (const { id, name } of type.members) {
      const working = platforms.filter((platform) => takings.some(({ method }) => method.platforms?.[platform]));
      const told = working.filter((platform) => {
        return takings.every((taking) => !taking.method.platforms?.[platform] || canTell(platform, taking));
      });
      const ignoredOn = told.filter((platform) => !names[platform].has(name));
      // A name that is not a word is a pattern of names. A property that no platform seems to read is read in a way that is not known here.
      if (!/^\w+$/.test(name) || ignoredOn.length === 0 || ignoredOn.length === working.length) continue;
      const readOn = working.filter((platform) => !ignoredOn.includes(platform));
      ignored.set(id, { ignoredOn, ...(told.length === working.length ? { readOn } : {}) });
    }
  }
  return ignored;
}

/** Matches code that reads whole objects, or keys from an enum. There, property names are identifiers in the code instead of strings. */
const readsByName = /\b(?:Codable|Decodable|JSONDecoder|Gson)\b|\.rawValue\s*[,)\]]|\bcall\.(?:get|has)\w*\(\s*\w+\.\w/;

function readNativeNames(sources: readonly SourceFile[]): Names {
  const names = new Set(sources.flatMap(({ strings }) => strings.map(({ value }) => value)));
  if (sources.some(({ code }) => readsByName.test(code))) {
    for (const { code } of sources) for (const name of code.match(/\w+/g) ?? []) names.add(name);
  }
  return names;
}

/** Lists the types that methods take, with the methods that take them. */
function listParameterUses(
  methods: readonly MethodModel[],
  types: readonly TypeModel[],
): Map<TypeModel, ParameterUse[]> {
  const byId = new Map(types.map((type) => [type.id, type]));
  const takings = new Map<TypeModel, ParameterUse[]>();
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
