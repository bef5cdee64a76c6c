import { anchorOf, introductionOf, type PluginModel, sinceOf } from '@capacitor-docs/reference';
import type { PageContext } from '../context';
import { describeInline } from '../description';
import { notesLine } from '../member-notes';
import { type FlowNode, heading, inlineCode, joinSentences, link, records, repeated } from '../nodes';
import { badgesOf } from './card';
import { showConfigHistory } from './history';

/** Lists the keys under `plugins` in the Capacitor configuration that the plugin reads. */
export function listConfig(model: PluginModel, context: PageContext): FlowNode[] {
  if (model.config.length === 0) return [];
  const rows = model.config.map((key) => ({
    id: anchorOf(key.id, model),
    introduced: introductionOf(key.id, model.page, context.version),
    cells: [
      [inlineCode(key.path), badgesOf(key, model, context)],
      inlineCode(key.type),
      joinSentences([
        describeInline(key.description),
        notesLine({ ...key, since: sinceOf(key, model.page, context.version) }),
      ]),
    ],
  }));
  return [
    heading(2, 'configuration-keys', 'Configuration keys'),
    repeated(
      'Set below ',
      inlineCode('plugins'),
      ' in the ',
      link('../config.md', 'Capacitor configuration'),
      '. Run ',
      inlineCode('npx cap sync'),
      ' after a change.',
    ),
    records(['Key', 'Type', 'Description'], rows),
    ...showConfigHistory(model),
  ];
}
