import type { PhrasingContent } from 'mdast';
import { platformNames } from '../../lib/platform-names';
import { anchorOf } from '../../reference';
import { introductionOf, sinceOf } from '../../reference/diff';
import { findAddition } from '../../reference/history';
import type { Described, EnumMember, Platform, PluginModel, PropertyModel, TypeModel } from '../../reference/types';
import type { PageContext } from '../context';
import { describe, describeInline } from '../description';
import {
  type FlowNode,
  inlineCode,
  inlineElement,
  join,
  joinSentences,
  memberHeading,
  paragraph,
  type Row,
  table,
  text,
} from '../nodes';
import { badgesOf } from './badges';
import { factsLine } from './facts-line';
import { showHistory } from './history';
import { showTypeText } from './type-text';

/** Relation of a type to the method that it is shown with. */
interface Owner {
  /** Ids of the types shown with the method. Values of other types are listed at the properties that take them. */
  readonly near: ReadonlySet<string>;
  /** Role of the type in the method: `options`, `event`, `result`. */
  readonly role: string | undefined;
}

/**
 * Shows one interface, class, enum or alias.
 *
 * @param depth heading level: 3 among the types of a plugin, 4 with the method that the type belongs to
 */
export function showType(
  type: TypeModel,
  depth: 3 | 4,
  model: PluginModel,
  context: PageContext,
  owner?: Owner,
): FlowNode[] {
  return [
    memberHeading(
      depth,
      anchorOf(type.id, model),
      introductionOf(type.id, model.page, context.version),
      text(type.name),
    ),
    ...lead(type, model, context, owner?.role),
    ...describe(type.description),
    ...body(type, model, context, owner?.near),
    ...showHistory(type.id, model),
  ];
}

/** Creates the line below the heading: kind of type, role in the method, base types, first release. */
function lead(type: TypeModel, model: PluginModel, context: PageContext, role: string | undefined): FlowNode[] {
  const badges = badgesOf(type, model, context).slice(1);
  const bases = type.kind === 'interface' || type.kind === 'class' ? type.extends : [];
  const parents = join(
    bases.map((base) => [showTypeText(base, model)]),
    ', ',
  );
  const since = commonSince(type, model, context);
  const parts = [
    [text(kindNames[type.kind] + (role === undefined ? '' : ` of the ${role}`))],
    parents.length === 0 ? [] : [text('extends '), ...parents],
    since === undefined ? [] : [text(`since ${since}`)],
    badges,
  ].filter((part) => part.length > 0);
  return [factsLine(parts)];
}

/**
 * Returns the release that added the type, or else most of its members. Only members from another release show their own. Members that were
 * added to an existing type do not count.
 */
function commonSince(type: TypeModel, model: PluginModel, context: PageContext): string | undefined {
  const first = (type.kind === 'alias' ? [] : type.members).filter(({ id }) => findAddition(id, model) === undefined);
  const releases = [type, ...first].map((each) => sinceOf(each, model.page, context.version));
  const known = releases.filter((release) => release !== undefined);
  const count = (release: string): number => known.filter((other) => other === release).length;
  return releases[0] ?? [...known].sort((a, b) => count(b) - count(a))[0];
}

const kindNames = { interface: 'Interface', class: 'Class', enum: 'Enum', alias: 'Type alias' } as const;

function body(type: TypeModel, model: PluginModel, context: PageContext, near?: ReadonlySet<string>): FlowNode[] {
  if (type.kind === 'alias') return [paragraph(showTypeText(type.type, model))];
  if (type.members.length === 0) return [];
  const since = commonSince(type, model, context);
  const toRow = (member: PropertyModel | EnumMember, name: string, value: PhrasingContent): Row => ({
    id: anchorOf(member.id, model),
    introduced: introductionOf(member.id, model.page, context.version),
    cells: [
      [inlineCode(name), ...badgesOf(member, model, context)],
      [value],
      notes(member, model, context, since, near === undefined ? [] : listValues(member, model, near)),
    ],
  });
  if (type.kind === 'enum') {
    const rows = type.members.map((member) => toRow(member, member.name, inlineCode(member.value)));
    return [table(['Member', 'Value', 'Description'], rows, 'stacks')];
  }
  const rows = type.members.map((member) =>
    toRow(member, member.optional ? `${member.name}?` : member.name, showTypeText(member.type, model)),
  );
  return [table(['Property', 'Type', 'Description'], rows, 'stacks')];
}

/** Maximum number of values in a cell. More would be too long. */
const maxValues = 6;

/** Lists the few values of the enum or alias of literals that a property takes, because that type is elsewhere on the page. */
function listValues(
  member: PropertyModel | EnumMember,
  model: PluginModel,
  near: ReadonlySet<string>,
): PhrasingContent[] {
  const id = 'type' in member ? member.type.links[member.type.text] : undefined;
  const type = model.types.find((each) => each.id === id);
  if (type === undefined || near.has(type.id)) return [];
  const values = valuesOf(type);
  if (values.length === 0 || values.length > maxValues) return [];
  const names = join(
    values.map((value) => [inlineCode(value)]),
    ' ',
  );
  return [text('One of '), ...names];
}

/** Returns the names of an enum's members or the literals of an alias. Empty for other types. */
function valuesOf(type: TypeModel): string[] {
  if (type.kind === 'enum') return type.members.map(({ name }) => name);
  if (type.kind !== 'alias') return [];
  const literals = type.type.text.split('|').map((literal) => literal.trim());
  return literals.every((literal) => /^(?:'[^']*'|"[^"]*"|-?\d+)$/.test(literal)) ? literals : [];
}

/**
 * Shows the notes on a member in one table cell: its description and, in a muted line, the platforms that ignore it, its default, deprecation,
 * first release and values.
 *
 * @param usual release that is not shown, because it is the usual one
 */
export function notes(
  member: Described | PropertyModel,
  model: PluginModel,
  context: PageContext,
  usual?: string,
  values: readonly PhrasingContent[] = [],
): PhrasingContent[] {
  const since = sinceOf(member, model.page, context.version);
  const ignoredOn = 'ignoredOn' in member ? (member.ignoredOn ?? []) : [];
  const details: PhrasingContent[][] = [
    ignoredOn.length === 0 ? [] : [text(`Not on ${listPlatforms(ignoredOn)}`)],
    member.default === undefined ? [] : [text('Default: '), inlineCode(member.default)],
    member.deprecated ? [text('Deprecated: '), ...describeInline(member.deprecated)] : [],
    since === undefined || since === usual ? [] : [text(`Since ${since}`)],
    [...values],
  ].filter((part) => part.length > 0);
  const line = inlineElement('span', { className: 'api-notes' }, ...join(details, ' · '));
  return joinSentences([describeInline(member.description), details.length === 0 ? [] : [line]]);
}

/** Joins platforms as in a sentence: `iOS or the web`. */
function listPlatforms(platforms: readonly Platform[]): string {
  const names = platforms.map((platform) => (platform === 'web' ? 'the web' : platformNames[platform]));
  return names.join(' or ');
}
