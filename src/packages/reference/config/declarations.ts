/**
 * Reads the keys of the Capacitor configuration from the type that the CLI publishes (`CapacitorConfig`, since v3).
 * Works on the syntax tree alone: all types that the configuration uses are declared in the same file, and
 * the tree keeps the order in which the package declares keys and alternatives.
 */
import { inputError } from '@capacitor-docs/shared';
import ts from '@capacitor-docs/shared/typescript';
import type { ConfigKey } from '../types';

type Declaration = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/** A property of a group, named by an identifier or a string. */
type Member = ts.PropertySignature & { name: ts.Identifier | ts.StringLiteral };

const printer = ts.createPrinter({ removeComments: true });

/**
 * All keys below `CapacitorConfig`, parents before children, in the order of the declaration.
 * @param fileName only for the error message
 * @throws when the file declares no such interface.
 */
export function readDeclaredConfig(text: string, fileName: string): ConfigKey[] {
  const file = ts.createSourceFile(fileName, text, ts.ScriptTarget.ESNext, true);
  const declarations = new Map<string, Declaration>();
  for (const statement of file.statements) {
    if (ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement)) {
      declarations.set(statement.name.text, statement);
    }
  }
  const root = declarations.get('CapacitorConfig');
  if (root === undefined || !ts.isInterfaceDeclaration(root)) {
    throw inputError(
      `${fileName} declares no interface CapacitorConfig. Run "npm ci" in the project; after a change of version, the package's layout has changed.`,
    );
  }
  return readMembers(root.members).flatMap((member) => readKey(member, '', declarations));
}

function readMembers(elements: ts.NodeArray<ts.TypeElement>): Member[] {
  return elements.filter(
    (element): element is Member =>
      ts.isPropertySignature(element) && (ts.isIdentifier(element.name) || ts.isStringLiteral(element.name)),
  );
}

function readKey(member: Member, parent: string, declarations: ReadonlyMap<string, Declaration>): ConfigKey[] {
  const name = member.name.text;
  const path = parent === '' ? name : `${parent}.${name}`;
  const children = findMembers(member.type, declarations);
  const key: ConfigKey = {
    id: path,
    name,
    path,
    ...readComment(member),
    type: children.length > 0 ? 'object' : printType(member.type, declarations),
    optional: member.questionToken !== undefined,
    group: children.length > 0,
  };
  return [key, ...children.flatMap((child) => readKey(child, path, declarations))];
}

/** Returns the properties of an object type, without those that `Omit` removes; none for other types and for maps (`{ [key: string]: … }`). */
function findMembers(type: ts.TypeNode | undefined, declarations: ReadonlyMap<string, Declaration>): Member[] {
  if (type === undefined) {
    return [];
  }
  if (ts.isTypeLiteralNode(type)) {
    return readMembers(type.members);
  }
  if (!ts.isTypeReferenceNode(type) || !ts.isIdentifier(type.typeName)) {
    return [];
  }
  const [object, omitted] = type.typeArguments ?? [];
  if (type.typeName.text === 'Omit') {
    const names = new Set(readLiterals(omitted));
    return findMembers(object, declarations).filter((member) => !names.has(member.name.text));
  }
  const declaration = declarations.get(type.typeName.text);
  return declaration !== undefined && ts.isInterfaceDeclaration(declaration) ? readMembers(declaration.members) : [];
}

function readLiterals(type: ts.TypeNode | undefined): string[] {
  const nodes = type !== undefined && ts.isUnionTypeNode(type) ? [...type.types] : [type];
  return nodes.flatMap((node) =>
    node !== undefined && ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? [node.literal.text] : [],
  );
}

/** Prints a type on one line. Names declared in the package's file are replaced by what they stand for. */
function printType(type: ts.TypeNode | undefined, declarations: ReadonlyMap<string, Declaration>): string {
  if (type === undefined) {
    return 'any';
  }
  if (ts.isArrayTypeNode(type)) {
    const element = printType(type.elementType, declarations);
    return element.includes(' | ') && !element.startsWith('{') ? `(${element})[]` : `${element}[]`;
  }
  const map = ts.isTypeLiteralNode(type) ? type.members.find(ts.isIndexSignatureDeclaration) : undefined;
  if (map !== undefined) {
    return `{ [${map.parameters.map((key) => key.getText()).join()}]: ${printType(map.type, declarations)} }`;
  }
  if (ts.isTypeReferenceNode(type) && ts.isIdentifier(type.typeName)) {
    const declaration = declarations.get(type.typeName.text);
    if (declaration !== undefined) {
      return ts.isTypeAliasDeclaration(declaration)
        ? printType(declaration.type, declarations)
        : `{ ${readMembers(declaration.members)
            .map((member) => `${printPropertyName(member)}: ${printType(member.type, declarations)}`)
            .join('; ')} }`;
    }
  }
  return printer
    .printNode(ts.EmitHint.Unspecified, type, type.getSourceFile())
    .replace(/\s+/g, ' ')
    .replace(/; }/g, ' }');
}

function printPropertyName(member: Member): string {
  return `${member.name.text}${member.questionToken === undefined ? '' : '?'}`;
}

/** Description and tags of the comment in front of a property. */
function readComment(
  member: Member,
): Pick<ConfigKey, 'description' | 'since' | 'default' | 'deprecated' | 'descriptionSource'> {
  const comments = ts.getJSDocCommentsAndTags(member).filter(ts.isJSDoc);
  const description = comments
    .map((comment) => ts.getTextOfJSDocComment(comment.comment) ?? '')
    .join('\n\n')
    .trim();
  const tags = new Map(
    comments
      .flatMap((comment) => [...(comment.tags ?? [])])
      .map((tag) => [tag.tagName.text, (ts.getTextOfJSDocComment(tag.comment) ?? '').trim()]),
  );
  const tag = <Name extends string>(name: Name): { [Key in Name]?: string } => {
    const value = tags.get(name);
    return value === undefined ? {} : ({ [name]: value } as { [Key in Name]?: string });
  };
  return {
    description,
    ...(description === '' ? {} : { descriptionSource: 'package' as const }),
    ...tag('since'),
    ...tag('default'),
    ...tag('deprecated'),
  };
}
