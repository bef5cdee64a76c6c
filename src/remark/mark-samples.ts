import { packHiddenCode } from '@capacitor-docs/explain/hidden-code';
import { type Block, packSample, readSample } from '@capacitor-docs/run';
import { readPreamble, walkTree } from '@capacitor-docs/shared/markdown';
import type { Code, Nodes, Root } from 'mdast';
import { frameworkTabs } from '../config/frameworks';
import { readFinalCode } from '../lib/final-code';
import type { PageContext } from './context';
import { readFrameworkTabs } from './framework-tabs';

declare module 'mdast' {
  interface CodeData {
    /** Hidden code of a block that is no page's own. */
    preamble?: string | undefined;
  }
}

const [{ value: plainTab }] = frameworkTabs;

/**
 * Marks the samples of a page: those that can run get a button (`src/theme/CodeBlock`), and those with hidden code, or that are not compiled here, an
 * attribute for the explanations. The plugins `run` and `explain` take out of the finished page what is only for them.
 */
export function markSamples(tree: Root, { reference, version }: PageContext): void {
  const coreVersion = reference.packages.find(({ name }) => name === '@capacitor/core')?.version ?? '';
  const ofFrameworks = new Set(
    readFrameworkTabs(tree).flatMap(({ tabs }) => tabs.flatMap((tab) => (tab.value === plainTab ? [] : tab.blocks))),
  );
  const blocks = new Map<Code, Block>();
  walkTree<Nodes>(tree, (node, _, parent) => {
    if (node.type !== 'code' || !['ts', 'tsx'].includes(node.lang ?? '')) return;
    const preamble = node.data?.preamble ?? readPreamble(node, parent)?.code;
    const isUnchecked = /(?:^|\s)nocheck\b/.test(node.meta ?? '');
    if (isUnchecked || ofFrameworks.has(node)) setProperty(node, 'hiddenCode', packHiddenCode(undefined));
    else if (preamble !== undefined) setProperty(node, 'hiddenCode', packHiddenCode(preamble));
    if (isUnchecked || node.lang !== 'ts') return;
    blocks.set(node, {
      code: readFinalCode(node.value),
      preamble,
      path: /(?:^|\s)title="([^"]*)"/.exec(node.meta ?? '')?.[1],
    });
  });
  for (const [node, block] of blocks) {
    const sample = readSample(block, [...blocks.values()], reference.plugins, coreVersion);
    if (typeof sample !== 'string') setProperty(node, 'run', packSample(version, sample));
  }
}

/** Gives the component of a block a property. */
function setProperty(node: Code, name: string, value: string): void {
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, [name]: value } };
}
