import { allChangesLabel } from '../../build/page-text/fact-sources';
import { groupChanges, loadDiff } from '../../reference/diff';
import type { PluginModel } from '../../reference/types';
import { changeRows, linkComparison } from '../change-rows';
import type { PageContext } from '../context';
import { type FlowNode, heading, paragraph, text } from '../nodes';

/** Lists the changes in the plugin since the previous version. Empty without changes or without a previous version. */
export function listChanges(model: PluginModel, context: PageContext): FlowNode[] {
  const diff = loadDiff(context.version);
  if (diff === undefined) return [];
  const changes = groupChanges(diff).find(({ page }) => page === model.page)?.changes ?? [];
  if (changes.length === 0) return [];
  const comparison = linkComparison(model.page, diff, allChangesLabel);
  return [
    heading(2, 'changes', text(`Changes since ${diff.from}`)),
    changeRows(changes, context, '', true),
    ...(comparison === undefined ? [] : [paragraph(comparison)]),
  ];
}
