/** Checks components that need React in the browser: they come from files with `'use client'`, and their properties are JSON. */
import { readFileSync } from 'node:fs';
import type { MdxElement } from '@capacitor-docs/shared/markdown';
import ts from '@capacitor-docs/shared/typescript';
import { describeClientCode, findClientCode, moveRemedy } from '../../build/checks/find-client-code';
import { isClientModule } from '../../lib/client-directive.mjs';
import { conditions, directivePrefix } from '../../lib/island';
import { suggestion } from '../../lib/nearest-name';
import { parseExpression } from '../page-code';
import { listDeclared } from './expressions';
import { resolveImport } from './imports';
import { problemInLine, type StructureProblem } from './problem';

const known = conditions.map((condition) => directivePrefix + condition);

const list = new Intl.ListFormat('en', { type: 'disjunction' }).format(known);

/** Finds code of the page itself that would need React in the browser. */
export function findClientCodeProblem(code: ts.SourceFile): StructureProblem | undefined {
  const found = findClientCode(code);
  return found && problemInLine(found.line, describeClientCode(found, moveRemedy));
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
    return module !== undefined && isClientModule(readFileSync(module, 'utf8')) ? listDeclared(statement) : [];
  });
}

/**
 * Finds unknown directives, directives without an island, and properties that can't be JSON.
 *
 * @param islands names that the page imports from files with `'use client'`
 */
export function findIslandProblem(node: MdxElement, islands: readonly string[]): string | undefined {
  const isIsland = islands.includes(node.name?.split('.')[0] ?? '');
  const message = findDirectiveProblem(node, isIsland) ?? (isIsland ? findPropertyProblem(node) : undefined);
  return message && `<${node.name}>: ${message}`;
}

function findDirectiveProblem({ attributes }: MdxElement, isIsland: boolean): string | undefined {
  const [first, second] = attributes.flatMap((one) =>
    one.type === 'mdxJsxAttribute' && one.name.startsWith(directivePrefix) ? [one] : [],
  );
  if (first === undefined) return undefined;
  const { name } = first;
  if (!known.includes(name)) return `there is no ${name}. Write ${list}.${suggestion(name, known)}`;
  if (first.value != null) return `${name} has no value. Write only its name.`;
  if (second !== undefined) return `${name} and ${second.name} exclude each other. Remove one.`;
  return isIsland
    ? undefined
    : `${name} is for components from files that begin with 'use client'. Remove it, or wrap the component in such a file.`;
}

/** @returns the problem of a property, if its source shows one; other problems are found when the page is rendered */
function findPropertyProblem({ attributes }: MdxElement): string | undefined {
  for (const { name, value } of attributes.filter((one) => one.type === 'mdxJsxAttribute')) {
    const expression = typeof value === 'object' && value !== null ? parseExpression(value.value) : undefined;
    const what = expression && findNonJson(expression);
    if (what !== undefined)
      return `its property “${name}” holds ${what}, and only what JSON can hold reaches the browser.`;
  }
  return undefined;
}

function findNonJson(node: ts.Node): string | undefined {
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node) || ts.isMethodDeclaration(node)) return 'a function';
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) return 'an element';
  return ts.isCallExpression(node) ? undefined : ts.forEachChild(node, findNonJson);
}
