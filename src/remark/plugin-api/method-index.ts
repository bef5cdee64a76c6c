import type { PhrasingContent } from 'mdast';
import { anchorOf } from '../../reference';
import type { MethodModel, Platform, PluginModel } from '../../reference/types';
import type { PageContext } from '../context';
import { type FlowNode, inlineCode, link, table, text } from '../nodes';
import { badgesOf } from './badges';
import { methodTitle } from './method-title';

const columns: readonly { platform: Platform; label: string }[] = [
  { platform: 'ios', label: 'iOS' },
  { platform: 'android', label: 'Android' },
  { platform: 'web', label: 'Web' },
];

/** Creates the table at the top of a reference: every method, with the platforms that actually implement it. */
export function indexMethods(model: PluginModel, context: PageContext): FlowNode[] {
  if (model.methods.length === 0) return [];
  const hasPlatforms = model.methods.some(({ platforms }) => platforms !== undefined);
  const rows = model.methods.map((method) => {
    const name: PhrasingContent[] = [
      link(`#${anchorOf(method.id, model)}`, inlineCode(methodTitle(method))),
      ...badgesOf(method, model, context),
    ];
    const cells = columns.map(({ platform }): PhrasingContent[] => [text(support(method, platform))]);
    return { cells: hasPlatforms ? [name, ...cells] : [name] };
  });
  const header = hasPlatforms ? ['Method', ...columns.map(({ label }) => label)] : ['Method'];
  return [table(header, rows, 'api-index')];
}

function support({ platforms, doesNothingOn = [] }: MethodModel, platform: Platform): string {
  if (platforms === undefined) return '?';
  if (doesNothingOn.includes(platform)) return 'Does nothing';
  return platforms[platform] ? 'Yes' : 'No';
}
