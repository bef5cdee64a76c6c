import {
  anchorOf,
  type Described,
  findAddition,
  introductionOf,
  type Platform,
  type PluginModel,
  type PropertyModel,
  sinceOf,
  type TypeModel,
} from '@capacitor-docs/reference';
import type { PhrasingContent } from 'mdast';
import { platformNames } from '../../lib/platform-names';
import { breakName } from '../break-names';
import type { PageContext } from '../context';
import { describe, describeInline } from '../description';
import { notesLine } from '../member-notes';
import {
  element,
  type FlowNode,
  type Inline,
  inlineCode,
  join,
  joinSentences,
  memberHeading,
  paragraph,
} from '../nodes';
import {
  anchored,
  badgesOf,
  cardHead,
  type Fact,
  factsLine,
  linkNames,
  markMember,
  muted,
  platformIcons,
  record,
  records,
  requiredTag,
  showTypeText,
} from './card';
import { foldLabels } from './fold-labels';
import { showHistory } from './history';

/** The card that shows a type: its own, or that of a method. */
export interface Card {
  readonly model: PluginModel;
  readonly context: PageContext;
  /** Version that introduced the member above what is shown: the method, or its type. */
  readonly introduced?: string | undefined;
  /** Ids of the types in the card of a method. */
  readonly near: ReadonlySet<string>;
  /** Ids of those that the card has already shown. */
  readonly shown: Set<string>;
  /** Platforms on which the method works. Undefined if that is not known, or where the method has one platform alone. */
  readonly platforms?: readonly Platform[] | undefined;
}

/** How the properties of a type are shown: what a method takes, what it gives, or neither, with a repetition without anchors. */
export interface Use {
  readonly side?: 'taken' | 'given';
  readonly isRepeated?: boolean;
}

/** Shows an interface, class, enum or alias in a card of its own. */
export function showType(type: TypeModel, model: PluginModel, context: PageContext): FlowNode[] {
  const since = commonSince(type, model, context);
  const facts = [
    kindNames[type.kind],
    listBases(type, model),
    since && `since ${since}`,
    badgesOf(type, model, context).slice(1),
  ];
  const id = anchorOf(type.id, model);
  const introduced = introductionOf(type.id, model.page, context.version);
  return [
    cardHead(memberHeading(3, 'api-name', id, introduced, type.name), factsLine(facts)),
    ...describe(type.description),
    ...showBody(type, { model, context, introduced, near: new Set(), shown: new Set() }, {}),
    ...showHistory([type.id], [], model),
  ];
}

/** Names the types that a type extends. */
export function listBases(type: TypeModel, model: PluginModel): Inline {
  const bases = type.kind === 'interface' || type.kind === 'class' ? type.extends : [];
  const names = bases.map((base) => showTypeText(base, model));
  return names.length > 0 && ['extends ', join(names, ', ')];
}

/**
 * Returns the release that added the type, or else most of its members. Only members from another release show their own. Members that were
 * added to an existing type do not count.
 */
export function commonSince(type: TypeModel, model: PluginModel, context: PageContext): string | undefined {
  const first = (type.kind === 'alias' ? [] : type.members).filter(({ id }) => findAddition(id, model) === undefined);
  const releases = [type, ...first].map((each) => sinceOf(each, model.page, context.version));
  const known = releases.filter((release) => release !== undefined);
  const count = (release: string): number => known.filter((other) => other === release).length;
  return releases[0] ?? [...known].sort((a, b) => count(b) - count(a))[0];
}

const kindNames = { interface: 'Interface', class: 'Class', enum: 'Enum', alias: 'Type alias' } as const;

