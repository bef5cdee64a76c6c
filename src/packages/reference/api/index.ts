/** The API of every plugin of a docs version, read from the type declarations of the published packages. */
import type ts from 'typescript';
import type { VersionName } from '../../../config/versions';
import type { InstalledPackage } from '../packages';
import { addSourceFacts, type ProjectFacts, readSourceFacts } from '../source-facts';
import { pathInPackage } from '../source-links';
import { toTitle } from '../title-case';
import type { PluginModel } from '../types';
import { readMethods } from './methods';
import { readPluginConfig } from './plugin-config';
import { createProgramOf, declarationFileOf } from './program';
import { collectTypes } from './reachable';
import { findPlugins, findSources, type PluginSource } from './sources';
import { readTypes } from './type-models';
import type { PageScope } from './type-text';

export { anchorOf } from './anchors';
export { extractLegacyAliases, type LegacyAlias } from './legacy-aliases';
export { declarationFileOf } from './program';

/** The part of a plugin that its declarations describe, without what its sources add. */
export type DeclaredPlugin = Omit<PluginModel, 'platforms' | keyof ProjectFacts>;

/** A plugin as its declarations describe it, and where they are. */
export interface ReadPlugin {
  readonly source: PluginSource;
  readonly declared: DeclaredPlugin;
}

/** Reads plugins from their declarations alone. All of them are pages that the types of the others link to. */
function readDeclared(program: ts.Program, sources: readonly PluginSource[]): ReadPlugin[] {
  const checker = program.getTypeChecker();
  const allPages = sources.map((source) => ({ page: source.page, typeIds: collectTypes(checker, source), source }));
  return allPages.map(({ page, typeIds, source }) => ({
    source,
    declared: describe(program, source, { page, typeIds, checker, allPages }),
  }));
}

function describe(program: ts.Program, source: PluginSource, scope: PageScope): DeclaredPlugin {
  return {
    page: source.page,
    title: toTitle(source.page),
    package: source.package.name,
    packageVersion: source.package.version,
    license: source.package.license,
    sourceFile: pathInPackage(source.package, source.declaration.getSourceFile().fileName),
    exportName: source.exportName,
    methods: readMethods(source, scope),
    types: readTypes(source, scope),
    config: readPluginConfig(program, source),
  };
}

/**
 * Reads the declarations of one release of a package.
 *
 * @param installed the release; the core of v2 contains all plugins of its registry, later cores only the plugins that ship with them
 * @throws when the package is damaged or exports no plugin
 */
export function readDeclaredRelease(installed: InstalledPackage): ReadPlugin[] {
  const program = createProgramOf(
    [declarationFileOf(installed) ?? installed.dir],
    `${installed.name}@${installed.version}`,
  );
  return readDeclared(program, findPlugins(program, installed));
}

/**
 * Reads the declarations of all plugins of a version, sorted by page: the plugin packages of its workspace, the plugins inside core, and
 * for v2 the members of core's `PluginRegistry`.
 * @throws when a package is missing or exports no plugin.
 */
export function readDeclaredPlugins(version: VersionName): ReadPlugin[] {
  const { program, plugins } = findSources(version);
  return readDeclared(program, plugins);
}

/**
 * Reads all plugins of a version: their declarations, with the saved facts from the sources of the packages.
 * @throws when a package is missing or exports no plugin, or when the saved facts are about other packages.
 */
export function extractPlugins(version: VersionName): PluginModel[] {
  const plugins = readDeclaredPlugins(version);
  const facts = readSourceFacts(version);
  return plugins.map(({ declared }) => addSourceFacts(version, declared, facts));
}
