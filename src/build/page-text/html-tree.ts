/**
 * An HTML tree, and functions that query it. The parser must follow the HTML standard: built pages lack end tags that are optional. It is the
 * one inside cheerio, whose own work takes as long again for each page.
 */
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

export type HtmlNode = DefaultTreeAdapterTypes.ChildNode;
export type HtmlElement = DefaultTreeAdapterTypes.Element;

/** @returns the top-level nodes of a piece of HTML */
export function parseHtml(html: string): readonly HtmlNode[] {
  return parseFragment(html).childNodes;
}

export function isElement(node: HtmlNode): node is HtmlElement {
  return 'tagName' in node;
}

/** @returns the value of an attribute; undefined where it is missing */
export function readAttribute({ attrs }: HtmlElement, name: string): string | undefined {
  for (const attribute of attrs) if (attribute.name === name) return attribute.value;
  return undefined;
}

/** Returns whether an element has a class. Classes of CSS modules have a suffix: `codeBlockTitle_u0t`. */
export function hasClass(element: HtmlElement, name: string): boolean {
  const classes = readAttribute(element, 'class');
  return (
    classes?.includes(name) === true && classes.split(' ').some((own) => own === name || own.startsWith(`${name}_`))
  );
}

/** Returns whether an element heads a part of a method, which belongs to what is above it. `partHeading` in `src/remark/plugin-api/part.ts` makes them. */
export function isPartHeading(element: HtmlElement): boolean {
  return element.tagName === 'h4' && readAttribute(element, 'id') === undefined;
}

/** Returns whether an element is a row of a reference. Classes of its parts begin like its own. */
export function isRecord(element: HtmlElement): boolean {
  return /(?:^|\s)record(?:\s|$)/.test(readAttribute(element, 'class') ?? '');
}

/** Finds the outermost elements that pass a test, in order. If the given element passes, it is the only one. */
export function findAll(node: HtmlElement, test: (element: HtmlElement) => boolean): HtmlElement[] {
  const found: HtmlElement[] = [];
  const visit = (element: HtmlElement): void => {
    if (test(element)) found.push(element);
    else for (const child of element.childNodes) if (isElement(child)) visit(child);
  };
  visit(node);
  return found;
}

/**
 * Reads the text of a node and of everything inside it.
 *
 * @param isLeftOut tells which elements don't count
 */
export function readText(
  node: HtmlNode | undefined,
  isLeftOut: (element: HtmlElement) => boolean = () => false,
): string {
  if (node === undefined) return '';
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  if (!isElement(node) || isLeftOut(node)) return '';
  let text = '';
  for (const child of node.childNodes) text += readText(child, isLeftOut);
  return text;
}
