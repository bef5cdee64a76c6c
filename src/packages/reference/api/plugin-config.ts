/** Reads the configuration keys that a plugin declares below `plugins` of the Capacitor configuration. */
import ts from '@capacitor-docs/shared/typescript';
import { readDeclaredKeys } from '../config/declarations';
import type { ConfigKey } from '../types';
import { nameOf } from './methods';
import type { PluginSource } from './sources';

function findInterfaces(statements: readonly ts.Statement[]): ts.InterfaceDeclaration[] {
  return statements.filter(ts.isInterfaceDeclaration).filter(({ name }) => name.text === 'PluginsConfig');
}

/** The `PluginsConfig` interfaces with which a package's files extend `@capacitor/cli`. */
function findAugmentations(file: ts.SourceFile): ts.InterfaceDeclaration[] {
  return file.statements
    .filter(ts.isModuleDeclaration)
    .filter(({ name }) => name.text === '@capacitor/cli')
    .flatMap(({ body }) => (body && ts.isModuleBlock(body) ? findInterfaces(body.statements) : []));
}

/**
 * Reads the keys of one plugin, without the group of the plugin itself. A plugin package declares its keys in its own
 * files. The keys of the plugins inside core are part of the CLI's declarations.
 */
export function readPluginConfig(program: ts.Program, source: PluginSource): ConfigKey[] {
  const files = program.getSourceFiles();
  const interfaces =
    source.packageDir === null
      ? files
          .filter(({ fileName }) => /\/@capacitor\/cli\//.test(fileName))
          .flatMap((file) => findInterfaces(file.statements))
      : files.filter(({ fileName }) => source.owns(fileName)).flatMap(findAugmentations);
  return interfaces
    .flatMap(({ members }) => [...members])
    .filter(ts.isPropertySignature)
    .flatMap((group) => {
      const name = nameOf(group);
      const isOwn = name !== undefined && (source.packageDir !== null || name === source.exportName);
      return isOwn && group.type && ts.isTypeLiteralNode(group.type) ? readDeclaredKeys(group.type.members, name) : [];
    });
}
