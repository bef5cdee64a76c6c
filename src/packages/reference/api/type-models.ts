/** Reads the types of a plugin's page: interfaces, classes, enums and aliases with their members. */
import ts from '@capacitor-docs/shared/typescript';
import type { Described, EnumMember, PropertyModel, TypeModel } from '../types';
import { readDocComment } from './doc-comments';
import { isCallable, nameOf, readSignature } from './methods';
import { listOwnDeclarations, listPublicMembers } from './reachable';
import type { PluginSource } from './sources';
import { linkText, type PageScope, printNode, readType } from './type-text';
import { makeUnique } from './unique-id';

/** Id, name, description and tags of a declaration. */
export function describeNode(id: string, name: string, node: ts.Node): Described {
  const { description, tags } = readDocComment(node);
  return {
    id,
    name,
    description,
    ...(description === '' ? {} : { descriptionSource: 'package' as const }),
    ...tags,
  };
}

function hasComments(literal: ts.TypeLiteralNode): boolean {
  return literal.members.some(
    (member) =>
      readDocComment(member).description !== '' ||
      (ts.isPropertySignature(member) && member.type && ts.isTypeLiteralNode(member.type) && hasComments(member.type)),
  );
}

/**
 * Reads one property, followed by the properties of its object when they are declared inline and have comments:
 * `coords`, `coords.latitude`. Without comments, the text of the type already says everything.
 */
function readProperty(
  node: ts.PropertySignature | ts.PropertyDeclaration,
  prefix: string,
  name: string,
  scope: PageScope,
): PropertyModel[] {
  const property: PropertyModel = {
    ...describeNode(`${prefix}.${name}`, name, node),
    type: readType(node.type, scope),
    optional: node.questionToken !== undefined,
    ...(ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Readonly ? { readonly: true } : {}),
  };
  if (node.type === undefined || !ts.isTypeLiteralNode(node.type) || !hasComments(node.type)) {
    return [property];
  }
  const nested = node.type.members.filter(ts.isPropertySignature).flatMap((member) => {
    const memberName = nameOf(member);
    return memberName === undefined ? [] : readProperty(member, prefix, `${name}.${memberName}`, scope);
  });
  return [property, ...nested];
}

function readMember(node: ts.TypeElement | ts.ClassElement, typeId: string, scope: PageScope): PropertyModel[] {
  if (ts.isIndexSignatureDeclaration(node)) {
    const name = `[${node.parameters.map(printNode).join(', ')}]`;
    const key = node.parameters[0]?.name.getText() ?? 'key';
    return [{ ...describeNode(`${typeId}.[${key}]`, name, node), type: readType(node.type, scope), optional: false }];
  }
  if (ts.isConstructorDeclaration(node)) {
    const parameters = node.parameters.map(printNode).join(', ');
    const type = linkText(`new (${parameters}) => ${typeId}`, [...node.parameters], scope);
    return [{ ...describeNode(`${typeId}.constructor`, 'constructor', node), type, optional: false, isMethod: true }];
  }
  const name = nameOf(node);
  if (name === undefined) {
    return [];
  }
  if (isCallable(node)) {
    const optional = node.questionToken !== undefined;
    return [
      { ...describeNode(`${typeId}.${name}`, name, node), type: readSignature(node, scope), optional, isMethod: true },
    ];
  }
  return ts.isPropertySignature(node) || ts.isPropertyDeclaration(node) ? readProperty(node, typeId, name, scope) : [];
}

function readEnumMember(node: ts.EnumMember, enumId: string, checker: ts.TypeChecker): EnumMember {
  const name = nameOf(node) ?? node.name.getText();
  const value = checker.getConstantValue(node);
  return {
    ...describeNode(`${enumId}.${name}`, name, node),
    value: typeof value === 'string' ? `'${value}'` : String(value ?? ''),
  };
}

/** Name of a type with its parameters: `MapListenerCallback<T>`. */
function printTypeName(node: ts.InterfaceDeclaration | ts.ClassDeclaration | ts.TypeAliasDeclaration, name: string) {
  return node.typeParameters?.length ? `${name}<${node.typeParameters.map(printNode).join(', ')}>` : name;
}

function readTypeModel(symbol: ts.Symbol, id: string, source: PluginSource, scope: PageScope): TypeModel | undefined {
  const declarations = listOwnDeclarations(symbol, source);
  const [declaration] = declarations;
  if (declaration === undefined) {
    return undefined;
  }
  const taken = new Set<string>();
  const withUniqueIds = <T extends Described>(members: T[]): T[] =>
    members.map((member) => ({ ...member, id: makeUnique(member.id, taken) }));
  if (ts.isEnumDeclaration(declaration)) {
    const members = declaration.members.map((member) => readEnumMember(member, id, scope.checker));
    return { ...describeNode(id, symbol.name, declaration), kind: 'enum', members: withUniqueIds(members) };
  }
  if (ts.isTypeAliasDeclaration(declaration)) {
    const described = describeNode(id, printTypeName(declaration, symbol.name), declaration);
    return { ...described, kind: 'alias', type: readType(declaration.type, scope) };
  }
  const parts = declarations.filter((part) => ts.isInterfaceDeclaration(part) || ts.isClassDeclaration(part));
  const [first] = parts;
  if (first === undefined) {
    return undefined;
  }
  const bases = parts.flatMap((part) => part.heritageClauses ?? []).flatMap((clause) => [...clause.types]);
  return {
    ...describeNode(id, printTypeName(first, symbol.name), first),
    kind: ts.isClassDeclaration(first) ? 'class' : 'interface',
    extends: bases.map((base) => readType(base, scope)),
    members: withUniqueIds(parts.flatMap(listPublicMembers).flatMap((member) => readMember(member, id, scope))),
  };
}

/** The types of a page, in the order in which its methods lead to them. */
export function readTypes(source: PluginSource, scope: PageScope): TypeModel[] {
  return [...scope.typeIds].flatMap(([symbol, id]) => readTypeModel(symbol, id, source, scope) ?? []);
}
