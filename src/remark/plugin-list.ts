import type { LeafDirective } from 'mdast-util-directive';
import type { Platform, PluginModel } from '../reference/types';
import type { PageContext } from './context';
import { type FlowNode, inlineCode, link, table, text } from './nodes';
import { readDescription } from './page-description';

const platforms: readonly { platform: Platform; label: string }[] = [
  { platform: 'ios', label: 'iOS' },
  { platform: 'android', label: 'Android' },
  { platform: 'web', label: 'Web' },
];

/** `::plugin-list`: every plugin of the version with one line of its page and its platforms. Stands on `apis/index.md`. */
export function expandPluginList(_: LeafDirective, context: PageContext): FlowNode[] {
  const plugins = [...context.reference.plugins].sort((a, b) => (a.title < b.title ? -1 : 1));
  const rows = plugins.map((plugin) => ({
    cells: [
      [link(`./${plugin.page}.md`, text(plugin.title))],
      [inlineCode(plugin.package)],
      [text(readDescription(context.version, `apis/${plugin.page}.md`))],
      [text(namePlatforms(plugin))],
    ],
  }));
  return [table(['Plugin', 'Package', 'What for', 'Works on'], rows, 'plugin-list')];
}

function namePlatforms(plugin: PluginModel): string {
  return platforms
    .filter(({ platform }) => plugin.platforms.includes(platform))
    .map(({ label }) => label)
    .join(', ');
}
