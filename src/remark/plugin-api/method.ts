import type { PhrasingContent } from 'mdast';
import { anchorOf } from '../../reference';
import { sinceOf } from '../../reference/diff';
import type { MethodModel, PluginModel, TypeText } from '../../reference/types';
import type { PageContext } from '../context';
import { describe, describeInline } from '../description';
import { element, type FlowNode, heading, inlineCode, inlineElement, join, paragraph, table, text } from '../nodes';
import { badgesOf } from './badges';
import { showHistory } from './history';
import { methodTitle } from './method-title';
import { linkNames, showTypeText } from './type-text';

const platformNames = { ios: 'iOS', android: 'Android', web: 'Web' } as const;

/** One method or listener: heading, signature, what it does, parameters, result, where it works. */
export function showMethod(method: MethodModel, model: PluginModel, context: PageContext): FlowNode[] {
  return [
    heading(3, anchorOf(method.id, model), text(methodTitle(method))),
    ...showFacts(method, model, context),
    signature(method, model),
    ...describe(method.description),
    ...(method.deprecated ? [paragraph(text('Deprecated: '), ...describeInline(method.deprecated))] : []),
    ...showParameters(method, model),
    ...showResult(method, model),
    ...showHistory(method.id, model),
  ];
}

/** The line below the heading: badges, platforms, first release. */
function showFacts(method: MethodModel, model: PluginModel, context: PageContext): FlowNode[] {
  const since = sinceOf(method, model.page, context.version);
  const parts: PhrasingContent[][] = [
    badgesOf(method, model, context).slice(1),
    ...(method.platforms === undefined ? [] : [showPlatforms(method.platforms)]),
    ...(since === undefined ? [] : [[text(`since ${since}`)]]),
  ].filter((part) => part.length > 0);
  return parts.length === 0 ? [] : [element('div', { className: 'api-facts' }, paragraph(...join(parts, ' · ')))];
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

function showParameters(method: MethodModel, model: PluginModel): FlowNode[] {
  if (method.parameters.length === 0) return [];
  const rows = method.parameters.map((parameter) => ({
    cells: [
      [inlineCode(parameter.name), ...(parameter.optional ? [text(' (optional)')] : [])],
      [showTypeText(parameter.type, model)],
      ...(hasDescriptions(method) ? [describeInline(parameter.description)] : []),
    ],
  }));
  return [table(['Parameter', 'Type', ...(hasDescriptions(method) ? ['Description'] : [])], rows)];
}

const hasDescriptions = (method: MethodModel): boolean =>
  method.parameters.some(({ description }) => description !== '');

function showResult(method: MethodModel, model: PluginModel): FlowNode[] {
  if (method.kind === 'listener' || /^(Promise<void>|void)$/.test(method.returns.text)) return [];
  const description = describeInline(method.returnsDescription);
  return [
    paragraph(
      text('Returns '),
      showTypeText(method.returns, model),
      ...(description.length > 0 ? [text(': '), ...description] : []),
    ),
  ];
}
