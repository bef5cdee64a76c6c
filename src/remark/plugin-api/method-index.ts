import type { PhrasingContent } from 'mdast';
import { apiIndexClass } from '../../lib/dom-contract';
import { platforms } from '../../lib/platform-names';
import { anchorOf } from '../../reference';
import type { MethodModel, PluginModel } from '../../reference/types';
import { breakName } from '../break-names';
import type { PageContext } from '../context';
import { type FlowNode, items, link, text } from '../nodes';
import { badgesOf } from './badges';
import { methodTitle } from './method-title';
import { platformIcons } from './record';

/** Creates the list at the top of a reference: every method, with the platforms that actually implement it. */
export function indexMethods(model: PluginModel, context: PageContext): FlowNode[] {
  if (model.methods.length === 0) return [];
  const rows = model.methods.map((method): PhrasingContent[] => [
    link(`#${anchorOf(method.id, model)}`, ...breakName(methodTitle(method))),
    ...badgesOf(method, model, context),
    ...showSupport(method),
  ]);
  return [items(apiIndexClass, rows)];
}

function showSupport({ platforms: support }: MethodModel): PhrasingContent[] {
  return support === undefined ? [] : [text(' '), platformIcons(platforms.filter((platform) => support[platform]))];
}
