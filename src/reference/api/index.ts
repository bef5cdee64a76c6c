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

/** Adds to each method and listener the platforms on which the published sources implement it, and the errors it rejects with there. */
function addPlatforms(version: VersionName, source: PluginSource, methods: MethodModel[]): MethodModel[] {
  const nameOf = ({ name, event }: MethodModel): string => (event === undefined ? name : `${name}:${event}`);
  const platforms = readMethodPlatforms(version, source.page, source.packageDir, methods.map(nameOf));
  const expectations = readMethodExpectations(version, source.page, source.packageDir, platforms);
  return methods.map((method) => {
    const found = platforms[nameOf(method)];
    if (found === undefined) return method;
    const { rejections = [], callbackErrors = [], asksPermission = [] } = expectations.get(nameOf(method)) ?? {};
    return {
      ...method,
      platforms: found,
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
 * Reads the plugins of one release of a package from its declarations alone.
 *
 * @param installed the release; the core of v2 contains all plugins of its registry, later cores only the plugins that ship with them
 * @throws when the package is damaged or exports no plugin
 */
export function readReleasePlugins(installed: InstalledPackage): PluginModel[] {
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
  return allPages.map(({ page, typeIds, source }) => ({
    ...readDeclared(program, source, { page, typeIds, checker, allPages }),
    platforms: [],
    androidVariables: [],
    androidPermissions: [],
  }));
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
    const methods = addPlatforms(version, source, declared.methods);
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
