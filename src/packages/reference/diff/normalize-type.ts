/** Brings type texts into a form in which two spellings of the same type are equal. */
import ts from '@capacitor-docs/shared/typescript';
import type { PropertyModel, TypeModel, TypeText } from '../types';

/** What the names inside a type text stand for. */
export interface TypeScope {
  /** The type of an id on the page that the text is from. */
  findType(id: string): TypeModel | undefined;
  /** Name of a type of this page in the comparison: the new name if the type was renamed. */
  nameOf(id: string): string;
  /** True when the other version has the type too. */
  isPaired(id: string): boolean;
}

/**
 * Which types are written out. `unpaired`: types that only one of the two versions has, so that an inline object equals a
 * new type made from it. `all`: every type, so that it makes no difference which names are used.
 */
export type Expansion = 'none' | 'unpaired' | 'all';

export interface NormalizeOptions {
  /** Which interfaces and aliases of the page are written out instead of named; by default none. */
  expand?: Expansion;
  /** True for the type of an optional member, where `undefined` adds nothing. */
  optional?: boolean;
}

interface Printer {
  scope: TypeScope;
  links: TypeText['links'];
  expand: Expansion;
  /** Ids of the types being written out, so that recursion ends. */
  open: readonly string[];
}

/** Parses a type. Returns undefined when the text is not a type. */
function parseType(text: string): ts.TypeNode | undefined {
  const file = ts.createSourceFile('type.ts', `type T = ${text};`, ts.ScriptTarget.Latest, true);
  const [statement] = file.statements;
  const isWhole = file.statements.length === 1 && statement !== undefined && ts.isTypeAliasDeclaration(statement);
  return isWhole ? statement.type : undefined;
}

/** Lists the alternatives of a union or the parts of an intersection, including those of nested ones. */
function flatten(node: ts.TypeNode, kind: ts.SyntaxKind.UnionType | ts.SyntaxKind.IntersectionType): ts.TypeNode[] {
  if (ts.isParenthesizedTypeNode(node)) {
    return flatten(node.type, kind);
  }
  const isList = ts.isUnionTypeNode(node) || ts.isIntersectionTypeNode(node);
  return isList && node.kind === kind ? node.types.flatMap((part) => flatten(part, kind)) : [node];
}

/** Joins parts whose order does not matter, without duplicates. */
function joinSorted(parts: string[], separator: string): string {
  return [...new Set(parts)].sort().join(separator);
}

/** Union of printed parts, which may be unions themselves once they are written out. */
function printUnion(parts: string[]): string {
  const sorted = joinSorted(parts, ' | ');
  return new Set(parts).size > 1 ? `(${sorted})` : sorted;
}

/** Prints parameters without their names, which callers never write. */
function printParameters(parameters: readonly ts.ParameterDeclaration[], printer: Printer): string {
  return parameters
    .map((parameter) => {
      const optional = parameter.questionToken !== undefined;
      return `${parameter.dotDotDotToken ? '...' : ''}${printOptional(parameter.type, optional, printer)}`;
    })
    .join(', ');
}

function printOptional(node: ts.TypeNode | undefined, optional: boolean, printer: Printer): string {
  if (node === undefined) {
    return optional ? '?any' : 'any';
  }
  if (!optional) {
    return printType(node, printer);
  }
  const parts = flatten(node, ts.SyntaxKind.UnionType).filter((part) => part.kind !== ts.SyntaxKind.UndefinedKeyword);
  return `?${printUnion(parts.map((part) => printType(part, printer)))}`;
}

function printFunction(node: ts.SignatureDeclarationBase, printer: Printer): string {
  const typeParameters = (node.typeParameters ?? []).map((parameter) => collapse(parameter.getText()));
  const head = typeParameters.length > 0 ? `<${typeParameters.join(', ')}>` : '';
  return `${head}((${printParameters(node.parameters, printer)}) => ${printOptional(node.type, false, printer)})`;
}

function printMember(node: ts.TypeElement, printer: Printer): string {
  if (ts.isIndexSignatureDeclaration(node)) {
    return `[${printOptional(node.parameters[0]?.type, false, printer)}]: ${printOptional(node.type, false, printer)}`;
  }
  const name = node.name && (ts.isIdentifier(node.name) || ts.isStringLiteral(node.name)) ? node.name.text : '';
  const optional = node.questionToken !== undefined;
  if (ts.isMethodSignature(node)) {
    return `${name}: ${optional ? '?' : ''}${printFunction(node, printer)}`;
  }
  if (ts.isPropertySignature(node)) {
    const isReadonly = Boolean(ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Readonly);
    return `${isReadonly ? 'readonly ' : ''}${name}: ${printOptional(node.type, optional, printer)}`;
  }
  return collapse(node.getText());
}

function printReference(node: ts.TypeReferenceNode, printer: Printer): string {
  const name = node.typeName.getText();
  const args = (node.typeArguments ?? []).map((argument) => printType(argument, printer));
  if (name === 'Array' && args.length === 1) {
    return `${args[0]}[]`;
  }
  const id = printer.links[name];
  if (id !== undefined && args.length === 0) {
    return printNamed(id, printer);
  }
  return `${id === undefined ? name : printer.scope.nameOf(id)}${args.length > 0 ? `<${args.join(', ')}>` : ''}`;
}

