import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { findNodes, lineOf } from '../../build/markdown/markdown';
import { frameworkGroup } from '../../config/frameworks';

/** A tab as the page writes it. */
export interface WrittenTab {
  value: string;
  label: string;
  line: number;
  blocks: Code[];
}

/** A group of framework tabs of a page. */
export interface TabGroup {
  line: number;
  tabs: WrittenTab[];
}

/** The groups of framework tabs in the tree of a page. */
export function readFrameworkTabs(tree: Root): TabGroup[] {
  return findNodes(tree, 'mdxJsxFlowElement')
    .filter((node) => node.name === 'Tabs' && readText(node, 'groupId') === frameworkGroup)
    .map((node) => ({
      line: lineOf(node),
      tabs: node.children
        .filter((child) => child.type === 'mdxJsxFlowElement')
        .map((tab) => ({
          value: readText(tab, 'value'),
          label: readText(tab, 'label'),
          line: lineOf(tab),
          blocks: findNodes({ type: 'root', children: tab.children }, 'code'),
        })),
    }));
}

/** The text of an attribute; the empty string where it has none, or an expression. */
function readText({ attributes }: MdxJsxFlowElement, name: string): string {
  const found = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
  return typeof found?.value === 'string' ? found.value : '';
}