/** Shows what a type consists of. */
export function showBody(type: TypeModel, card: Card, use: Use): FlowNode[] {
  card.shown.add(type.id);
  if (type.kind === 'alias') return [paragraph(showTypeText(type.type, card.model))];
  if (type.members.length === 0) return [];
  const { model, context } = card;
  const since = commonSince(type, model, context);
  if (type.kind === 'enum') {
    const rows = type.members.map((member) =>
      record({
        ...identify(member, card, use),
        name: member.name,
        tags: badgesOf(member, model, context),
        type: [member.value],
        words: notes(member, model, context, since),
      }),
    );
    return [records(rows)];
  }
  const isTaken = use.side === 'taken';
  const groups = groupByParent(type.members);
  const rows = groups.map(([member, ...parts]) => ({
    name: member.name,
    // Required ones first, then those that work everywhere.
    rank: member.optional ? 1 + (member.ignoredOn?.length ?? 0) : 0,
    row: showProperty(member, parts, card, use, since),
  }));
  if (isTaken) return [records(foldLabels(rows))];
  // In two columns, the parts of an object are below both.
  const isGiven = use.side === 'given';
  const all = rows.flatMap(({ row }, index) => [
    row,
    ...(isGiven ? showParts(groups[index] ?? [], card, use, since) : []),
  ]);
  return [records(all, isGiven ? ' records--pairs' : '')];
}

type Group = readonly [parent: PropertyModel, ...parts: PropertyModel[]];

/** Puts the properties of an object behind the property that holds it: `coords.latitude` behind `coords`. */
function groupByParent(members: readonly PropertyModel[]): Group[] {
  const isPart = ({ name }: PropertyModel): boolean => members.some((other) => name.startsWith(`${other.name}.`));
  const tops = members.filter((member) => !isPart(member));
  return tops.map((top) => [top, ...members.filter(({ name }) => name.startsWith(`${top.name}.`))]);
}

/** Shows what the object in a property consists of. */
function showParts(group: readonly PropertyModel[], card: Card, use: Use, since: string | undefined): FlowNode[] {
  const [member, ...parts] = group;
  if (member === undefined || parts.length === 0) return [];
  const rows = parts.map((part) => showProperty(part, [], card, use, since, `${member.name}.`));
  return [element('div', { className: 'record__values' }, rows)];
}

function showProperty(
  member: PropertyModel,
  parts: readonly PropertyModel[],
  card: Card,
  use: Use,
  since: string | undefined,
  prefix = '',
): FlowNode {
  const { model, context, platforms } = card;
  const ignoredOn = member.ignoredOn ?? [];
  const isTaken = use.side === 'taken';
  const valueType = findValueType(member, model);
  const isHere = valueType !== undefined && card.near.has(valueType.id) && !hasMembers(valueType);
  const isFirst = isHere && !card.shown.has(valueType.id);
  if (isFirst) card.shown.add(valueType.id);
  const shortDefault = shortenDefault(member);
  const working = isTaken ? platforms?.filter((platform) => !ignoredOn.includes(platform)) : undefined;
  return record({
    ...identify(member, card, use),
    name: member.name.slice(prefix.length),
    prefix,
    isOptional: member.optional,
    tags: [isTaken && !member.optional && prefix === '' && requiredTag, badgesOf(member, model, context)],
    type: [
      parts.length > 0 && member.type.text.startsWith('{') ? 'object' : linkNames(member.type, model).map(breakLink),
      shortDefault !== undefined && muted(` = ${shortDefault}`),
    ],
    words: notes(
      {
        ...member,
        ...(shortDefault !== undefined && { default: undefined }),
        ...(working !== undefined && { ignoredOn: [] }),
      } as PropertyModel,
      model,
      context,
      since,
      !isHere && listValues(valueType),
    ),
    icons: working && platformIcons(working),
    below: [
      ...(isFirst ? [showValues(valueType, card, use)] : []),
      ...(use.side === 'given' ? [] : showParts([member, ...parts], card, use, since)),
    ],
  });
}

/** Lets the long name of a type break between its words. */
function breakLink(part: PhrasingContent): PhrasingContent {
  const [name] = part.type === 'link' ? part.children : [];
  return part.type === 'link' && name?.type === 'text' ? { ...part, children: breakName(name.value) } : part;
}

const hasMembers = ({ kind }: TypeModel): boolean => kind === 'interface' || kind === 'class';

function identify(member: Described, card: Card, { isRepeated = false }: Use): Pick<Fact, 'id' | 'introduced'> {
  if (isRepeated) return {};
  return { id: anchorOf(member.id, card.model), introduced: introducedIn(member, card.introduced, card) };
}