/** Prints a type of the page by its name, or written out when `expand` calls for it and it is possible. */
function printNamed(id: string, printer: Printer): string {
  const model = printer.scope.findType(id);
  if (model === undefined || !isStructural(model) || printer.open.includes(id)) {
    return printer.scope.nameOf(id);
  }
  const isWanted = printer.expand === 'all' || (printer.expand === 'unpaired' && !printer.scope.isPaired(id));
  return isWanted ? printStructure(model, { ...printer, open: [...printer.open, id] }) : printer.scope.nameOf(id);
}

/** True for types that are nothing but their structure: enums and classes are values too, generic types need arguments. */
function isStructural(model: TypeModel): boolean {
  return (model.kind === 'interface' || model.kind === 'alias') && !model.name.includes('<');
}

function printStructure(model: TypeModel, printer: Printer): string {
  if (model.kind === 'alias') {
    return printText(model.type, printer, false);
  }
  const { members, foreignBases } = collectMembers(model, printer);
  return [`{${joinSorted(members, '; ')}}`, ...foreignBases].join(' & ');
}

/** Members of an interface with those of its bases; bases that are not on the page stay names. */
function collectMembers(model: TypeModel, printer: Printer): { members: string[]; foreignBases: string[] } {
  if (model.kind !== 'interface') {
    return { members: [], foreignBases: [] };
  }
  const own = model.members.filter(({ id, name }) => !isNested(id, name));
  const result = { members: own.map((member) => printProperty(member, printer)), foreignBases: [] as string[] };
  for (const base of model.extends) {
    const id = base.links[base.text];
    const baseModel = id === undefined ? undefined : printer.scope.findType(id);
    if (baseModel?.kind === 'interface' && isStructural(baseModel)) {
      const inherited = collectMembers(baseModel, printer);
      result.members.push(...inherited.members);
      result.foreignBases.push(...inherited.foreignBases);
    } else {
      result.foreignBases.push(printText(base, printer, false));
    }
  }
  return result;
}

function printProperty(member: PropertyModel, printer: Printer): string {
  const name = member.name.replace(/^\[.*?: (.*)\]$/, '[$1]');
  return `${member.readonly ? 'readonly ' : ''}${name}: ${printText(member.type, printer, member.optional)}`;
}

/** True for a property inside another property's object (`coords.latitude`), whose text its owner already contains. */
export function isNested(id: string, name: string): boolean {
  return name.includes('.') && !name.startsWith('[') && id.endsWith(`.${name}`);
}

function printType(node: ts.TypeNode, printer: Printer): string {
  if (ts.isParenthesizedTypeNode(node)) {
    return printType(node.type, printer);
  }
  if (ts.isUnionTypeNode(node)) {
    return printUnion(flatten(node, node.kind).map((part) => printType(part, printer)));
  }
  if (ts.isIntersectionTypeNode(node)) {
    const parts = flatten(node, node.kind).map((part) => printType(part, printer));
    return `(${joinSorted(parts, ' & ')})`;
  }
  if (ts.isArrayTypeNode(node)) {
    return `${printType(node.elementType, printer)}[]`;
  }
  if (ts.isTypeReferenceNode(node)) {
    return printReference(node, printer);
  }
  if (ts.isTypeLiteralNode(node)) {
    return `{${joinSorted(
      node.members.map((member) => printMember(member, printer)),
      '; ',
    )}}`;
  }
  if (ts.isFunctionTypeNode(node)) {
    return printFunction(node, printer);
  }
  if (ts.isConstructorTypeNode(node)) {
    return `new ${printFunction(node, printer)}`;
  }
  if (ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal)) {
    return `'${node.literal.text}'`;
  }
  return collapse(node.getText());
}

function collapse(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/"([^"'\\]*)"/g, "'$1'")
    .trim();
}

function printText({ text, links }: TypeText, printer: Printer, optional: boolean): string {
  const node = parseType(text);
  return node === undefined ? collapse(text) : printOptional(node, optional, { ...printer, links });
}

/**
 * The normal form of a type: it does not depend on white space, quotes, parentheses, `Array<T>` or `T[]`, the order
 * of alternatives and of an object's members, or the names of parameters. Renamed types go by their new name.
 */
export function normalizeType(type: TypeText, scope: TypeScope, options: NormalizeOptions = {}): string {
  const printer: Printer = { scope, links: type.links, expand: options.expand ?? 'none', open: [] };
  return printText(type, printer, options.optional ?? false);
}

/** The normal form of what a type of the page consists of; undefined for enums, classes and generic types. */
export function normalizeStructure(model: TypeModel, scope: TypeScope, expand: Expansion): string | undefined {
  const printer: Printer = { scope, links: {}, expand, open: [model.id] };
  return isStructural(model) ? printStructure(model, printer) : undefined;
}
