/**
 * Reads keys of the Capacitor configuration from the types that packages publish: those of the CLI (`CapacitorConfig`, since v3), and those with
 * which plugins extend it. Works on the syntax tree alone: all types that the keys use are declared in the same file, and the tree keeps the order
 * in which the package declares keys and alternatives.
 */
import { inputError } from '@capacitor-docs/shared';
import ts from '@capacitor-docs/shared/typescript';
import { readDocComment } from '../api/doc-comments';
import { nameOf } from '../api/methods';
import { describeNode } from '../api/type-models';
import { printNode } from '../api/type-text';
import type { ConfigKey } from '../types';

/**
 * All keys below `CapacitorConfig`, parents before children, in the order of the declaration.
 * @param fileName only for the error message
 * @throws when the file declares no such interface.
 */
export function readDeclaredConfig(text: string, fileName: string): ConfigKey[] {
  const file = ts.createSourceFile(fileName, text, ts.ScriptTarget.ESNext, true);
  const root = findDeclaration(file, 'CapacitorConfig');
  if (root === undefined || !ts.isInterfaceDeclaration(root)) {
    throw inputError(
      `${fileName} declares no interface CapacitorConfig. Run "npm ci" in the project; after a change of version, the package's layout has changed.`,
    );
  }
  return readDeclaredKeys(root.members, '');
}

/**
 * All keys that the members of a type declare, parents before children, in the order of the declaration.
 * @param parent path of the key that has the type; the empty string for the root of the configuration
 */
export function readDeclaredKeys(members: readonly ts.TypeElement[], parent: string): ConfigKey[] {
  return members.filter(ts.isPropertySignature).flatMap((member) => {
    const name = nameOf(member);
    if (name === undefined || member.type === undefined) return [];
    const path = parent === '' ? name : `${parent}.${name}`;
    const children = readDeclaredKeys(listMembers(member.type), path);
    const described = describeNode(path, name, member);
    const key: ConfigKey = {
      ...described,
      description: [described.description, printExamples(member)].filter(Boolean).join('\n\n'),
      path,
      type: children.length > 0 ? 'object' : printType(member.type),
      optional: member.questionToken !== undefined,
      group: children.length > 0,
    };
    return [key, ...children];
  });
}

/** Finds the interface or alias of a name in the file. */
function findDeclaration(
  file: ts.SourceFile,
  name: string,
): ts.InterfaceDeclaration | ts.TypeAliasDeclaration | undefined {
  return file.statements
    .filter((statement) => ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
    .find((statement) => statement.name.text === name);
}

/** Finds what a reference to a type of the same file stands for. */
function findReferenced(type: ts.TypeNode): ReturnType<typeof findDeclaration> {
  return ts.isTypeReferenceNode(type) ? findDeclaration(type.getSourceFile(), type.typeName.getText()) : undefined;
}

/** Returns the members of an object type, without those that `Omit` removes; none for other types. */
function listMembers(type: ts.TypeNode): readonly ts.TypeElement[] {
  if (ts.isTypeLiteralNode(type)) return type.members;
  if (ts.isTypeReferenceNode(type) && type.typeName.getText() === 'Omit') {
    const [object, omitted] = type.typeArguments ?? [];
    const names = omitted?.getText() ?? '';
    return object === undefined ? [] : listMembers(object).filter((member) => !names.includes(`'${nameOf(member)}'`));
  }
  const declaration = findReferenced(type);
  return declaration !== undefined && ts.isInterfaceDeclaration(declaration) ? declaration.members : [];
}

/** Turns the `@example` tags of a key into a sentence. Configuration keys give their examples as single values. */
function printExamples(node: ts.Node): string {
  const examples = readDocComment(node).examples.filter((example) => example !== '' && !example.includes('\n'));
  return examples.length === 0 ? '' : `For example ${examples.map((example) => `\`${example}\``).join(' or ')}.`;
}

/** Prints a type on one line. A configuration file can't import a name, so names of the package's file are replaced by what they stand for. */
function printType(type: ts.TypeNode): string {
  if (ts.isArrayTypeNode(type)) {
    const element = printType(type.elementType);
    return element.includes(' | ') && !element.startsWith('{') ? `(${element})[]` : `${element}[]`;
  }
  const map = ts.isTypeLiteralNode(type) ? type.members.find(ts.isIndexSignatureDeclaration) : undefined;
  if (map !== undefined) {
    return `{ [${map.parameters.map((key) => key.getText()).join()}]: ${printType(map.type)} }`;
  }
  const declaration = findReferenced(type);
  if (declaration === undefined) return printNode(type).replace(/; }/g, ' }');
  if (ts.isTypeAliasDeclaration(declaration)) return printType(declaration.type);
  const properties = declaration.members.filter(ts.isPropertySignature).map(({ name, questionToken, type: own }) => {
    return `${name.getText()}${questionToken === undefined ? '' : '?'}: ${own === undefined ? 'any' : printType(own)}`;
  });
  return `{ ${properties.join('; ')} }`;
}
