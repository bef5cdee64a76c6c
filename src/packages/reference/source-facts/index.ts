/**
 * What the packages say besides their type declarations, in Swift, Objective-C, Java, Kotlin, JavaScript, manifests and Gradle files, and what the
 * command-line program prints. `make-source-facts.ts` reads them, `packages:update` writes the result to `data/`, and everything else reads that.
 */
import { join } from 'node:path';
import { inputError, projectRoot, readJsonFile } from '@capacitor-docs/shared';
import type { VersionName } from '../../../config/versions';
import { platforms } from '../../../lib/platform-names';
import { findPackage, readPins } from '../packages';
import type { CliModel, MethodModel, Platform, PluginModel, PropertyModel, TypeModel } from '../types';

/** Facts about a method or listener. For the properties without a comment, see those of the same names in `types.ts`. */
export interface MethodFacts extends Pick<MethodModel, 'rejections' | 'callbackErrors' | 'asksPermission'> {
  /** Platforms that implement it. */
  readonly worksOn: readonly Platform[];
  readonly doesNothingOn?: readonly Platform[];
}

/** See the properties of the same names in `types.ts`. */
export type OptionFacts = Required<Pick<PropertyModel, 'ignoredOn'>> & Pick<PropertyModel, 'readOn'>;

/** Facts about the native projects of a plugin. */
export type ProjectFacts = Pick<
  PluginModel,
  'androidVariables' | 'androidPermissions' | 'requestedPermissions' | 'iosUsageKeys'
>;

/** Facts about one plugin. */
export interface PluginFacts extends ProjectFacts {
  /** By name; `addListener:<event>` stands for a listener. */
  readonly methods: Readonly<Record<string, MethodFacts>>;
  /** Options that a platform ignores, by the id of the property. */
  readonly options: Readonly<Record<string, OptionFacts>>;
}

/** Facts about the packages of one docs version. */
export interface SourceFacts {
  /** The packages that were read, with their versions. */
  readonly packages: Readonly<Record<string, string>>;
  /** By the name of the plugin's page. */
  readonly plugins: Readonly<Record<string, PluginFacts>>;
  readonly cli: CliModel;
  /** Configuration keys that the native code of the plugins reads; only of v2, whose packages declare no types for them. */
  readonly configKeys?: readonly string[];
}

/** Names a method or listener as the facts do. */
export const nameOf = ({ name, event }: MethodModel): string => (event === undefined ? name : `${name}:${event}`);

/** Path of the file with the facts of a version, from the root of the project. */
export const sourceFactsFile = (version: VersionName): string =>
  `src/packages/reference/source-facts/data/${version}.json`;

const remedy = 'Write it again: npm run cli packages:update -- --installed';

/**
 * Lists the packages that are read, with the installed version of each.
 *
 * @throws when a package is not installed, or not in the version that the workspace pins
 */
export function listReadPackages(version: VersionName): Record<string, string> {
  const names = readPins(version).map(({ name }) => name);
  const read = names.filter((name) => name.startsWith('@capacitor/'));
  return Object.fromEntries(read.map((name) => [name, findPackage(version, name).version]));
}

const known = new Map<VersionName, SourceFacts>();

/**
 * Reads the saved facts of a version, once per process.
 *
 * @throws one line with the command that writes the file, when it is missing, damaged, or about other packages than those that are installed
 */
export function readSourceFacts(version: VersionName): SourceFacts {
  const cached = known.get(version);
  if (cached !== undefined) return cached;
  const file = sourceFactsFile(version);
  const facts = readJsonFile(join(projectRoot, file), file, remedy) as SourceFacts;
  const installed = listReadPackages(version);
  for (const name of new Set([...Object.keys(installed), ...Object.keys(facts.packages)])) {
    const [read, now] = [facts.packages[name] ?? 'no version', installed[name] ?? 'no version'];
    if (read !== now) throw inputError(`${file} is about ${read} of ${name}, but ${version} has ${now}. ${remedy}.`);
  }
  known.set(version, facts);
  return facts;
}

/**
 * Adds the facts about a plugin to what its declarations say.
 *
 * @param facts facts of the plugin's version
 * @throws one line with the command that writes the file, when a method or the whole plugin is not in it
 */
export function addSourceFacts(
  version: VersionName,
  declared: Omit<PluginModel, 'platforms' | keyof ProjectFacts>,
  facts: SourceFacts,
): PluginModel {
  const missing = (name: string) => inputError(`${sourceFactsFile(version)} lacks ${name}. ${remedy}.`);
  const found = facts.plugins[declared.page];
  if (found === undefined) throw missing(declared.page);
  const { methods: ofMethods, options, ...ofProjects } = found;
  const methods = declared.methods.map((method) => {
    const own = ofMethods[nameOf(method)];
    if (own === undefined) throw missing(`${declared.page}: ${nameOf(method)}`);
    return addToMethod(method, own);
  });
  return {
    ...declared,
    methods,
    types: declared.types.map((type) => addToOptions(type, options)),
    platforms: platforms.filter((platform) =>
      methods.some(({ kind, platforms: works }) => kind === 'method' && works[platform]),
    ),
    ...ofProjects,
  };
}

/** Adds the facts about a method or listener to its declaration. */
export function addToMethod(
  method: MethodModel,
  { worksOn, doesNothingOn, ...others }: MethodFacts,
): MethodModel & Required<Pick<MethodModel, 'platforms'>> {
  return {
    ...method,
    platforms: {
      ios: worksOn.includes('ios'),
      android: worksOn.includes('android'),
      web: worksOn.includes('web'),
    },
    ...(doesNothingOn === undefined ? {} : { doesNothingOn: [...doesNothingOn] }),
    ...others,
  };
}

function addToOptions(type: TypeModel, options: PluginFacts['options']): TypeModel {
  if (type.kind !== 'interface') return type;
  return { ...type, members: type.members.map((member) => ({ ...member, ...options[member.id] })) };
}
