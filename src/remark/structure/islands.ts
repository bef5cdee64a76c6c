/** Checks how a page uses islands: their properties must be JSON, and directives say when they are hydrated. */
import type { Nodes } from 'mdast';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx';
import { parseExpression } from '../../build/islands/page-code';
import ts from '../../build/typescript.mjs';
import { conditions, directivePrefix, type Island } from '../../lib/island';
import { type StructureProblem, suggest } from './problem';

const known = conditions.map((condition) => directivePrefix + condition);

const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(known);

/** Finds unknown directives, directives without a component, and properties that can't be JSON. */
export function findIslandUseProblem(node: Nodes, islands: readonly Island[]): StructureProblem | undefined {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  const { name, attributes, children } = node;
  const isIsland = islands.some((island) => island.name === name);
  const message =
    findDirectiveProblem(name ?? '', attributes, isIsland) ??
    (isIsland
      ? (attributes.map(findPropertyProblem).find((problem) => problem !== undefined) ??
        children.map(findChildProblem).find((problem) => problem !== undefined))
      : undefined);
  return message === undefined ? undefined : { node, message: `<${name}>: ${message}` };
}

function findDirectiveProblem(
  name: string,
  attributes: readonly (MdxJsxAttribute | MdxJsxExpressionAttribute)[],
  isIsland: boolean,
): string | undefined {
  const directives = attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && attribute.name.startsWith(directivePrefix) ? [attribute] : [],
  );
  const [first, second] = directives;
  if (first === undefined) return undefined;
  if (!known.includes(first.name)) {
    return `there is no ${first.name}. Write ${list}.${suggest(first.name, known)}`;
  }
  if (first.value !== null && first.value !== undefined) return `${first.name} has no value. Write only its name.`;
  if (second !== undefined) return `${first.name} and ${second.name} exclude each other. Remove one.`;
  const why = /^[a-z]/.test(name) ? 'this is an element' : 'the page neither imports nor defines this component';
  return isIsland ? undefined : `${first.name} is for components with a state, but ${why}. Remove it.`;
}

/** @returns the problem of an island's property, if its source shows one; other problems are found when the page is rendered */
function findPropertyProblem(attribute: MdxJsxAttribute | MdxJsxExpressionAttribute): string | undefined {
  if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'object' || attribute.value === null) {
    return undefined;
  }
  if (attribute.name === 'ref') return 'a ref has nothing to hold in a page. Remove it.';
  const expression = parseExpression(attribute.value.value);
  const what = expression && findNonJson(expression);
  return what && `its property “${attribute.name}” holds ${what}, and only what JSON can hold reaches the browser.`;
}

function findChildProblem(child: Nodes): string | undefined {
  if (child.type !== 'mdxFlowExpression' && child.type !== 'mdxTextExpression') return undefined;
  const expression = parseExpression(child.value);
  if (expression === undefined) return undefined;
  const inner = ts.isParenthesizedExpression(expression) ? expression.expression : expression;
  return isFunction(inner) ? "a function can't be what it has inside, which reaches the browser as HTML." : undefined;
}

function isFunction(node: ts.Node): boolean {
  return ts.isArrowFunction(node) || ts.isFunctionExpression(node);
}

/** @returns a name for the first value in an expression that can't be JSON; function calls and their arguments are not checked */
function findNonJson(node: ts.Node): string | undefined {
  if (isFunction(node) || ts.isMethodDeclaration(node)) return 'a function';
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) return 'an element';
  if (ts.isRegularExpressionLiteral(node)) return 'a regular expression';
  if (ts.isBigIntLiteral(node)) return 'a BigInt';
  if (ts.isClassExpression(node)) return 'a class';
  if (ts.isNewExpression(node)) return `a ${node.expression.getText()}`;
  if (ts.isCallExpression(node)) return undefined;
  return ts.forEachChild(node, findNonJson);
}
