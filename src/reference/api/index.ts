/** The API of every plugin of a docs version, read from the type declarations of the published packages. */
import type { VersionName } from '../../config/versions';
import { readAndroidPermissions, readAndroidVariables, readMethodPlatforms } from '../platforms';
import { pathInPackage } from '../source-links';
import { toTitle } from '../title-case';
import type { MethodModel, Platform, PluginModel } from '../types';
import { readMethods } from './methods';
import { readPluginConfig } from './plugin-config';
import { collectTypes } from './reachable';
import { findSources, type PluginSource } from './sources';
import { readTypes } from './type-models';
import type { PageScope } from './type-text';

export { anchorOf } from './anchors';
export { extractLegacyAliases, type LegacyAlias } from './legacy-aliases';

const platformOrder: readonly Platform[] = ['ios', 'android', 'web'];

/** Adds to each method and listener where the published sources implement it. */
function addPlatforms(version: VersionName, source: PluginSource, methods: MethodModel[]): MethodModel[] {
  const nameOf = ({ name, event }: MethodModel): string => (event === undefined ? name : `${name}:${event}`);
  const platforms = readMethodPlatforms(version, source.page, source.packageDir, methods.map(nameOf));
  return methods.map((method) => {
    const found = platforms[nameOf(method)];
    return found === undefined ? method : { ...method, platforms: found };
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
    const methods = addPlatforms(version, source, readMethods(source, scope));
    return {
      page,
      title: toTitle(page),
      package: source.package.name,
      packageVersion: source.package.version,
      license: source.package.license,
      sourceFile: pathInPackage(source.package, source.declaration.getSourceFile().fileName),
      exportName: source.exportName,
      interfaceName: source.interfaceName,
      methods,
      types: readTypes(source, scope),
      config: readPluginConfig(program, source),
      platforms: platformOrder.filter((platform) =>
        methods.some(({ kind, platforms }) => kind === 'method' && platforms?.[platform]),
      ),
      androidVariables: source.packageDir === null ? [] : readAndroidVariables(source.packageDir),
      androidPermissions: source.packageDir === null ? [] : readAndroidPermissions(source.packageDir),
    };
  });
}
