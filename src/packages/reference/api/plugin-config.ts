/** Reads the configuration keys that a plugin declares below `plugins` of the Capacitor configuration. */
import ts from '@capacitor-docs/shared/typescript';
import type { ConfigKey } from '../types';
import { readDocComment } from './doc-comments';
import { nameOf } from './methods';
import type { PluginSource } from './sources';
import { describeNode } from './type-models';
import { printNode } from './type-text';

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

/** Turns the `@example` tags of a key into a sentence. Configuration keys give their examples as single values. */
function printExamples(node: ts.Node): string {
  const examples = readDocComment(node).examples.filter((example) => example !== '' && !example.includes('\n'));
  return examples.length === 0 ? '' : `For example ${examples.map((example) => `\`${example}\``).join(' or ')}.`;
}

/** Prints the type of a key. A configuration file can't import a name for several values, so they are printed themselves. */
function printType(type: ts.TypeNode): string {
  if (ts.isArrayTypeNode(type)) {
    const element = printType(type.elementType);
    return element.includes(' | ') ? `(${element})[]` : `${element}[]`;
  }
  const alias = type
    .getSourceFile()
    .statements.filter(ts.isTypeAliasDeclaration)
    .find(({ name }) => ts.isTypeReferenceNode(type) && name.text === type.typeName.getText());
  return printNode(alias?.type ?? type);
}

function readKeys(members: readonly ts.TypeElement[], parent: string): ConfigKey[] {
  return members.filter(ts.isPropertySignature).flatMap((member) => {
    const name = nameOf(member);
    if (name === undefined || member.type === undefined) {
      return [];
    }
    const path = `${parent}.${name}`;
    const described = describeNode(path, name, member);
    const children = ts.isTypeLiteralNode(member.type) ? readKeys([...member.type.members], path) : [];
    const key: ConfigKey = {
      ...described,
      description: [described.description, printExamples(member)].filter(Boolean).join('\n\n'),
      path,
      type: printType(member.type),
      optional: member.questionToken !== undefined,
      group: children.length > 0,
    };
    return [key, ...children];
  });
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
      return isOwn && group.type && ts.isTypeLiteralNode(group.type) ? readKeys([...group.type.members], name) : [];
    });
}
