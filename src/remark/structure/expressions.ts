/** Finds code with unknown names, which would fail only when the page is rendered. */

import ts from '@capacitor-docs/shared/typescript';
import { moveRemedy } from '../../build/checks/find-client-code';
import { listCodeNodes } from '../page-code';
import { knownComponents } from './components';
import { problemInCode, type StructureProblem } from './problem';

/** Names that only a browser has. */
const browserNames =
  /^(?:window|document|navigator|location|history|localStorage|sessionStorage|screen|matchMedia|alert)$/;

/** Names that a page's code can always use: those of MDX and Docusaurus, and those that Node has, too. */
const givenNames: ReadonlySet<string> = new Set([
  ...knownComponents,
  ...'props frontMatter contentTitle toc assets require arguments'.split(' '),
  ...Object.getOwnPropertyNames(globalThis).filter((name) => !browserNames.test(name)),
]);

/**
 * Finds the first unknown name of each expression, and of each import or export, of a page.
 *
 * @param declared names that the page imports or declares
 */
export function findNameProblems(code: ts.SourceFile, declared: readonly string[]): StructureProblem[] {
  return code.statements.flatMap((statement) => {
    const value = ts.isExpressionStatement(statement)
      ? statement
          .getText(code)
          .replace(/^\(|\);?$/g, '')
          .trim()
      : '';
    const fact = /^\{\s*fact\s*:\s*([^}]*)\}/.exec(value)?.[1];
    if (fact !== undefined) return problemInCode(statement, `In text a fact is written :fact[${fact.trim()}].`);
    const name = findUnknown(statement, declared);
    if (name === undefined) return [];
    const message = browserNames.test(name)
      ? `Only browsers have "${name}", and pages are published as HTML. ${moveRemedy}.`
      : `${value === '' || value.includes('\n') ? 'The code of the page' : `"{${value}}"`} asks for "${name}", which the page does not have. For braces in text write \\{ or code.`;
    return problemInCode(statement, message);
  });
}

function findUnknown(node: ts.Node, declared: readonly string[]): string | undefined {
  if (ts.isTypeNode(node)) return undefined;
  // An empty name is that of a comment in braces.
  if (ts.isIdentifier(node) && node.text !== '' && isUse(node) && !declared.includes(node.text))
    return givenNames.has(node.text) ? undefined : node.text;
  return ts.forEachChild(node, (child) => findUnknown(child, declared));
}

/** Whether an identifier stands for a value, and is not the name of a property, an attribute, an element or a label. */
function isUse(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isJsxOpeningLikeElement(parent) || ts.isJsxClosingElement(parent)) return /^[A-Z]/.test(node.text);
  if (ts.isMethodDeclaration(parent) || ts.isJsxAttribute(parent) || ts.isJsxNamespacedName(parent)) return false;
  if (ts.isImportSpecifier(parent) || ts.isExportSpecifier(parent) || ts.isBindingElement(parent))
    return ts.isBindingElement(parent) && parent.initializer === node;
  return !ts.isMetaProperty(parent) && !ts.isBreakOrContinueStatement(parent) && !ts.isLabeledStatement(parent);
}

/** Lists all names that the code of a page, or a part of it, imports or declares, wherever it does. */
export function listDeclared(code: ts.Node): string[] {
  return listCodeNodes(code).flatMap((node) => {
    const { name } = node as Partial<ts.NamedDeclaration>;
    const declares =
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isFunctionLike(node) ||
      ts.isClassLike(node) ||
      ts.isImportClause(node) ||
      ts.isImportSpecifier(node) ||
      ts.isNamespaceImport(node);
    return declares && name !== undefined && ts.isIdentifier(name) ? [name.text] : [];
  });
}
