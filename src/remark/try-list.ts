import { anchorOf, type PluginModel } from '@capacitor-docs/reference';
import { canRun } from '@capacitor-docs/run';
import { inputError } from '@capacitor-docs/shared';
import type { LeafDirective } from 'mdast-util-directive';
import { pluginGroups } from '../config/plugin-groups';
import { triedMethods } from '../config/tried-methods';
import { memberHeadClass } from '../lib/dom-contract';
import type { PageContext } from './context';
import { element, type FlowNode, heading, inlineCode, link, memberCard, paragraph } from './nodes';
import { factsLine, methodTitle } from './plugin-api/card';
import { showExample } from './plugin-api/method';

/**
 * Expands `::try-list`: a card for each plugin that works on the web, with a sample that readers run there. Used on `try.md`.
 *
 * @throws when such a plugin has no method to try
 */
export function expandTryList(_: LeafDirective, { reference, version }: PageContext): FlowNode[] {
  return pluginGroups.flatMap(({ title, plugins }): FlowNode[] => {
    const cards = Object.entries(plugins).flatMap(([page, words]) => {
      const plugin = reference.plugins.find((each) => each.page === page);
      return plugin === undefined || !canRun(plugin) ? [] : [makeCard(plugin, words, version)];
    });
    return cards.length === 0 ? [] : [heading(2, toId(title), title), ...cards];
  });
}

function makeCard(plugin: PluginModel, words: string, version: string): FlowNode {
  const method = plugin.methods.find(({ id }) => id === triedMethods[plugin.page]);
  if (method?.example === undefined)
    throw inputError(
      `src/config/tried-methods.ts:1: The plugin "${plugin.page}" of ${version} works on the web. Add one of its methods that has an example.`,
    );
  const way = link(
    `./apis/${plugin.page}.md#${anchorOf(method.id, plugin)}`,
    inlineCode(`${plugin.exportName}.${methodTitle(method)}`),
  );
  return memberCard(
    element(
      'div',
      { className: memberHeadClass },
      element('PluginIcon', { name: plugin.page }),
      heading(3, plugin.page, plugin.title),
      factsLine([way]),
    ),
    paragraph(`${words}.`),
    ...showExample(method),
  );
}

const toId = (title: string): string => `try-${title.toLowerCase().replaceAll(' ', '-')}`;
