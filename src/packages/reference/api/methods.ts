/** Reads the methods and listeners of a plugin from the declaration of its API. */
import ts from '@capacitor-docs/shared/typescript';
import type { MethodModel, Parameter, TypeText } from '../types';
import { type DocComment, readDocComment } from './doc-comments';
import { listPublicMembers } from './reachable';
import type { ApiDeclaration, PluginSource } from './sources';
import { linkText, type PageScope, printNode, readType } from './type-text';
import { makeUnique } from './unique-id';

export type Callable = ts.MethodSignature | ts.MethodDeclaration;

export function isCallable(node: ts.Node): node is Callable {
  return ts.isMethodSignature(node) || ts.isMethodDeclaration(node);
}

/** Name of a member as text; undefined for computed ones. */
export function nameOf(node: ts.NamedDeclaration): string | undefined {
  const { name } = node;
  return name && (ts.isIdentifier(name) || ts.isStringLiteral(name)) ? name.text : undefined;
}

/** Reads a signature with its links: `(options: ImageOptions) => Promise<Photo>`. */
export function readSignature(node: ts.SignatureDeclarationBase, scope: PageScope): TypeText {
  const typeParameters = node.typeParameters?.length ? `<${node.typeParameters.map(printNode).join(', ')}>` : '';
  const parameters = node.parameters.map(printNode).join(', ');
  const returns = node.type === undefined ? 'any' : printNode(node.type);
  const parts = [...node.parameters, ...(node.type === undefined ? [] : [node.type])];
  return linkText(`${typeParameters}(${parameters}) => ${returns}`, parts, scope);
}

/**
 * Returns the events that an overload of `addListener` is for: the literals of its first parameter, or the text of that
 * parameter's type when it is not made of literals only.
 */
function readEvents(node: Callable): string[] {
  const type = node.parameters[0]?.type;
  if (type === undefined) {
    return ['*'];
  }
  const options = ts.isUnionTypeNode(type) ? [...type.types] : [type];
  const literals = options.flatMap((option) =>
    ts.isLiteralTypeNode(option) && ts.isStringLiteral(option.literal) ? [option.literal.text] : [],
  );
  return literals.length === options.length ? literals : [printNode(type)];
}

/** Reads the method's own comment. If it has no description, fills it in from another declaration of the same method. */
function readMethodComment(node: Callable, name: string, counterparts: readonly ApiDeclaration[]): DocComment {
  const own = readDocComment(node);
  const twin = counterparts
    .flatMap((counterpart) => listPublicMembers(counterpart).filter(isCallable))
    .find((member) => nameOf(member) === name);
  if (own.description !== '' || twin === undefined) {
    return own;
  }
  const other = readDocComment(twin);
  return {
    ...own,
    description: other.description,
    tags: { ...other.tags, ...own.tags },
    returns: own.returns || other.returns,
    parameters: new Map([...other.parameters, ...own.parameters]),
  };
}

function readParameter(node: ts.ParameterDeclaration, comment: DocComment, scope: PageScope): Parameter {
  const name = node.name.getText();
  return {
    name,
    type: readType(node.type, scope),
    optional: node.questionToken !== undefined,
    description: comment.parameters.get(name) || readDocComment(node).description,
  };
}

/** Returns the text of `@returns`, or the empty string when the text only repeats the type. */
function readReturnsDescription(text: string, returns: string): string {
  return text === returns || `Promise<${text}>` === returns ? '' : text;
}

function readMethod(node: Callable, name: string, source: PluginSource, scope: PageScope): MethodModel[] {
  const comment = readMethodComment(node, name, source.counterparts);
  const returns = readType(node.type, scope);
  const isStatic = Boolean(ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Static);
  const method: MethodModel = {
    id: name,
    name,
    kind: 'method',
    description: comment.description,
    ...(comment.description === '' ? {} : { descriptionSource: 'package' as const }),
    ...comment.tags,
    signature: `${isStatic ? 'static ' : ''}${name}${readSignature(node, scope).text}`,
    parameters: node.parameters.map((parameter) => readParameter(parameter, comment, scope)),
    returns,
    returnsDescription: readReturnsDescription(comment.returns, returns.text),
  };
  return name === 'addListener'
    ? readEvents(node).map((event) => ({ ...method, id: `${name}:${event}`, kind: 'listener' as const, event }))
    : [method];
}

/** Reads all methods and listeners in the order of the declaration, without the members inherited from core. */
export function readMethods(source: PluginSource, scope: PageScope): MethodModel[] {
  const taken = new Set<string>();
  return listPublicMembers(source.declaration)
    .filter(isCallable)
    .flatMap((node) => {
      const name = nameOf(node);
      return name === undefined ? [] : readMethod(node, name, source, scope);
    })
    .map((method) => ({ ...method, id: makeUnique(method.id, taken) }));
}
