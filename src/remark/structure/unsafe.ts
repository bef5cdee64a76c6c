/** Finds what a page has that the published site does not run or load: scripts, event handlers, URLs that run code, files of other hosts. */

import { isMdxElement, type MdxElement } from '@capacitor-docs/shared/markdown';
import ts from '@capacitor-docs/shared/typescript';
import type { Nodes } from 'mdast';
import { type Attribute, findUnsafeAddress, findUnsafeElement } from '../../build/checks/unsafe-content';
import { findBlockedAddress } from '../../build/hosting/blocked-address';
import { listCodeNodes, parseExpression } from '../page-code';
import { problemInCode, type StructureProblem } from './problem';

/** Finds such code in links, images and elements of the page. */
export function findUnsafeProblem(node: Nodes): string | undefined {
  if (isMdxElement(node)) return findInElement(node);
  if (node.type !== 'link' && node.type !== 'definition' && node.type !== 'image') return undefined;
  const message =
    findUnsafeAddress(node.url) ?? (node.type === 'image' ? findBlockedAddress('img', 'src', node.url) : undefined);
  return message && message.charAt(0).toUpperCase() + message.slice(1);
}

function findInElement({ name, attributes }: MdxElement): string | undefined {
  const known: Attribute[] = [];
  for (const attribute of attributes) {
    if (attribute.type === 'mdxJsxExpressionAttribute') {
      return `<${name}>: {${attribute.value}} hides what it sets. Write each attribute out.`;
    }
    const { value } = attribute;
    const isCode = typeof value === 'object' && value !== null;
    known.push([attribute.name, isCode ? readTexts(parseExpression(value.value)) : [value ?? '']]);
  }
  return findUnsafeElement(name ?? '', known);
}

/**
 * Finds such code in elements that the page's own code creates.
 *
 * @param code code of the page, see `readPageCode`
 */
export function findUnsafeCode(code: ts.SourceFile): StructureProblem | undefined {
  for (const node of listCodeNodes(code).filter(ts.isJsxOpeningLikeElement)) {
    const message = findUnsafeElement(node.tagName.getText(), node.attributes.properties.flatMap(readAttribute));
    if (message !== undefined) return problemInCode(node, message);
  }
  return undefined;
}

function readAttribute(node: ts.JsxAttributeLike): Attribute[] {
  if (!ts.isJsxAttribute(node)) return [];
  const { name, initializer } = node;
  if (initializer === undefined) return [[name.getText(), ['']]];
  if (ts.isStringLiteral(initializer)) return [[name.getText(), [initializer.text]]];
  return [[name.getText(), ts.isJsxExpression(initializer) ? readTexts(initializer.expression) : []]];
}

/** Returns the strings that an expression may produce, or their beginnings if code computes the rest. */
function readTexts(node: ts.Expression | undefined): string[] {
  if (node === undefined) return [];
  if (ts.isParenthesizedExpression(node)) return readTexts(node.expression);
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) return [node.head.text];
  if (ts.isConditionalExpression(node)) return [...readTexts(node.whenTrue), ...readTexts(node.whenFalse)];
  if (ts.isObjectLiteralExpression(node))
    return node.properties.flatMap((one) => (ts.isPropertyAssignment(one) ? readTexts(one.initializer) : []));
  if (!ts.isBinaryExpression(node)) return [];
  const [left, right] = [readTexts(node.left), readTexts(node.right)];
  if (node.operatorToken.kind !== ts.SyntaxKind.PlusToken) return [...left, ...right];
  return left.flatMap((start) => (right.length === 0 ? [start] : right.map((end) => start + end)));
}
