import { createProcessor } from '@mdx-js/mdx';
import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkDirective from 'remark-directive';
import { describe, expect, it } from 'vitest';
import type { VersionName } from '../../../src/config/versions';
import { loadReference } from '../../../src/packages/reference/load-reference';
import { textOf } from '../../../src/packages/shared/markdown/text-of';
import { walkTree } from '../../../src/packages/shared/markdown/walk-tree';
import { expandDirectives } from '../../../src/remark';
import { listNodes } from './list-nodes';

function expand(plugin: string, version: VersionName): Root {
  const tree: Root = createProcessor({ format: 'md', remarkPlugins: [remarkDirective] }).parse(
    `::plugin-api{plugin="${plugin}"}`,
  );
  expandDirectives(tree, { version, file: 'docs/page.md', reference: loadReference(version) });
  return tree;
}

/** Whether an element is a collapsed history, because other lists collapse too. */
function isHistory({ name, attributes }: MdxJsxFlowElement): boolean {
  return name === 'details' && attributes.some(({ value }) => String(value).startsWith('api-history'));
}

/** Reads the lines of each collapsed history, by the heading that it belongs to. */
function readFolds(plugin: string, version: VersionName): Record<string, string[]> {
  const folds: Record<string, string[]> = {};
  let heading = '';
  walkTree<Nodes>(expand(plugin, version), (node) => {
    // A card has one history, behind its last part.
    if (node.type === 'heading' && node.depth < 4) heading = textOf(node);
    if (node.type !== 'mdxJsxFlowElement' || !isHistory(node as MdxJsxFlowElement)) return;
    folds[heading] = [...(folds[heading] ?? []), ...listNodes(node, 'listItem').map(textOf)];
  });
  return folds;
}

const readText = (plugin: string, version: VersionName): string => textOf(expand(plugin, version));

/** Reads the text of the card of a member, or of the card with the type. */
function readCard(plugin: string, version: VersionName, member: string): string {
  const cards = expand(plugin, version).children.filter((node) =>
    listNodes(node, 'heading').some((heading) => textOf(heading.children.filter(isName)) === member),
  );
  return cards.map(textOf).join('\n');
}

/** Whether a part of a heading is the name of the member: its text, or code behind the role of a type. */
const isName = ({ type }: { type: string }, _: number, all: readonly { type: string }[]): boolean =>
  type === (all.some((each) => each.type === 'inlineCode') ? 'inlineCode' : 'text');

describe('the history of a member', () => {
  it('says beside a member in which minor or patch release it came', () => {
    expect(readCard('camera', 'v4', 'pickLimitedLibraryPhotos')).toContain('since 4.1.0');
    expect(readCard('camera', 'v4', 'Photo')).toContain('Since 1.1.0');
    expect(readCard('google-maps', 'v5', 'fitBounds')).toContain('since 5.2.0');
    expect(readCard('google-maps', 'v5', 'Marker')).not.toMatch(/Interface · since/);
    expect(readCard('google-maps', 'v5', 'Marker')).toContain('Since 5.0.1');
  });

  it('has no fold for what a release beside the member says', () => {
    expect(readFolds('camera', 'v4')).not.toHaveProperty(['pickLimitedLibraryPhotos']);
    expect(readFolds('toast', 'v5')).toEqual({});
  });

  it('tells what changed in a type, was deprecated and removed, with signatures', () => {
    expect(readFolds('camera', 'v4').getPhoto).toEqual([
      '1.0.1: deprecated preserveAspectRatio',
      '4.0.0: removed preserveAspectRatio?: boolean',
    ]);
  });

  it('tells nothing of what an older major got later than the newer one', () => {
    expect(readFolds('http', 'v5')).not.toHaveProperty('request');
    expect(readCard('http', 'v4', 'HttpOptions')).toContain('Since 4.8.1');
    expect(readCard('http', 'v5', 'HttpOptions')).toContain('Since 5.2.0');
  });

  it('says since which release a method works on another platform', () => {
    expect(readCard('browser', 'v5', 'close')).toMatch(/iOSAndroidWeb[\s\S]*Android since 5\.2\.0/);
    expect(readCard('browser', 'v4', 'close')).not.toContain('Android since');
    expect(readFolds('browser', 'v5')).not.toHaveProperty(['close']);
  });

  it('tells nothing of a default that only a comment corrected', () => {
    expect(readFolds('splash-screen', 'v5')).not.toHaveProperty('Configuration keys');
    expect(JSON.stringify(readFolds('google-maps', 'v5'))).not.toContain('forceCreate');
  });

  it('shows of signatures what differs', () => {
    expect(readFolds('google-maps', 'v5').setOnMapClickListener).toEqual([
      '1.1.0: changed from callback?: MapListenerCallback',
    ]);
    expect(readFolds('filesystem', 'v4').copy).toEqual(['4.0.0: result changed from Promise<void>']);
  });

  it('tells about types', () => {
    expect(readFolds('google-maps', 'v5').getMapBounds).toEqual([
      '1.1.0: added interface LatLngBounds',
      '4.5.0: changed from interface LatLngBounds',
    ]);
  });

  it('tells nothing about releases after the one of the page', () => {
    expect(readFolds('camera', 'v3').getPhoto).toHaveLength(1);
    expect(readText('filesystem', 'v4')).not.toMatch(/\b5\.\d\.\d/);
  });

  it('lists what a plugin lost as a whole', () => {
    expect(JSON.stringify(readFolds('local-notifications', 'v4'))).toContain(
      '4.0.1: removed type NotificationChannel = Channel',
    );
  });

  it('says how old the other members are, as far as packages tell', () => {
    const words = 'are unchanged since';
    expect(readText('camera', 'v5')).toContain(`${words} @capacitor/camera 1.0.0 or earlier.`);
    expect(readText('http', 'v5')).toContain(`${words} @capacitor/core 4.3.0, the first release with this plugin.`);
    expect(readText('http', 'v5')).toContain('Methods and types that name no release');
    expect(readText('camera', 'v2')).toContain(`${words} @capacitor/core 2.0.0 or earlier.`);
  });
});
