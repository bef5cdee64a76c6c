import { readTabs, readTextAttribute } from '@capacitor-docs/shared/markdown';
import { findNodes, lineOf } from '@capacitor-docs/shared/mdx';
import type { Code, Root, RootContent } from 'mdast';
import { frameworkGroup } from '../../../config/frameworks';

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
    .filter((node) => node.name === 'Tabs' && readTextAttribute(node, 'groupId') === frameworkGroup)
    .map((node) => ({
      line: lineOf(node),
      tabs: readTabs(node).items.map((tab) => ({
        value: readTextAttribute(tab, 'value') ?? '',
        label: readTextAttribute(tab, 'label') ?? '',
        line: lineOf(tab),
        blocks: findNodes({ type: 'root', children: tab.children as RootContent[] }, 'code'),
      })),
    }));
}
