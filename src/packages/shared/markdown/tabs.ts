/** Reads tabs as they are written on a page. */
import type { Nodes } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';

/** An element of a component or of HTML. */
export type MdxElement = MdxJsxFlowElement | MdxJsxTextElement;

export function isMdxElement(node: Nodes): node is MdxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** Returns the text of an attribute: empty if it is missing, undefined if code computes it. */
export function readTextAttribute({ attributes }: MdxElement, name: string): string | undefined {
  const found = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
  if (typeof found?.value === 'string') return found.value.trim();
  return found?.value == null ? '' : undefined;
}

/** What `<Tabs>` contains: its tabs, code that may make tabs, and what is in no tab. */
export interface TabsContent {
  readonly items: MdxElement[];
  readonly code: Nodes[];
  readonly others: Nodes[];
}

/**
 * Reads what a `<Tabs>` contains. Fragments, HTML elements, and paragraphs that the parser makes of tabs in one line don't count themselves, nor
 * do comments.
 */
export function readTabs(tabs: MdxElement): TabsContent {
  const content: TabsContent = { items: [], code: [], others: [] };
  const visit = (node: Nodes): void => {
    if (isMdxElement(node)) {
      if (node.name === 'TabItem') content.items.push(node);
      else if (node.name === 'Tabs') content.others.push(node);
      else if (node.children.length === 0) content[/^[a-z]/.test(node.name ?? 'a') ? 'others' : 'code'].push(node);
      else node.children.forEach(visit);
    } else if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
      if (!/^\s*(?:\/\*[\s\S]*\*\/\s*)?$/.test(node.value)) content.code.push(node);
    } else if (node.type === 'paragraph') node.children.forEach(visit);
    else if (node.type !== 'text' || node.value.trim() !== '') content.others.push(node);
  };
  tabs.children.forEach(visit);
  return content;
}
