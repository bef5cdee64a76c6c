/** Finds the plugins of a docs version: for each page, the declaration of its API and the files that contain its types. */
import { inputError, toSlashes } from '@capacitor-docs/shared';
import ts from '@capacitor-docs/shared/typescript';
import type { VersionName } from '../../../config/versions';
import { hasRegistry } from '../history/model';
import { findPackage, type InstalledPackage, pluginPackageNames } from '../packages';
import { createProgram, v2DefinitionsFile } from './program';
import { findExports, findImplementations, findInterfaceOfConst, openFile, resolveSymbol } from './symbols';

/** The declaration that lists the methods of a plugin. */
export type ApiDeclaration = ts.InterfaceDeclaration | ts.ClassDeclaration;

export interface PluginSource {
  page: string;
  package: InstalledPackage;
  /** Folder of the plugin's own package; null when the plugin is part of `@capacitor/core`. */
  packageDir: string | null;
  exportName: string;
  declaration: ApiDeclaration;
  /** Other declarations of the same methods, which may have a comment that `declaration` lacks. */
  counterparts: ApiDeclaration[];
  /** Tells whether the types of a file belong to the plugin. Takes a path with forward slashes. */
  owns: (fileName: string) => boolean;
}

export interface VersionSources {
  program: ts.Program;
  plugins: PluginSource[];
}

/** What to do when a package is not built as expected. */
const remedy =
  'Run "npm ci" in the project; after a change of version, the package\'s layout has changed: see src/packages/reference/api/sources.ts.';

/** Pages whose plugin is an exported constant of `@capacitor/core`. */
const corePlugins = { cookies: 'CapacitorCookies', http: 'CapacitorHttp' } as const;

/** Google Maps exports no plugin constant: apps call the static and instance methods of this class. */
const googleMaps = { page: 'google-maps', className: 'GoogleMap', interfaceName: 'GoogleMapInterface' } as const;

/** A member of v2's registry that is not a plugin for apps. */
const v2Internal = 'WebView';

/** Page name of a v2 plugin: `LocalNotifications` becomes `local-notifications`. */
function toPageName(member: string): string {
  return member.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
}

/** The exported names of a package's entry file with their symbols. */
export function listExports(program: ts.Program, installed: InstalledPackage): Map<string, ts.Symbol> {
  return findExports(program.getTypeChecker(), openFile(program, installed.typesFile ?? installed.dir));
}

function isInside(dir: string): (fileName: string) => boolean {
  const prefix = `${toSlashes(dir)}/`;
  return (fileName) => fileName.startsWith(prefix) && !fileName.slice(prefix.length).includes('node_modules/');
}

/** Finds the plugin of a plugin package, which exports one. */
function findPackagePlugin(program: ts.Program, installed: InstalledPackage): PluginSource {
  const checker = program.getTypeChecker();
  const { name } = installed;
  const page = name.replace('@capacitor/', '');
  const exported = listExports(program, installed);
  const base = { page, package: installed, packageDir: installed.dir, owns: isInside(installed.dir) };
  if (page === googleMaps.page) {
    const declaration = exported.get(googleMaps.className)?.declarations?.find(ts.isClassDeclaration);
    if (declaration === undefined) {
      throw inputError(`${name}@${installed.version} exports no class ${googleMaps.className}. ${remedy}`);
    }
    const counterparts = declaration
      .getSourceFile()
      .statements.filter(ts.isInterfaceDeclaration)
      .filter((statement) => statement.name.text === googleMaps.interfaceName);
    return { ...base, exportName: googleMaps.className, declaration, counterparts };
  }
  const found = [...exported].flatMap(([exportName, symbol]) => {
    const declaration = findInterfaceOfConst(checker, symbol);
    return declaration === undefined ? [] : [{ exportName, declaration }];
  });
  const [plugin, second] = found;
  if (plugin === undefined || second !== undefined) {
    const names = found.map(({ exportName }) => exportName).join(', ') || 'none';
    throw inputError(
      `${name}@${installed.version} should export one plugin constant, but exports: ${names}. ${remedy}`,
    );
  }
  return { ...base, ...plugin, counterparts: [] };
}

/** Finds the plugins that ship inside core since v4. An older core has none. */
function findCorePlugins(program: ts.Program, installed: InstalledPackage): PluginSource[] {
  const checker = program.getTypeChecker();
  const exported = listExports(program, installed);
  return Object.entries(corePlugins).flatMap(([page, exportName]) => {
    const symbol = exported.get(exportName);
    const declaration = symbol && findInterfaceOfConst(checker, symbol);
    if (declaration === undefined) {
      return [];
    }
    const { fileName } = declaration.getSourceFile();
    return [
      {
        page,
        package: installed,
        packageDir: null,
        exportName,
        declaration,
        counterparts: findImplementations(checker, declaration),
        owns: (candidate: string) => candidate === fileName,
      },
    ];
  });
}

/** Finds the plugins in the registry of v2's core. */
function findRegistryPlugins(program: ts.Program, installed: InstalledPackage): PluginSource[] {
  const checker = program.getTypeChecker();
  const file = openFile(program, `${installed.dir}/${v2DefinitionsFile}`);
  const registry = file.statements
    .filter(ts.isInterfaceDeclaration)
    .find((statement) => statement.name.text === 'PluginRegistry');
  if (registry === undefined) {
    throw inputError(
      `@capacitor/core@${installed.version} declares no PluginRegistry in ${v2DefinitionsFile}. ${remedy}`,
    );
  }
  return registry.members.flatMap((member) => {
    if (!ts.isPropertySignature(member) || !ts.isIdentifier(member.name) || member.name.text === v2Internal) {
      return [];
    }
    const typeName = member.type && ts.isTypeReferenceNode(member.type) ? member.type.typeName : member.name;
    const declaration = resolveSymbol(checker, typeName)?.declarations?.find(ts.isInterfaceDeclaration);
    if (declaration === undefined) {
      throw inputError(
        `@capacitor/core@${installed.version} declares no interface for the plugin ${member.name.text}. ${remedy}`,
      );
    }
    return [
      {
        page: toPageName(member.name.text),
        package: installed,
        packageDir: null,
        exportName: member.name.text,
        declaration,
        counterparts: [],
        owns: (candidate: string) => candidate === file.fileName,
      },
    ];
  });
}

/**
 * Finds the plugins of a release: all in the registry of v2's core, those that ship inside a later core, or the one of a plugin package.
 *
 * @param program program with the types of the release
 * @throws when the package is not built as expected
 */
export function findPlugins(program: ts.Program, installed: InstalledPackage): PluginSource[] {
  if (hasRegistry(installed.name, installed.version)) return findRegistryPlugins(program, installed);
  const isCore = installed.name === '@capacitor/core';
  return isCore ? findCorePlugins(program, installed) : [findPackagePlugin(program, installed)];
}

/** All plugins of a version, sorted by page. */
export function findSources(version: VersionName): VersionSources {
  const program = createProgram(version);
  const plugins = ['@capacitor/core', ...pluginPackageNames(version)].flatMap((name) =>
    findPlugins(program, findPackage(version, name)),
  );
  return { program, plugins: plugins.sort((a, b) => (a.page < b.page ? -1 : 1)) };
}
