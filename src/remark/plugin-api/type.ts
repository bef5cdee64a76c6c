import {
  type Described,
  findAddition,
  type Platform,
  type PropertyModel,
  type TypeModel,
} from '@capacitor-docs/reference';
import type { PhrasingContent } from 'mdast';
import { platformNames } from '../../lib/platform-names';
import { breakName } from '../break-names';
import { describe, describeInline } from '../description';
import { notesLine } from '../member-notes';
import { element, type FlowNode, type Inline, inlineCode, join, joinSentences, paragraph } from '../nodes';
import {
  anchored,
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
  type Scope,
  showTypeText,
} from './card';
import { foldLabels } from './fold-labels';
import { showHistory } from './history';
import { hasProperties } from './type-places';

/** The side of the bridge that a type is on: what the web code passes, or what comes from the native side. */
export type Side = 'web' | 'native';

/** The card that shows a type, its own or that of a method, and how it shows its properties. */
export interface Card extends Scope {
  /** Version that introduced the member above what is shown: the method, or its type. */
  readonly whole: string | undefined;
  /** Ids of the types in the card of a method. */
  readonly near: ReadonlySet<string>;
  /** Ids of those that the card has already shown. */
  readonly shown: Set<string>;
  /** Platforms on which the method works. Undefined if that is not known, or where the method has one platform alone. */
  readonly platforms?: readonly Platform[] | undefined;
  readonly side?: Side;
  /** Whether the type is shown again, without anchors. */
  readonly isRepeated?: boolean;
}

/** Shows an interface, class, enum or alias in a card of its own. */
export function showType(type: TypeModel, scope: Scope): FlowNode[] {
  const since = commonSince(type, scope);
  const facts = [kindNames[type.kind], listBases(type, scope), since && `since ${since}`, scope.badges(type).slice(1)];
  const card = { ...scope, whole: scope.introduced(type.id), near: new Set<string>(), shown: new Set<string>() };
  return [
    cardHead(scope, type.id, type.name, factsLine(facts)),
    ...describe(type.description),
    ...showBody(type, card),
    ...showHistory([type.id], [], scope.model),
  ];
}

/** Names the types that a type extends. */
export function listBases(type: TypeModel, scope: Scope): Inline {
  const bases = type.kind === 'interface' || type.kind === 'class' ? type.extends : [];
  const names = bases.map((base) => showTypeText(base, scope));
  return names.length > 0 && ['extends ', join(names, ', ')];
}

/**
 * Returns the release that added the type, or else most of its members. Only members from another release show their own. Members that were
 * added to an existing type do not count.
 */
export function commonSince(type: TypeModel, { model, since }: Scope): string | undefined {
  const first = (type.kind === 'alias' ? [] : type.members).filter(({ id }) => findAddition(id, model) === undefined);
  const releases = [type, ...first].map(since);
  const known = releases.filter((release) => release !== undefined);
  const count = (release: string): number => known.filter((other) => other === release).length;
  return releases[0] ?? [...known].sort((a, b) => count(b) - count(a))[0];
}

const kindNames = { interface: 'Interface', class: 'Class', enum: 'Enum', alias: 'Type alias' } as const;

