import { anchorOf, type PluginModel } from '@capacitor-docs/reference';
import { canRun } from '@capacitor-docs/run';
import { inputError } from '@capacitor-docs/shared';
import type { LeafDirective } from 'mdast-util-directive';
import { triedMethods } from '../config/tried-methods';
import { memberHeadClass } from '../lib/dom-contract';
import type { PageContext } from './context';
import { element, type FlowNode, heading, inlineCode, link, memberCard, paragraph } from './nodes';
import { factsLine, methodTitle } from './plugin-api/card';
import { showExample } from './plugin-api/method';
import { groupPlugins, toId } from './plugin-list';

/**
 * Expands `::try-list`: a card for each plugin that works on the web, with a sample that readers run there. Used on `try.md`.
 *
 * @throws when such a plugin has no method to try
 */
export function expandTryList(_: LeafDirective, { reference, version }: PageContext): FlowNode[] {
  const groups = groupPlugins(reference.plugins.filter(canRun), (plugin, words) => makeCard(plugin, words, version));
  return groups.flatMap(({ title, cards }) => [heading(2, toId('try', title), title), ...cards]);
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
