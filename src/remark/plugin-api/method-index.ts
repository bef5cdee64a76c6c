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

/** Length of a name that fits into a row without labels on a narrow phone, in characters. */
const longestInRow = 28;

/** Creates the list at the top of a reference: every method, with the platforms that actually implement it. */
export function indexMethods(model: PluginModel, context: PageContext): FlowNode[] {
  if (model.methods.length === 0) return [];
  const rows = model.methods.map((method): PhrasingContent[] => {
    const badges = badgesOf(method, model, context);
    const name = breakName(methodTitle(method), badges.length === 0 ? longestInRow : undefined);
    return [link(`#${anchorOf(method.id, model)}`, ...name), ...badges, ...showSupport(method)];
  });
  return [items(apiIndexClass, rows)];
}

function showSupport({ platforms: support }: MethodModel): PhrasingContent[] {
  return support === undefined ? [] : [text(' '), platformIcons(platforms.filter((platform) => support[platform]))];
}
