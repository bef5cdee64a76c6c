import { readTabs, readTextAttribute, walkTree } from '@capacitor-docs/shared/markdown';
import type { Code, Nodes, Root } from 'mdast';
import type {} from 'mdast-util-mdx';
import { frameworkGroup } from '../config/frameworks';

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
  const groups: TabGroup[] = [];
  walkTree<Nodes>(tree, (node) => {
    if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Tabs') return;
    if (readTextAttribute(node, 'groupId') !== frameworkGroup) return;
    const tabs = readTabs(node).items.map((tab) => ({
      value: readTextAttribute(tab, 'value') ?? '',
      label: readTextAttribute(tab, 'label') ?? '',
      line: lineOf(tab),
      blocks: listBlocks(tab),
    }));
    groups.push({ line: lineOf(node), tabs });
  });
  return groups;
}

function listBlocks(tab: Nodes): Code[] {
  const blocks: Code[] = [];
  walkTree<Nodes>(tab, (node) => {
    if (node.type === 'code') blocks.push(node);
  });
  return blocks;
}

function lineOf({ position }: Nodes): number {
  return position?.start.line ?? 1;
}
