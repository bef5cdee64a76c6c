import type { List, PhrasingContent } from 'mdast';
import { apiIndexClass } from '../../lib/dom-contract';
import { platformNames } from '../../lib/platform-names';
import { anchorOf } from '../../reference';
import type { MethodModel, Platform, PluginModel } from '../../reference/types';
import type { PageContext } from '../context';
import { inlineCode, link, list, text } from '../nodes';
import { badgesOf } from './badges';
import { methodTitle } from './method-title';
import { platformIcons } from './record';

/** Creates the list at the top of a reference: every method, with the platforms that actually implement it. */
export function indexMethods(model: PluginModel, context: PageContext): List[] {
  if (model.methods.length === 0) return [];
  const rows = model.methods.map((method): PhrasingContent[] => [
    link(`#${anchorOf(method.id, model)}`, inlineCode(methodTitle(method))),
    ...badgesOf(method, model, context),
    ...showSupport(method),
  ]);
  return [{ ...list(rows), data: { hProperties: { className: [apiIndexClass] } } }];
}

function showSupport({ platforms, doesNothingOn = [] }: MethodModel): PhrasingContent[] {
  if (platforms === undefined) return [];
  const names = Object.entries(platformNames) as [Platform, string][];
  const nameAll = (isWanted: (platform: Platform) => boolean): string =>
    names.flatMap(([platform, name]) => (isWanted(platform) ? [name] : [])).join(', ');
  const working = names.flatMap(([platform]) => (platforms[platform] ? [platform] : []));
  const idle = doesNothingOn.length === 0 ? '' : `; does nothing on ${nameAll((each) => doesNothingOn.includes(each))}`;
  return [text(' '), platformIcons(working, nameAll((platform) => platforms[platform]) + idle)];
}
