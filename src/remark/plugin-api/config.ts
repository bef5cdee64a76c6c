import { anchorOf } from '../../reference';
import { introductionOf } from '../../reference/diff';
import type { PluginModel } from '../../reference/types';
import type { PageContext } from '../context';
import { type FlowNode, heading, inlineCode, link, repeated, table, text } from '../nodes';
import { badgesOf } from './badges';
import { showConfigHistory } from './history';
import { notes } from './type';

/** Lists the keys under `plugins` in the Capacitor configuration that the plugin reads. */
export function listConfig(model: PluginModel, context: PageContext): FlowNode[] {
  if (model.config.length === 0) return [];
  const rows = model.config.map((key) => ({
    id: anchorOf(key.id, model),
    introduced: introductionOf(key.id, model.page, context.version),
    cells: [
      [inlineCode(key.path), ...badgesOf(key, model, context)],
      [inlineCode(key.type)],
      notes(key, model, context),
    ],
  }));
  return [
    heading(2, 'configuration-keys', text('Configuration keys')),
    repeated(
      text('Set below '),
      inlineCode('plugins'),
      text(' in the '),
      link('../config.md', text('Capacitor configuration')),
      text('. Run '),
      inlineCode('npx cap sync'),
      text(' after a change.'),
    ),
    table(['Key', 'Type', 'Description'], rows, 'stacks'),
    ...showConfigHistory(model),
  ];
}
