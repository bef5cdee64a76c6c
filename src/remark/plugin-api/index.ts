import {
  anchorOf,
  findSource,
  groupChanges,
  loadDiff,
  type MethodModel,
  type PluginModel,
} from '@capacitor-docs/reference';
import type { LeafDirective } from 'mdast-util-directive';
import { allChangesLabel } from '../../build/page-text/unsearched-texts';
import { apiIndexClass } from '../../lib/dom-contract';
import { platforms } from '../../lib/platform-names';
import { breakName } from '../break-names';
import { changeRows, linkComparison } from '../change-rows';
import { findPlugin, type PageContext } from '../context';
import { nameSources } from '../facts';
import { type FlowNode, heading, type Inline, items, link, memberCard, paragraph, repeated } from '../nodes';
import { noticesUrl } from '../third-party-notices';
import { badgesOf, methodTitle, platformIcons } from './card';
import { listConfig } from './config';
import { showFirstRelease, showRemoved } from './history';
import { showMethod } from './method';
import { showType } from './type';
import { placeTypes } from './type-places';

/** Length of a name that fits into a row without labels on a narrow phone, in characters. */
const longestInRow = 28;

/** Expands `::plugin-api{plugin="…"}`: the whole reference of a plugin, from the published package. */
export function expandPluginApi(directive: LeafDirective, context: PageContext): FlowNode[] {
  const model = findPlugin(directive, context);
  const places = placeTypes(model);
  const ofMethods = new Set([...places.inCards.values()].flat());
  const others = model.types.filter(({ id }) => !ofMethods.has(id));
  return [
    heading(2, 'api', 'API reference'),
    ...indexMethods(model, context),
    ...model.methods.map((method) => memberCard(...showMethod(method, places, model, context))),
    ...(others.length > 0 ? [heading(2, 'types', 'Types')] : []),
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
    'Read from ',
    nameSources([findSource(version, model.package, model.sourceFile)]),
    `. Descriptions come from the package (${model.license}) unless we have written a better one. See the `,
    link(noticesUrl, 'third-party notices'),
    '.',
  );
}

/** Lists the changes in the plugin since the previous version. Empty without changes or without a previous version. */
function listChanges(model: PluginModel, context: PageContext): FlowNode[] {
  const diff = loadDiff(context.version);
  if (diff === undefined) return [];
  const changes = groupChanges(diff).find(({ page }) => page === model.page)?.changes ?? [];
  if (changes.length === 0) return [];
  const comparison = linkComparison(model.page, diff, allChangesLabel);
  return [
    heading(2, 'changes', `Changes since ${diff.from}`),
    changeRows(changes, context, '', true),
    ...(comparison === undefined ? [] : [paragraph(comparison)]),
  ];
}

/** Creates the list at the top of a reference: every method, with the platforms that actually implement it. */
function indexMethods(model: PluginModel, context: PageContext): FlowNode[] {
  if (model.methods.length === 0) return [];
  const rows = model.methods.map((method): Inline => {
    const badges = badgesOf(method, model, context);
    const name = breakName(methodTitle(method), badges.length === 0 ? longestInRow : undefined);
    return [link(`#${anchorOf(method.id, model)}`, name), badges, showSupport(method)];
  });
  return [items(apiIndexClass, rows)];
}

function showSupport({ platforms: support }: MethodModel): Inline {
  return support && [' ', platformIcons(platforms.filter((platform) => support[platform]))];
}