/** Returns the version that introduced a part of a member. Undefined if that is the version of the member too, which says it for all its parts. */
export function introducedIn(
  { id }: Described,
  whole: string | undefined,
  { model, context }: Pick<Card, 'model' | 'context'>,
): string | undefined {
  const introduced = introductionOf(id, model.page, context.version);
  return introduced === whole ? undefined : introduced;
}

/** Finds the type whose values a property takes, alone or in a list. */
function findValueType({ type }: PropertyModel, model: PluginModel): TypeModel | undefined {
  const id = type.links[type.text.replace(/\[\]$/, '')];
  return model.types.find((each) => each.id === id);
}

/** Lists the values of an enum, or an alias, below the property that takes them. */
function showValues(type: TypeModel, card: Card, use: Use): FlowNode {
  const { model, context } = card;
  const rows =
    type.kind === 'enum'
      ? type.members.flatMap((member) => {
          const { id, introduced } = identify(member, card, use);
          const term = anchored('dt', markMember(id, introduced), member.name, badgesOf(member, model, context));
          const words = notes(member, model, context, commonSince(type, model, context));
          return [term, element('dd', {}, join([words, muted(member.value)], ' '))];
        })
      : [
          element('dt', {}, type.kind === 'alias' ? linkNames(type.type, model) : type.name),
          element('dd', {}, describeInline(type.description)),
        ];
  return anchored('dl', { className: 'record__values', ...markMember(anchorOf(type.id, model)) }, rows);
}

/** The default of a property as in TypeScript. Undefined for text that is no value, and for a value that does not fit behind its type. */
function shortenDefault({ type, default: value }: PropertyModel): string | undefined {
  if (value === undefined) return undefined;
  const short = value.startsWith(`${type.text}.`) ? value.slice(type.text.length + 1) : value;
  const isValue = short !== value || /^(?:true|false|null|-?[\d.]+|'[^']*'|"[^"]*")$/.test(value);
  return isValue && type.text.length + short.length <= longestDefinition ? short : undefined;
}

/** Maximum length of a type with its default, in characters. */
const longestDefinition = 26;

/** Maximum number of values in a row. More would be too long. */
const maxValues = 6;

/** Lists the few values of the enum or alias of literals that a property takes, because that type is elsewhere on the page. */
function listValues(type: TypeModel | undefined): Inline {
  const values = type === undefined ? [] : valuesOf(type);
  if (values.length === 0 || values.length > maxValues) return undefined;
  return ['One of ', join(values.map(inlineCode), ' ')];
}

/** Returns the names of an enum's members or the literals of an alias. Empty for other types. */
function valuesOf(type: TypeModel): string[] {
  if (type.kind === 'enum') return type.members.map(({ name }) => name);
  if (type.kind !== 'alias') return [];
  const literals = type.type.text.split('|').map((literal) => literal.trim());
  return literals.every((literal) => /^(?:'[^']*'|"[^"]*"|-?\d+)$/.test(literal)) ? literals : [];
}

/**
 * Shows the notes on a member: its description and, muted, the platforms that ignore it, its default, deprecation, first release and values.
 *
 * @param usual release that is not shown, because it is the usual one
 */
export function notes(
  member: Described | PropertyModel,
  model: PluginModel,
  context: PageContext,
  usual?: string,
  values?: Inline,
): PhrasingContent[] {
  const since = sinceOf(member, model.page, context.version);
  const ignoredOn = 'ignoredOn' in member ? (member.ignoredOn ?? []) : [];
  const line = notesLine({
    ...member,
    since: since === usual ? undefined : since,
    first: ignoredOn.length > 0 && `Not on ${listPlatforms(ignoredOn)}`,
    last: values,
  });
  return joinSentences([describeInline(member.description), line]);
}

/** Joins platforms as in a sentence: `iOS or the web`. */
function listPlatforms(some: readonly Platform[]): string {
  const names = some.map((platform) => (platform === 'web' ? 'the web' : platformNames[platform]));
  return names.join(' or ');
}
