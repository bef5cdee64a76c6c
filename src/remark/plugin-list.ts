import type { PluginModel } from '@capacitor-docs/reference';
import { inputError } from '@capacitor-docs/shared';
import type { LeafDirective } from 'mdast-util-directive';
import { pluginGroups } from '../config/plugin-groups';
import { platformNames, platforms } from '../lib/platform-names';
import { describePlugins, readPluginFilter } from '../lists/plugin-filter';
import type { PageContext } from './context';
import { checkbox, filterBar, plainText, searchAdvice, statusLine } from './list-filter';
import { type FlowNode, heading, type Inline, inlineElement, link, list, withClass } from './nodes';

/**
 * Expands `::plugin-list`: every plugin of the version in groups, each with its icon, purpose and platforms. Used on `apis/index.md`.
 *
 * @throws when a plugin is in no group
 */
export function expandPluginList(_: LeafDirective, context: PageContext): FlowNode[] {
  const left = new Map(context.reference.plugins.map((plugin) => [plugin.page, plugin]));
  const parts = pluginGroups.flatMap(({ title, plugins }): FlowNode[] => {
    const cards = Object.entries(plugins).flatMap(([page, words]): Inline[] => {
      const plugin = left.get(page);
      left.delete(page);
      return plugin === undefined ? [] : [makeCard(plugin, words)];
    });
    return cards.length === 0 ? [] : [heading(3, toId(title), title), withClass('cards', list(cards))];
  });
  const [lost] = left.keys();
  if (lost !== undefined) {
    throw inputError(
      `src/config/plugin-groups.ts:1: The plugin "${lost}" of ${context.version} is in no group. Add it to one.`,
    );
  }
  return [pluginFilter(context), ...parts];
}

/** Creates the filter for the cards (`src/lists/plugin-filter-element.ts`). */
function pluginFilter(context: PageContext): FlowNode {
  const count = context.reference.plugins.length;
  return filterBar(
    'plugin-filter',
    'Filter plugins',
    inlineElement('input', {
      className: 'field__input',
      type: 'search',
      name: 'q',
      'aria-label': 'Filter by word',
      placeholder: `Filter ${count} plugins`,
      ...plainText,
    }),
    inlineElement(
      'span',
      { role: 'group', 'aria-label': 'Works on' },
      platforms.map((platform) => checkbox('platform', platform, platformNames[platform])),
    ),
    statusLine(
      describePlugins(count, count, readPluginFilter('')),
      inlineElement('button', { type: 'button', 'data-clear': '', hidden: 'hidden' }, 'Show all plugins'),
      searchAdvice(context),
    ),
  );
}

function makeCard({ page, title, platforms: own }: PluginModel, words: string): Inline {
  const names = platforms.filter((platform) => own.includes(platform)).map((platform) => platformNames[platform]);
  return [
    inlineElement('PluginIcon', { name: page }),
    link(`./${page}.md`, title),
    ' ',
    inlineElement('span', {}, words),
    ' ',
    inlineElement('small', {}, names.join(' · ')),
  ];
}

const toId = (title: string): string => `plugins-${title.toLowerCase().replaceAll(' ', '-')}`;
