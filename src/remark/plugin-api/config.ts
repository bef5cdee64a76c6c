import { describeInline } from '../description';
import { notesLine } from '../member-notes';
import { type FlowNode, heading, inlineCode, joinSentences, link, records, repeated } from '../nodes';
import type { Scope } from './card';
import { showConfigHistory } from './history';

/** Lists the keys under `plugins` in the Capacitor configuration that the plugin reads. */
export function listConfig({ model, anchor, introduced, since, badges }: Scope): FlowNode[] {
  if (model.config.length === 0) return [];
  const rows = model.config.map((key) => ({
    id: anchor(key.id),
    introduced: introduced(key.id),
    cells: [
      [inlineCode(key.path), badges(key)],
      inlineCode(key.type),
      joinSentences([describeInline(key.description), notesLine({ ...key, since: since(key) })]),
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
