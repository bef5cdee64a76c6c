import type { PluginModel } from '@capacitor-docs/reference';
import { inputError } from '@capacitor-docs/shared';
import type { LeafDirective } from 'mdast-util-directive';
import { findPluginWords, pluginGroups } from '../config/plugin-groups';
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
  const { plugins } = context.reference;
  const lost = plugins.find(({ page }) => findPluginWords(`apis/${page}`) === undefined);
  if (lost !== undefined) {
    throw inputError(
      `src/config/plugin-groups.ts:1: The plugin "${lost.page}" of ${context.version} is in no group. Add it to one.`,
    );
  }
  const groups = groupPlugins(plugins, makeCard).flatMap(({ title, cards }) => [
    heading(3, toId('plugins', title), title),
    withClass('cards', list(cards)),
  ]);
  return [pluginFilter(context), ...groups];
}

/** Makes a card for each plugin, by the groups that have any. */
export function groupPlugins<Card>(
  all: readonly PluginModel[],
  make: (plugin: PluginModel, words: string) => Card,
): { readonly title: string; readonly cards: Card[] }[] {
  const groups = pluginGroups.map(({ title, plugins }) => {
    const cards = Object.entries(plugins).flatMap(([page, words]) =>
      all.filter((plugin) => plugin.page === page).map((plugin) => make(plugin, words)),
    );
    return { title, cards };
  });
  return groups.filter(({ cards }) => cards.length > 0);
}

/** Returns the anchor of a group. */
export const toId = (prefix: string, title: string): string => `${prefix}-${title.toLowerCase().replaceAll(' ', '-')}`;

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
