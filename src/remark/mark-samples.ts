import type { Nodes, Root } from 'mdast';
import { readPreamble } from '../build/markdown/preamble';
import { walkTree } from '../build/markdown/walk-tree';
import { readFinalCode } from '../lib/final-code';
import { packSample } from '../run/build/pack-samples';
import { readSample } from '../run/build/read-sample';
import type { PageContext } from './context';

/**
 * Marks the samples of a page that can run, so that they get a button (`src/theme/CodeBlock`). The plugin `run` moves what is marked out of the
 * finished page.
 */
export function markSamples(tree: Root, { reference, version }: PageContext): void {
  const coreVersion = reference.packages.find(({ name }) => name === '@capacitor/core')?.version ?? '';
  walkTree<Nodes>(tree, (node, _, parent) => {
    if (node.type !== 'code' || node.lang !== 'ts') return;
    const preamble = readPreamble(node, parent)?.code ?? '';
    const sample = readSample(readFinalCode(node.value), preamble, reference.plugins, coreVersion);
    if (sample === undefined) return;
    node.data = { ...node.data, hProperties: { ...node.data?.hProperties, run: packSample(version, sample) } };
  });
}
