import {
  findPlatformAdditions,
  type MethodModel,
  type Platform,
  type PluginModel,
  type TypeText,
} from '@capacitor-docs/reference';
import type { PhrasingContent } from 'mdast';
import { platforms as allPlatforms, platformNames } from '../../lib/platform-names';
import { describe, describeInline } from '../description';
import { code, element, type FlowNode, type Inline, inline, inlineElement, join, paragraph } from '../nodes';
import {
  cardHead,
  factsLine,
  linkNames,
  methodTitle,
  record,
  records,
  requiredTag,
  type Scope,
  showTypeText,
} from './card';
import { showHistory } from './history';
import { nameOthers, partHeading, showAgain, showPart } from './part';
import { showRejections } from './rejections';
import type { Card, Side } from './type';
import { hasProperties, isCallback, listTypes, reach, type TypePlaces } from './type-places';

/**
 * Shows one method or listener: name, platforms, signature, description, an example, what it takes, what it gives, the messages that it rejects with,
 * and its history.
 */
export function showMethod(method: MethodModel, places: TypePlaces, scope: Scope): FlowNode[] {
  const near = places.inCards.get(method.id) ?? [];
  const whole = scope.introduced(method.id);
  const card: Card = { ...scope, whole, near: new Set(near), shown: new Set(), platforms: listPlatforms(method) };
  return [
    cardHead(scope, method.id, methodTitle(method), factsLine(listFacts(method, scope), ' ')),
    signature(method, scope),
    ...describe(method.description),
    ...(method.deprecated ? [paragraph('Deprecated: ', describeInline(method.deprecated))] : []),
    ...showExample(method),
    ...showTypes(method, places, card),
    ...showRejections(method),
    ...showHistory([method.id, ...near], listReleases(method, scope), scope.model),
  ];
}

/** Lists the platforms on which the method works, unless it has one alone, which the head of its card names. */
function listPlatforms({ platforms }: MethodModel): Platform[] | undefined {
  const working = Object.entries(platforms ?? {}).flatMap(([name, works]) => (works ? [name as Platform] : []));
  return working.length > 1 ? working : undefined;
}

/** Shows what the method takes, then what its callbacks get, then its result, each with the types that these are made of. */
function showTypes(method: MethodModel, { inCards, users }: TypePlaces, card: Card): FlowNode[] {
  const { model, findType } = card;
  const usual = card.since(method);
  const types = listTypes(method, model.types);
  const show = (ids: readonly string[], side: Side, roleOf: (id: string) => string | undefined): FlowNode[] =>
    [...new Set(ids)].flatMap((id): FlowNode[] => {
      const type = findType(id);
      const isNear = card.near.has(id);
      if (type === undefined || card.shown.has(id) || !(isNear || hasProperties(type))) return [];
      if (isNear) {
        return [...showPart(type, roleOf(id), side, card, usual), ...nameOthers(method, users.get(id) ?? [], card)];
      }
      const first = model.methods.find((each) => inCards.get(each.id)?.includes(id)) ?? method;
      return [showAgain(type, roleOf(id), side, card, first)];
    });
  // Types that only the given ones are made of. They have no role of their own.
  const showRest = (ids: readonly string[], side: Side): FlowNode[] =>
    show(
      reach(ids, model.types).filter((id) => card.near.has(id)),
      side,
      () => undefined,
    );
  const taken = show(types.taken, 'web', (id) => nameParameter(id, method, model));
  const rows = showParameters(method, card, taken.length > 0);
  const isShown = types.returned.some((id) => hasProperties(findType(id)));
  const callback = method.kind === 'listener' ? 'Event' : 'Callback';
  return [
    ...taken,
    ...rows,
    ...showRest(types.taken, 'web'),
    ...show(types.called, 'native', () => callback),
    ...showRest(types.called, 'native'),
    ...showResult(method, isShown, card),
    ...show(types.returned, 'native', () => 'Result'),
    ...showRest(types.returned, 'native'),
  ];
}

/** Names the parameter that takes a type: as options, or by its own name. */
function nameParameter(id: string, { parameters }: MethodModel, model: PluginModel): string {
  const parameter = parameters.find(({ type }) => reach(Object.values(type.links), model.types).includes(id));
  return parameter === undefined || parameter.name === 'options' ? 'Options' : parameter.name;
}

/** Lists the labels and platforms in the head: what changed, whether the user is asked for a permission, where it works. */
function listFacts(method: MethodModel, { badges }: Scope): Inline[] {
  return [
    badges(method).slice(1),
    showQuestion(method),
    method.platforms && showPlatforms(method.platforms, method.doesNothingOn),
  ];
}

/** Names the release that brought the method, and those that brought it to further platforms: `Android since 5.2.0`. */
function listReleases(method: MethodModel, { model, since }: Scope): string[] {
  const first = since(method);
  const additions = Object.entries(findPlatformAdditions(method, model)) as [Platform, string][];
  return [
    ...(first === undefined ? [] : [`since ${first}`]),
    ...additions.map(([platform, release]) => `${platformNames[platform]} since ${release}`),
  ];
}

