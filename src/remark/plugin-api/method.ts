import type { PhrasingContent } from 'mdast';
import { platformNames } from '../../lib/platform-names';
import { anchorOf } from '../../reference';
import { introductionOf, sinceOf } from '../../reference/diff';
import type { MethodModel, PluginModel, TypeModel, TypeText } from '../../reference/types';
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
 * One method or listener: heading, where it works, signature, what it does, parameters, result, an example, the types that only it needs, and with
 * what it rejects.
 *
 * @param types those types, in the order in which they are shown
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

/** What a type is to the method that it is shown with: its options, its result; nothing for what those are made of. */
function findRole({ id }: TypeModel, { parameters, returns, kind }: MethodModel): string | undefined {
  const isNamedIn = ({ links }: TypeText): boolean => Object.values(links).includes(id);
  if (parameters.some(({ name, type }) => name === 'options' && isNamedIn(type))) return 'options';
  if (kind === 'listener') return parameters.some(({ type }) => isNamedIn(type)) ? 'event' : undefined;
  return isNamedIn(returns) ? 'result' : undefined;
}

/** The line below the heading: badges, platforms, first release, whether the user is asked. */
function showFacts(method: MethodModel, model: PluginModel, context: PageContext): FlowNode[] {
  const since = sinceOf(method, model.page, context.version);
  const parts: PhrasingContent[][] = [
    badgesOf(method, model, context).slice(1),
    ...(method.platforms === undefined ? [] : [showPlatforms(method.platforms)]),
    ...(since === undefined ? [] : [[text(`since ${since}`)]]),
    showQuestion(method),
  ].filter((part) => part.length > 0);
  return parts.length === 0 ? [] : [factsLine(parts)];
}

/** Whether the user may be asked for a permission, and where, if not on all phones that it works on. A method that is there to ask needs no word. */
function showQuestion({ name, platforms, asksPermission = [] }: MethodModel): PhrasingContent[] {
  if (asksPermission.length === 0 || /^request\w*Permissions?$/.test(name)) return [];
  const phones = (['ios', 'android'] as const).filter((platform) => platforms?.[platform] !== false);
  const places = phones.every((platform) => asksPermission.includes(platform))
    ? ''
    : ` on ${asksPermission.map((platform) => platformNames[platform]).join(' and ')}`;
  return [text(`may ask for permission${places}`)];
}

function showPlatforms(platforms: NonNullable<MethodModel['platforms']>): PhrasingContent[] {
  const names = Object.entries(platformNames) as [keyof typeof platformNames, string][];
  return join(
    names.map(([platform, name]) => {
      const works = platforms[platform];
      return [
        inlineElement(
          'span',
          { className: works ? 'platform' : 'platform platform--no' },
          text(works ? name : `not on ${name}`),
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
  return element('pre', { className: 'api-signature' }, paragraphless(inlineElement('code', {}, ...parts)));
}

/** A line inside an element that must not become a paragraph. */
function paragraphless(node: PhrasingContent): FlowNode {
  return node as unknown as FlowNode;
}

/** A table of the parameters, unless it would only repeat the signature. */
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

/** What the package says of the result; its type is in the signature. */
function showResult(method: MethodModel, model: PluginModel): FlowNode[] {
  const description = describeInline(method.returnsDescription);
  if (description.length === 0) return [];
  return [paragraph(text('Returns '), showTypeText(method.returns, model), text(': '), ...description)];
}
