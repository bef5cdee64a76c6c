import type { Code, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { findNodes, lineOf } from '../../build/markdown/markdown';
import { frameworkGroup } from '../../config/frameworks';

/** A tab as written on the page. */
export interface WrittenTab {
  value: string;
  label: string;
  line: number;
  blocks: Code[];
}

/** A group of framework tabs on a page. */
export interface TabGroup {
  line: number;
  tabs: WrittenTab[];
}

/** Reads the groups of framework tabs from the tree of a page. */
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

/** Returns the text of an attribute, or an empty string if it is missing or an expression. */
function readText({ attributes }: MdxJsxFlowElement, name: string): string {
  const found = attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name);
  return typeof found?.value === 'string' ? found.value : '';
}
