/** The API of every plugin of a docs version, read from the type declarations of the published packages. */
import type ts from 'typescript';
import type { VersionName } from '../../config/versions';
import { platforms } from '../../lib/platform-names';
import { hasRegistry } from '../history/model';
import type { InstalledPackage } from '../packages';
import { readAndroidPermissions, readAndroidVariables, readIgnoredOptions, readMethodPlatforms } from '../platforms';
import { readMethodExpectations } from '../rejections';
import { pathInPackage } from '../source-links';
import { toTitle } from '../title-case';
import type { MethodModel, PluginModel, TypeModel } from '../types';
import { readMethods } from './methods';
import { readPluginConfig } from './plugin-config';
import { createProgramOf, v2DefinitionsFile } from './program';
import { collectTypes } from './reachable';
import { findCorePlugins, findPackagePlugin, findRegistryPlugins, findSources, type PluginSource } from './sources';
import { readTypes } from './type-models';
import type { PageScope } from './type-text';

export { anchorOf } from './anchors';
export { extractLegacyAliases, type LegacyAlias } from './legacy-aliases';

/** Names a method or listener as the readers of sources do. */
const nameOf = ({ name, event }: MethodModel): string => (event === undefined ? name : `${name}:${event}`);

/** Adds to each method and listener the platforms on which the published sources implement it. */
function addPlatforms(version: VersionName, { page, packageDir }: PluginSource, methods: MethodModel[]): MethodModel[] {
  const supports = readMethodPlatforms(version, page, packageDir, methods.map(nameOf));
  return methods.map((method) => {
    const found = supports[nameOf(method)];
    if (found === undefined) return method;
    const doesNothingOn = platforms.filter((platform) => found[platform] === 'nothing');
    return {
      ...method,
      platforms: { ios: found.ios === 'works', android: found.android === 'works', web: found.web === 'works' },
      ...(doesNothingOn.length === 0 ? {} : { doesNothingOn }),
    };
  });
}

/** Adds the errors that each method rejects with where it is implemented, and whether it asks for a permission there. */
function addExpectations(
  version: VersionName,
  { page, packageDir }: PluginSource,
  methods: MethodModel[],
): MethodModel[] {
  const implemented = methods.flatMap((method) =>
    method.platforms === undefined ? [] : [[nameOf(method), method.platforms] as const],
  );
  const expectations = readMethodExpectations(version, page, packageDir, Object.fromEntries(implemented));
  return methods.map((method) => {
    const { rejections = [], callbackErrors = [], asksPermission = [] } = expectations.get(nameOf(method)) ?? {};
    return {
      ...method,
      ...(rejections.length === 0 ? {} : { rejections: [...rejections] }),
      ...(callbackErrors.length === 0 ? {} : { callbackErrors: [...callbackErrors] }),
      ...(asksPermission.length === 0 ? {} : { asksPermission: [...asksPermission] }),
    };
  });
}

/** For each property of an object that methods take, adds the platforms whose published sources ignore the property. */
function addIgnored(
  version: VersionName,
  source: PluginSource,
  methods: MethodModel[],
  types: TypeModel[],
): TypeModel[] {
  const ignored = readIgnoredOptions(version, source.page, source.packageDir, methods, types);
  return types.map((type) => {
    if (type.kind !== 'interface') return type;
    return { ...type, members: type.members.map((member) => ({ ...member, ...ignored.get(member.id) })) };
  });
}

/** The part of a plugin that its declarations describe, without what its native projects add. */
type DeclaredPlugin = Omit<PluginModel, 'platforms' | 'androidVariables' | 'androidPermissions'>;

/** Reads a plugin from its declarations alone. */
function readDeclared(program: ts.Program, source: PluginSource, scope: PageScope): DeclaredPlugin {
  return {
    page: source.page,
    title: toTitle(source.page),
    package: source.package.name,
    packageVersion: source.package.version,
    license: source.package.license,
    sourceFile: pathInPackage(source.package, source.declaration.getSourceFile().fileName),
    exportName: source.exportName,
    interfaceName: source.interfaceName,
    methods: readMethods(source, scope),
    types: readTypes(source, scope),
    config: readPluginConfig(program, source),
  };
}

/** Returns the file that declares what a release exports, or in v2 its plugins; undefined when its package.json names none. */
export function declarationFileOf(installed: InstalledPackage): string | undefined {
  return hasRegistry(installed.name, installed.version) ? `${installed.dir}/${v2DefinitionsFile}` : installed.typesFile;
}

/**
 * Reads the plugins of one release of a package: its declarations, and where its own sources implement the methods. Plugins in core are implemented
 * by other packages, so their platforms stay unknown.
 *
 * @param installed the release; the core of v2 contains all plugins of its registry, later cores only the plugins that ship with them
 * @param version docs version that describes the release's major version
 * @throws when the package is damaged or exports no plugin
 */
export function readReleasePlugins(installed: InstalledPackage, version: VersionName): PluginModel[] {
  const program = createProgramOf(
    [declarationFileOf(installed) ?? installed.dir],
    `${installed.name}@${installed.version}`,
  );
  const sources = hasRegistry(installed.name, installed.version)
    ? findRegistryPlugins(program, installed)
    : installed.name === '@capacitor/core'
      ? findCorePlugins(program, installed)
      : [findPackagePlugin(program, installed)];
  const checker = program.getTypeChecker();
  const allPages = sources.map((source) => ({ page: source.page, typeIds: collectTypes(checker, source), source }));
  return allPages.map(({ page, typeIds, source }) => {
    const declared = readDeclared(program, source, { page, typeIds, checker, allPages });
    return {
      ...declared,
      methods: source.packageDir === null ? declared.methods : addPlatforms(version, source, declared.methods),
      platforms: [],
      androidVariables: [],
      androidPermissions: [],
    };
  });
}

/**
 * Reads all plugins of a version, sorted by page: the plugin packages of its workspace, the plugins inside core, and
 * for v2 the members of core's `PluginRegistry`.
 * @throws when a package is missing or exports no plugin.
 */
export function extractPlugins(version: VersionName): PluginModel[] {
  const { program, checker, plugins } = findSources(version);
  const allPages = plugins.map((source) => ({ page: source.page, typeIds: collectTypes(checker, source), source }));
  return allPages.map(({ page, typeIds, source }) => {
    const scope: PageScope = { page, typeIds, checker, allPages };
    const declared = readDeclared(program, source, scope);
    const methods = addExpectations(version, source, addPlatforms(version, source, declared.methods));
    return {
      ...declared,
      methods,
      types: addIgnored(version, source, methods, declared.types),
      platforms: platforms.filter((platform) =>
        methods.some(({ kind, platforms }) => kind === 'method' && platforms?.[platform]),
      ),
      androidVariables: source.packageDir === null ? [] : readAndroidVariables(source.packageDir),
      androidPermissions: source.packageDir === null ? [] : readAndroidPermissions(source.packageDir),
    };
  });
}
