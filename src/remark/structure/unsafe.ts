/** Finds code in a page that the published site does not run: scripts, event handlers, URLs that run code. */
import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { findUnsafeAddress, findUnsafeAttribute, findUnsafeElement } from '../../build/checks/unsafe-content';
import { parseExpression } from '../../build/markdown/page-code';
import ts from '../../build/typescript.mjs';
import type { StructureProblem } from './structure-problem';

/** Finds such code in links, images and elements of the page. */
export function findUnsafeProblem(node: Nodes): StructureProblem | undefined {
  const message =
    node.type === 'link' || node.type === 'image' || node.type === 'definition'
      ? startWithCapital(findUnsafeAddress(node.url))
      : node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
        ? findInElement(node)
        : undefined;
  return message === undefined ? undefined : { node, message };
}

function findInElement({ name, attributes }: MdxJsxFlowElement | MdxJsxTextElement): string | undefined {
  const ofElement = findUnsafeElement(name ?? '');
  if (ofElement !== undefined) return ofElement;
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      return `<${name}>: {${attribute.value}} hides what it sets. Write each attribute out.`;
    }
    const { value } = attribute;
    const values =
      typeof value === 'object' && value !== null ? readTexts(parseExpression(value.value)) : [value ?? ''];
    const problem = findInAttribute(attribute.name, values);
    if (problem !== undefined) return `<${name}>: ${problem}`;
  }
  return undefined;
}

/**
 * Finds such code in elements that the page's own code creates.
 *
 * @param code code of the page, see `readPageCode`
 */
export function findUnsafeCode(code: ts.SourceFile): StructureProblem | undefined {
  let found: StructureProblem | undefined;
  function visit(node: ts.Node): void {
    const message =
      ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)
        ? findUnsafeElement(node.tagName.getText())
        : ts.isJsxAttribute(node)
          ? findInAttribute(node.name.getText(), readInitializer(node))
          : undefined;
    if (message === undefined) ts.forEachChild(node, visit);
    else found ??= { node: atLine(code.getLineAndCharacterOfPosition(node.getStart(code)).line + 1), message };
  }
  visit(code);
  return found;
}

function readInitializer({ initializer }: ts.JsxAttribute): string[] {
  if (initializer === undefined) return [''];
  if (ts.isStringLiteral(initializer)) return [initializer.text];
  return ts.isJsxExpression(initializer) ? readTexts(initializer.expression) : [];
}

/** @param values possible values of the attribute, as far as they are known */
function findInAttribute(name: string, values: readonly string[]): string | undefined {
  return [undefined, ...values]
    .map((value) => findUnsafeAttribute(name, value))
    .find((problem) => problem !== undefined);
}

/** Returns the strings that an expression may produce, or their beginnings if code computes the rest. */
function readTexts(node: ts.Expression | undefined): string[] {
  if (node === undefined) return [];
  if (ts.isParenthesizedExpression(node)) return readTexts(node.expression);
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [node.head.text];
  if (ts.isConditionalExpression(node)) return [...readTexts(node.whenTrue), ...readTexts(node.whenFalse)];
  if (!ts.isBinaryExpression(node)) return [];
  const [left, right] = [readTexts(node.left), readTexts(node.right)];
  if (node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return [...left, ...right];
  return left.flatMap((start) => (right.length === 0 ? [start] : right.map((end) => start + end)));
}

/** Creates a location on the page for a message. */
export function atLine(line: number): StructureProblem['node'] {
  const point = { line, column: 1 };
  return { type: 'code', position: { start: point, end: point } };
}

function startWithCapital(text: string | undefined): string | undefined {
  return text === undefined ? undefined : text.charAt(0).toUpperCase() + text.slice(1);
}
