/** Checks components that need React in the browser: they come from files with `'use client'`, and their properties are JSON. */
import { readFileSync } from 'node:fs';
import ts from '@capacitor-docs/shared/typescript';
import type { Nodes } from 'mdast';
import type { MdxJsxAttribute, MdxJsxExpressionAttribute } from 'mdast-util-mdx-jsx';
import { describeClientCode, findClientCode, moveRemedy } from '../../build/checks/find-client-code';
import { isClientModule } from '../../lib/client-directive.mjs';
import { conditions, directivePrefix } from '../../lib/island';
import { parseExpression } from '../page-code';
import { resolveImport } from './imports';
import { type StructureProblem, suggest } from './structure-problem';
import { atLine } from './unsafe';

const known = conditions.map((condition) => directivePrefix + condition);

const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(known);

/** Finds code of the page itself that would need React in the browser. */
export function findClientCodeProblem(code: ts.SourceFile): StructureProblem | undefined {
  const found = findClientCode(code);
  if (found === undefined) return undefined;
  return { node: atLine(found.line), message: describeClientCode(found, moveRemedy) };
}

/**
 * Lists the names that a page imports from files with `'use client'`.
 *
 * @param file absolute path of the page
 */
export function listClientNames(code: ts.SourceFile, file: string): string[] {
  return code.statements.flatMap((statement) => {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return [];
    const module = resolveImport(statement.moduleSpecifier.text, file);
    if (module === undefined || !isClientModule(readFileSync(module, 'utf8'))) return [];
    const { name, namedBindings } = statement.importClause ?? {};
    const others = namedBindings !== undefined && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
    return [name?.text, ...others.map((other) => other.name.text)].filter((each) => each !== undefined);
  });
}

/**
 * Finds unknown directives, directives without an island, and properties that can't be JSON.
 *
 * @param islands names that the page imports from files with `'use client'`
 */
export function findIslandProblem(node: Nodes, islands: readonly string[]): StructureProblem | undefined {
  if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return undefined;
  const { name, attributes } = node;
  const isIsland = islands.includes((name ?? '').split('.')[0] ?? '');
  const message =
    findDirectiveProblem(attributes, isIsland) ??
    (isIsland ? attributes.map(findPropertyProblem).find((problem) => problem !== undefined) : undefined);
  return message === undefined ? undefined : { node, message: `<${name}>: ${message}` };
}

function findDirectiveProblem(
  attributes: readonly (MdxJsxAttribute | MdxJsxExpressionAttribute)[],
  isIsland: boolean,
): string | undefined {
  const [first, second] = attributes.flatMap((attribute) =>
    attribute.type === 'mdxJsxAttribute' && attribute.name.startsWith(directivePrefix) ? [attribute] : [],
  );
  if (first === undefined) return undefined;
  if (!known.includes(first.name)) {
    return `there is no ${first.name}. Write ${list}.${suggest(first.name, known)}`;
  }
  if (first.value !== null && first.value !== undefined) return `${first.name} has no value. Write only its name.`;
  if (second !== undefined) return `${first.name} and ${second.name} exclude each other. Remove one.`;
  if (isIsland) return undefined;
  return `${first.name} is for components from files that begin with 'use client'. Remove it, or wrap the component in such a file.`;
}

/** @returns the problem of a property, if its source shows one; other problems are found when the page is rendered */
function findPropertyProblem(attribute: MdxJsxAttribute | MdxJsxExpressionAttribute): string | undefined {
  if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'object' || attribute.value === null) {
    return undefined;
  }
  const expression = parseExpression(attribute.value.value);
  const what = expression && findNonJson(expression);
  return what && `its property “${attribute.name}” holds ${what}, and only what JSON can hold reaches the browser.`;
}

function findNonJson(node: ts.Node): string | undefined {
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isMethodDeclaration(node)) return 'a function';
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) return 'an element';
  return ts.isCallExpression(node) ? undefined : ts.forEachChild(node, findNonJson);
}
