import { type Block, packSample, readSample } from '@capacitor-docs/run';
import { readPreamble, walkTree } from '@capacitor-docs/shared/markdown';
import type { Code, Nodes, Root } from 'mdast';
import { readFinalCode } from '../lib/final-code';
import type { PageContext } from './context';

declare module 'mdast' {
  interface CodeData {
    /** Hidden code of a block that is no page's own. */
    preamble?: string | undefined;
  }
}

/**
 * Marks the samples of a page that can run, so that they get a button (`src/theme/CodeBlock`). The plugin `run` moves what is marked out of the
 * finished page.
 */
export function markSamples(tree: Root, { reference, version }: PageContext): void {
  const coreVersion = reference.packages.find(({ name }) => name === '@capacitor/core')?.version ?? '';
  const blocks = new Map<Code, Block>();
  walkTree<Nodes>(tree, (node, _, parent) => {
    if (node.type !== 'code' || node.lang !== 'ts' || /(?:^|\s)nocheck\b/.test(node.meta ?? '')) return;
    blocks.set(node, {
      code: readFinalCode(node.value),
      preamble: node.data?.preamble ?? readPreamble(node, parent)?.code,
      path: /(?:^|\s)title="([^"]*)"/.exec(node.meta ?? '')?.[1],
    });
  });
  for (const [node, block] of blocks) {
    const sample = readSample(block, [...blocks.values()], reference.plugins, coreVersion);
    if (typeof sample === 'string') continue;
    node.data = { ...node.data, hProperties: { ...node.data?.hProperties, run: packSample(version, sample) } };
  }
}
