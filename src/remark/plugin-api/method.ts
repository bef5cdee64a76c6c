import type { PhrasingContent } from 'mdast';
import { platformNames } from '../../lib/platform-names';
import { anchorOf } from '../../reference';
import { introductionOf, sinceOf } from '../../reference/diff';
import { findPlatformAdditions } from '../../reference/history';
import type { MethodModel, Platform, PluginModel, TypeModel, TypeText } from '../../reference/types';
import type { PageContext } from '../context';
import { describe, describeInline } from '../description';
import {
  element,
  type FlowNode,
  inlineCode,
  inlineElement,
  join,
  memberHeading,
  paragraph,
  table,
  text,
} from '../nodes';
import { badgesOf } from './badges';
import { showExample } from './example';
import { factsLine } from './facts-line';
import { showHistory } from './history';
import { methodTitle } from './method-title';
import { showRejections } from './rejections';
import { showType } from './type';
import { linkNames, showTypeText } from './type-text';

/**
 * Shows one method or listener: heading, platforms, signature, description, parameters, result, an example, its history, the types that only it
 * needs, and the messages that it rejects with.
 *
 * @param types types that only this method needs, in display order
 */
export function showMethod(
  method: MethodModel,
  types: readonly TypeModel[],
  model: PluginModel,
  context: PageContext,
): FlowNode[] {
  const near = new Set(types.map(({ id }) => id));
  return [
    memberHeading(
      3,
      anchorOf(method.id, model),
      introductionOf(method.id, model.page, context.version),
      text(methodTitle(method)),
    ),
    ...showFacts(method, model, context),
    signature(method, model),
    ...describe(method.description),
    ...(method.deprecated ? [paragraph(text('Deprecated: '), ...describeInline(method.deprecated))] : []),
    ...showParameters(method, model),
    ...showResult(method, model),
    ...showExample(method),
    ...showHistory(method.id, model),
    ...types.flatMap((type) => showType(type, 4, model, context, { near, role: findRole(type, method) })),
    ...showRejections(method),
  ];
}

/** Returns the role of a type in its method, such as its options or its result. Types that only these are made of have no role. */
function findRole({ id }: TypeModel, { parameters, returns, kind }: MethodModel): string | undefined {
  const isNamedIn = ({ links }: TypeText): boolean => Object.values(links).includes(id);
  if (parameters.some(({ name, type }) => name === 'options' && isNamedIn(type))) return 'options';
  if (kind === 'listener') return parameters.some(({ type }) => isNamedIn(type)) ? 'event' : undefined;
  return isNamedIn(returns) ? 'result' : undefined;
}

/** Creates the line below the heading: badges, platforms, first release, later ones for further platforms, whether the user is asked for permission. */
function showFacts(method: MethodModel, model: PluginModel, context: PageContext): FlowNode[] {
  const since = sinceOf(method, model.page, context.version);
  const parts: PhrasingContent[][] = [
    badgesOf(method, model, context).slice(1),
    ...(method.platforms === undefined ? [] : [showPlatforms(method.platforms, method.doesNothingOn)]),
    ...(since === undefined ? [] : [[text(`since ${since}`)]]),
    ...showPlatformAdditions(method, model),
    showQuestion(method),
  ].filter((part) => part.length > 0);
  return parts.length === 0 ? [] : [factsLine(parts)];
}

/** Names the releases that brought the method to further platforms: `Android since 5.2.0`. */
function showPlatformAdditions(method: MethodModel, model: PluginModel): PhrasingContent[][] {
  const additions = Object.entries(findPlatformAdditions(method, model)) as [Platform, string][];
  return additions.map(([platform, release]) => [text(`${platformNames[platform]} since ${release}`)]);
}

/** Says whether a permission prompt may appear, and where, if not on all supported phones. Methods for requesting one need no note. */
function showQuestion({ name, platforms, asksPermission = [] }: MethodModel): PhrasingContent[] {
  if (asksPermission.length === 0 || /^request\w*Permissions?$/.test(name)) return [];
  const phones = (['ios', 'android'] as const).filter((platform) => platforms?.[platform] !== false);
  const places = phones.every((platform) => asksPermission.includes(platform))
    ? ''
    : ` on ${asksPermission.map((platform) => platformNames[platform]).join(' and ')}`;
  return [text(`can show a permission prompt${places}`)];
}

function showPlatforms(
  platforms: NonNullable<MethodModel['platforms']>,
  doesNothingOn: MethodModel['doesNothingOn'] = [],
): PhrasingContent[] {
  const names = Object.entries(platformNames) as [keyof typeof platformNames, string][];
  return join(
    names.map(([platform, name]) => {
      const works = platforms[platform];
      const missing = doesNothingOn.includes(platform) ? 'does nothing on' : 'not on';
      return [
        inlineElement(
          'span',
          { className: works ? 'platform' : 'platform platform--no' },
          text(works ? name : `${missing} ${name}`),
        ),
      ];
    }),
    ' ',
  );
}

function signature(method: MethodModel, model: PluginModel): FlowNode {
  const links = Object.assign(
    {},
    method.returns.links,
    ...method.parameters.map(({ type }) => type.links),
  ) as TypeText['links'];
  const externalLinks = Object.assign(
    {},
    method.returns.externalLinks,
    ...method.parameters.map(({ type }) => type.externalLinks),
  ) as NonNullable<TypeText['externalLinks']>;
  const parts = linkNames({ text: method.signature, links, externalLinks }, model);
  return element('pre', { className: 'api-signature' }, asFlow(inlineElement('code', {}, ...parts)));
}

/** Prevents a line inside an element from becoming a paragraph. */
function asFlow(node: PhrasingContent): FlowNode {
  return node as unknown as FlowNode;
}

/** Creates a table of the parameters, unless it would only repeat the signature. */
function showParameters(method: MethodModel, model: PluginModel): FlowNode[] {
  if (!hasDescriptions(method)) return [];
  const rows = method.parameters.map((parameter) => ({
    cells: [
      [inlineCode(parameter.name), ...(parameter.optional ? [text(' (optional)')] : [])],
      [showTypeText(parameter.type, model)],
      describeInline(parameter.description),
    ],
  }));
  return [table(['Parameter', 'Type', 'Description'], rows)];
}

const hasDescriptions = (method: MethodModel): boolean =>
  method.parameters.some(({ description }) => description !== '');

/** Shows the package's description of the result. Its type is in the signature. */
function showResult(method: MethodModel, model: PluginModel): FlowNode[] {
  const description = describeInline(method.returnsDescription);
  if (description.length === 0) return [];
  return [paragraph(text('Returns '), showTypeText(method.returns, model), text(': '), ...description)];
}
