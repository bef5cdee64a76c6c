import type { LeafDirective } from 'mdast-util-directive';
import { findSource } from '../../reference/source-links';
import type { PluginModel } from '../../reference/types';
import type { PageContext } from '../context';
import { findPlugin } from '../find-plugin';
import { type FlowNode, heading, link, memberCard, repeated, text } from '../nodes';
import { nameSources } from '../origin';
import { noticesUrl } from '../third-party-notices';
import { listConfig } from './config';
import { showFirstRelease, showRemoved } from './history';
import { listChanges } from './list-changes';
import { showMethod } from './method';
import { indexMethods } from './method-index';
import { showType } from './type';
import { placeTypes } from './type-places';

/** Expands `::plugin-api{plugin="…"}`: the whole reference of a plugin, from the published package. */
export function expandPluginApi(directive: LeafDirective, context: PageContext): FlowNode[] {
  const model = findPlugin(directive, context);
  const places = placeTypes(model);
  const ofMethods = new Set([...places.inCards.values()].flat());
  const others = model.types.filter(({ id }) => !ofMethods.has(id));
  return [
    heading(2, 'api', text('API reference')),
    ...indexMethods(model, context),
    ...model.methods.map((method) => memberCard(...showMethod(method, places, model, context))),
    ...(others.length > 0 ? [heading(2, 'types', text('Types'))] : []),
    ...others.map((type) => memberCard(...showType(type, model, context))),
    ...listConfig(model, context),
    ...showRemoved(model),
    ...listChanges(model, context),
    ...showFirstRelease(model),
    origin(model, context),
  ];
}

/** Shows where the reference and its descriptions come from. */
function origin(model: PluginModel, { version }: PageContext): FlowNode {
  return repeated(
    text('Read from '),
    ...nameSources([findSource(version, model.package, model.sourceFile)]),
    text(`. Descriptions come from the package (${model.license}) unless we have written a better one. See the `),
    link(noticesUrl, text('third-party notices')),
    text('.'),
  );
}
