import ts from '@capacitor-docs/shared/typescript';

/** A JSON Schema (draft 7), as far as the configuration needs one, with what editors show besides. */
export interface Schema {
  readonly type?: string;
  readonly enum?: readonly (string | number)[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Schema;
  readonly description?: string;
  /** The description with links, for Visual Studio Code. */
  readonly markdownDescription?: string;
  readonly default?: unknown;
  readonly deprecated?: true;
  /** What Visual Studio Code says about the use of a deprecated key. */
  readonly deprecationMessage?: string;
}

/** Values of the types that have names, such as enums. */
export type NamedValues = ReadonlyMap<string, readonly (string | number)[]>;

const simple: ReadonlyMap<ts.SyntaxKind, Schema> = new Map([
  [ts.SyntaxKind.StringKeyword, { type: 'string' }],
  [ts.SyntaxKind.NumberKeyword, { type: 'number' }],
  [ts.SyntaxKind.BooleanKeyword, { type: 'boolean' }],
  [ts.SyntaxKind.AnyKeyword, {}],
]);

/**
 * Translates the type of a key, as the reference prints it.
 *
 * @param text TypeScript: `'none' | 'debug'`, `string[]`, `{ [key: string]: string }`
 * @throws for a type that no key had so far, because a schema without it would accept anything
 */
export function schemaOfType(text: string, named: NamedValues): Schema {
  const [statement] = ts.createSourceFile('key.ts', `type Key = ${text};`, ts.ScriptTarget.ESNext, true).statements;
  if (statement === undefined || !ts.isTypeAliasDeclaration(statement)) throw unknownType(text);
  return translate(statement.type, named);
}

function translate(node: ts.TypeNode, named: NamedValues): Schema {
  if (ts.isParenthesizedTypeNode(node)) return translate(node.type, named);
  if (ts.isArrayTypeNode(node)) return { type: 'array', items: translate(node.elementType, named) };
  if (ts.isTypeLiteralNode(node)) return translateObject(node, named);
  const values = readValues(node, named);
  if (values !== undefined) return { type: typeof values[0], enum: values };
  const known = simple.get(withoutUndefined(node).kind);
  if (known === undefined) throw unknownType(node.getText());
  return known;
}

function translateObject({ members }: ts.TypeLiteralNode, named: NamedValues): Schema {
  const index = members.find(ts.isIndexSignatureDeclaration);
  if (index !== undefined) return { type: 'object', additionalProperties: translate(index.type, named) };
  const properties = members.filter(ts.isPropertySignature);
  const required = properties.filter(({ questionToken }) => questionToken === undefined);
  return {
    type: 'object',
    properties: Object.fromEntries(
      properties.flatMap(({ name, type }) => (type === undefined ? [] : [[name.getText(), translate(type, named)]])),
    ),
    ...(required.length === 0 ? {} : { required: required.map(({ name }) => name.getText()) }),
  };
}

/** Lists the values of a union of literals or of a type with a name; undefined for other types. */
function readValues(node: ts.TypeNode, named: NamedValues): readonly (string | number)[] | undefined {
  if (ts.isTypeReferenceNode(node)) return named.get(node.typeName.getText());
  const parts = ts.isUnionTypeNode(node) ? node.types : [node];
  const values = parts.flatMap((part) =>
    ts.isLiteralTypeNode(part) && ts.isStringLiteral(part.literal) ? [part.literal.text] : [],
  );
  return values.length === parts.length ? values : undefined;
}

/** JSON has no `undefined`, so a key that may be undefined may be left out. */
function withoutUndefined(node: ts.TypeNode): ts.TypeNode {
  if (!ts.isUnionTypeNode(node)) return node;
  const others = node.types.filter(({ kind }) => kind !== ts.SyntaxKind.UndefinedKeyword);
  return others.length === 1 && others[0] !== undefined ? others[0] : node;
}

function unknownType(text: string): Error {
  return new Error(`No JSON Schema for the type "${text}". Add it to src/plugins/reference-data/type-schema.ts.`);
}