/** Says whether a permission prompt may appear, and where, if not on all supported phones. Methods for requesting one need no note. */
function showQuestion({ name, platforms, asksPermission = [] }: MethodModel): Inline {
  if (asksPermission.length === 0 || /^request\w*Permissions?$/.test(name)) return undefined;
  const phones = (['ios', 'android'] as const).filter((platform) => platforms?.[platform] !== false);
  const places = phones.every((platform) => asksPermission.includes(platform))
    ? ''
    : ` on ${asksPermission.map((platform) => platformNames[platform]).join(' and ')}`;
  return inlineElement('span', { className: 'tag tag--notice' }, `asks for permission${places}`);
}

function showPlatforms(
  platforms: NonNullable<MethodModel['platforms']>,
  doesNothingOn: MethodModel['doesNothingOn'] = [],
): PhrasingContent {
  const labels = allPlatforms.map((platform) => {
    const [works, name] = [platforms[platform], platformNames[platform]];
    const missing = doesNothingOn.includes(platform) ? 'does nothing on' : 'not on';
    return inlineElement('span', { className: works ? `on-${platform}` : 'off' }, works ? name : `${missing} ${name}`);
  });
  return inlineElement('span', { className: 'api-platforms' }, labels);
}

function signature(method: MethodModel, scope: Scope): FlowNode {
  const types = [method.returns, ...method.parameters.map(({ type }) => type)];
  const links: TypeText['links'] = Object.assign({}, ...types.map((type) => type.links));
  const externalLinks: NonNullable<TypeText['externalLinks']> = Object.assign(
    {},
    ...types.map((type) => type.externalLinks),
  );
  const parts = linkNames({ text: method.signature, links, externalLinks }, scope).flatMap(colorPromise);
  const [first, ...others] = parts;
  const [, before = '', rest = ''] = /^((?:static )?)\w+(.*)$/s.exec(first?.type === 'text' ? first.value : '') ?? [];
  const start = rest === '' ? first : [before, inlineElement('b', {}, method.name), rest];
  return element('pre', { className: 'api-signature' }, inlineElement('code', {}, start, others));
}

/** Marks the type that every asynchronous method returns, so that it has the color of the other types. */
function colorPromise(part: PhrasingContent): PhrasingContent[] {
  const [before, after] = part.type === 'text' ? part.value.split(/\bPromise\b(?=<[^<]*$)/) : [];
  if (before === undefined || after === undefined) return [part];
  return inline(before, inlineElement('i', {}, 'Promise'), after);
}

/** Creates rows for the parameters that have a text or a type of their own, and no part that shows their properties. */
function showParameters(method: MethodModel, card: Card, hasParts: boolean): FlowNode[] {
  const { model, findType, anchor } = card;
  const rows = method.parameters.flatMap((parameter): FlowNode[] => {
    const ids = Object.values(parameter.type.links);
    const isFunction = isCallback(parameter.type, model.types);
    if (!isFunction && ids.some((id) => hasProperties(findType(id)))) return [];
    const alias = model.types.find(({ id, kind }) => kind === 'alias' && ids.includes(id) && card.near.has(id));
    if (parameter.description === '' && (alias === undefined || card.shown.has(alias.id))) return [];
    if (alias !== undefined) card.shown.add(alias.id);
    const definition = alias?.kind === 'alias' && showTypeText(alias.type, card);
    const description = describeInline(parameter.description || (alias?.description ?? ''));
    const type = linkNames(parameter.type, card);
    return [
      record({
        name: parameter.name,
        isOptional: parameter.optional,
        tags: !parameter.optional && requiredTag,
        type: alias ? [inlineElement('Anchored', { as: 'span', id: anchor(alias.id) }, type)] : type,
        words: join([description, definition], ' '),
      }),
    ];
  });
  if (rows.length === 0) return [];
  return [...(hasParts ? [] : [partHeading('web', 'Parameters')]), records(rows)];
}

/** Shows the package's description of the result. Its type is in the signature. */
function showResult(method: MethodModel, hasPart: boolean, scope: Scope): FlowNode[] {
  const description = describeInline(method.returnsDescription);
  if (description.length === 0) return [];
  const words = paragraph(description);
  return hasPart ? [words] : [partHeading('native', 'Result ', showTypeText(method.returns, scope)), words];
}

/** Shows a short example call of the method, if there is one. The search excludes its class: all names in it are in the signature and the types. */
export function showExample({ example, examplePreamble: preamble }: MethodModel): FlowNode[] {
  if (example === undefined) return [];
  const block = code('ts', example, 'title="Example"');
  return [{ ...block, data: { preamble, hProperties: { className: ['language-ts', 'api-example'] } } }];
}