/** Shows what a type consists of. */
export function showBody(type: TypeModel, card: Card): FlowNode[] {
  card.shown.add(type.id);
  if (type.kind === 'alias') return [paragraph(showTypeText(type.type, card))];
  if (type.members.length === 0) return [];
  const since = commonSince(type, card);
  if (type.kind === 'enum') {
    const rows = type.members.map((member) =>
      record({
        ...identify(member, card),
        name: member.name,
        tags: card.badges(member),
        type: [member.value],
        words: notes(member, card, since),
      }),
    );
    return [records(rows)];
  }
  const groups = groupByParent(type.members);
  const rows = groups.map(([member, ...parts]) => ({
    name: member.name,
    // Required ones first, then those that work everywhere.
    rank: member.optional ? 1 + (member.ignoredOn?.length ?? 0) : 0,
    row: showProperty(member, parts, card, since),
  }));
  if (card.side === 'web') return [records(foldLabels(rows))];
  // In two columns, the parts of an object are below both.
  const isGiven = card.side === 'native';
  const all = rows.flatMap(({ row }, index) => [row, ...(isGiven ? showParts(groups[index] ?? [], card, since) : [])]);
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
function showParts(group: readonly PropertyModel[], card: Card, since: string | undefined): FlowNode[] {
  const [member, ...parts] = group;
  if (member === undefined || parts.length === 0) return [];
  const rows = parts.map((part) => showProperty(part, [], card, since, `${member.name}.`));
  return [element('div', { className: 'record__values' }, rows)];
}

function showProperty(
  member: PropertyModel,
  parts: readonly PropertyModel[],
  card: Card,
  since: string | undefined,
  prefix = '',
): FlowNode {
  const { platforms, near, shown, findType, side } = card;
  const ignoredOn = member.ignoredOn ?? [];
  const isTaken = side === 'web';
  // The type whose values the property takes, alone or in a list.
  const valueType = findType(member.type.links[member.type.text.replace(/\[\]$/, '')]);
  const isHere = valueType !== undefined && near.has(valueType.id) && !hasProperties(valueType);
  const isFirst = isHere && !shown.has(valueType.id);
  if (isFirst) shown.add(valueType.id);
  const shortDefault = shortenDefault(member);
  const working = isTaken ? platforms?.filter((platform) => !ignoredOn.includes(platform)) : undefined;
  return record({
    ...identify(member, card),
    name: member.name.slice(prefix.length),
    prefix,
    isOptional: member.optional,
    tags: [isTaken && !member.optional && prefix === '' && requiredTag, card.badges(member)],
    type: [
      parts.length > 0 && member.type.text.startsWith('{') ? 'object' : linkNames(member.type, card).map(breakLink),
      shortDefault !== undefined && muted(` = ${shortDefault}`),
    ],
    words: notes(
      {
        ...member,
        ...(shortDefault !== undefined && { default: undefined }),
        ...(working !== undefined && { ignoredOn: [] }),
      } as PropertyModel,
      card,
      since,
      !isHere && listValues(valueType),
    ),
    icons: working && platformIcons(working),
    below: [
      ...(isFirst ? [showValues(valueType, card)] : []),
      ...(side === 'native' ? [] : showParts([member, ...parts], card, since)),
    ],
  });
}

/** Lets the long name of a type break between its words. */
function breakLink(part: PhrasingContent): PhrasingContent {
  const [name] = part.type === 'link' ? part.children : [];
  return part.type === 'link' && name?.type === 'text' ? { ...part, children: breakName(name.value) } : part;
}

function identify(member: Described, card: Card): Pick<Fact, 'id' | 'introduced'> {
  return card.isRepeated ? {} : { id: card.anchor(member.id), introduced: introducedIn(member, card) };
}

/** Returns the version that introduced a part of a member. Undefined if that is the version of the member too, which says it for all its parts. */
export function introducedIn({ id }: Described, { whole, introduced }: Card): string | undefined {
  return introduced(id) === whole ? undefined : introduced(id);
}

/** Lists the values of an enum, or an alias, below the property that takes them. */
function showValues(type: TypeModel, card: Card): FlowNode {
  const rows =
    type.kind === 'enum'
      ? type.members.flatMap((member) => {
          const { id, introduced } = identify(member, card);
          const term = anchored('dt', markMember(id, introduced), member.name, card.badges(member));
          const words = notes(member, card, commonSince(type, card));
          return [term, element('dd', {}, join([words, muted(member.value)], ' '))];
        })
      : [
          element('dt', {}, type.kind === 'alias' ? linkNames(type.type, card) : type.name),
          element('dd', {}, describeInline(type.description)),
        ];
  return anchored('dl', { className: 'record__values', ...markMember(card.anchor(type.id)) }, rows);
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
  scope: Scope,
  usual?: string,
  values?: Inline,
): PhrasingContent[] {
  const since = scope.since(member);
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
