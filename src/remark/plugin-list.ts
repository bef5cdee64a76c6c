import type { List, PhrasingContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { inputError } from '../build/errors/input-error';
import { pluginGroups } from '../config/plugin-groups';
import type { Platform, PluginModel } from '../reference/types';
import type { PageContext } from './context';
import { type FlowNode, heading, inlineElement, link, list, text } from './nodes';

const platforms: readonly { platform: Platform; label: string }[] = [
  { platform: 'ios', label: 'iOS' },
  { platform: 'android', label: 'Android' },
  { platform: 'web', label: 'Web' },
];

/**
 * `::plugin-list`: every plugin of the version in groups, each with what it is for and the platforms that it works on. Used on `apis/index.md`.
 *
 * @throws when a plugin is in no group
 */
export function expandPluginList(_: LeafDirective, context: PageContext): FlowNode[] {
  const left = new Map(context.reference.plugins.map((plugin) => [plugin.page, plugin]));
  const parts = pluginGroups.flatMap(({ title, plugins }): FlowNode[] => {
    const cards = Object.entries(plugins).flatMap(([page, words]): PhrasingContent[][] => {
      const plugin = left.get(page);
      left.delete(page);
      return plugin === undefined ? [] : [makeCard(plugin, words)];
    });
    return cards.length === 0 ? [] : [heading(3, toId(title), text(title)), cardList(cards)];
  });
  const [lost] = left.keys();
  if (lost !== undefined) {
    throw inputError(
      `src/config/plugin-groups.ts:1: The plugin "${lost}" of ${context.version} is in no group. Add it to one.`,
    );
  }
  return parts;
}

function makeCard(plugin: PluginModel, words: string): PhrasingContent[] {
  return [
    link(`./${plugin.page}.md`, text(plugin.title)),
    text(' '),
    inlineElement('span', {}, text(words)),
    text(' '),
    inlineElement('small', {}, text(namePlatforms(plugin))),
  ];
}

function cardList(items: PhrasingContent[][]): List {
  return { ...list(items), data: { hProperties: { className: ['cards'] } } };
}

const toId = (title: string): string => `plugins-${title.toLowerCase().replaceAll(' ', '-')}`;

function namePlatforms(plugin: PluginModel): string {
  return platforms
    .filter(({ platform }) => plugin.platforms.includes(platform))
    .map(({ label }) => label)
    .join(' · ');
}
