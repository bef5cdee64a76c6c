import { findSource, groupChanges, loadDiff, type MethodModel } from '@capacitor-docs/reference';
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
import { createScope, methodTitle, platformIcons, type Scope } from './card';
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
  const scope = createScope(model, context);
  const places = placeTypes(model);
  const ofMethods = new Set([...places.inCards.values()].flat());
  const others = model.types.filter(({ id }) => !ofMethods.has(id));
  return [
    heading(2, 'api', 'API reference'),
    ...indexMethods(scope),
    ...model.methods.map((method) => memberCard(...showMethod(method, places, scope))),
    ...(others.length > 0 ? [heading(2, 'types', 'Types')] : []),
    ...others.map((type) => memberCard(...showType(type, scope))),
    ...listConfig(scope),
    ...showRemoved(model),
    ...listChanges(scope),
    ...showFirstRelease(model),
    origin(scope),
  ];
}

/** Shows where the reference and its descriptions come from. */
function origin({ model, context: { version } }: Scope): FlowNode {
  return repeated(
    'Read from ',
    nameSources([findSource(version, model.package, model.sourceFile)]),
    `. Descriptions come from the package (${model.license}) unless we have written a better one. See the `,
    link(noticesUrl, 'third-party notices'),
    '.',
  );
}

/** Lists the changes in the plugin since the previous version. Empty without changes or without a previous version. */
function listChanges({ model, context }: Scope): FlowNode[] {
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
function indexMethods({ model, anchor, badges }: Scope): FlowNode[] {
  if (model.methods.length === 0) return [];
  const rows = model.methods.map((method): Inline => {
    const labels = badges(method);
    const name = breakName(methodTitle(method), labels.length === 0 ? longestInRow : undefined);
    return [link(`#${anchor(method.id)}`, name), labels, showSupport(method)];
  });
  return [items(apiIndexClass, rows)];
}

function showSupport({ platforms: support }: MethodModel): Inline {
  return support && [' ', platformIcons(platforms.filter((platform) => support[platform]))];
}
