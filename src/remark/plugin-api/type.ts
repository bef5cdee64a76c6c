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

/** What a type that is shown with a method has to do with it. */
interface Owner {
  /** Ids of the types that are shown with the method: the values of others are listed where a property takes them. */
  readonly near: ReadonlySet<string>;
  /** What it is to the method: `options`, `result`. */
  readonly role: string | undefined;
}

/**
 * One interface, class, enum or alias.
 *
 * @param depth of its heading: 3 among the types of a plugin, 4 with the method that it belongs to
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

/** The line below the heading: what kind of type it is, of the options or the result, what it extends, since when it exists. */
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
 * The release in which the type came, or most of its members: only those that came in another one say so. Members that came to a type that was
 * there before say nothing about it.
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
      [...notes(member, model, context, since), ...(near === undefined ? [] : listValues(member, model, near))],
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

/** A type with more values than this is too long for a cell. */
const mostValues = 6;

/** The values of the enum, or of the alias of literals, that a property takes: they are elsewhere on the page, and few. */
function listValues(
  member: PropertyModel | EnumMember,
  model: PluginModel,
  near: ReadonlySet<string>,
): PhrasingContent[] {
  const id = 'type' in member ? member.type.links[member.type.text] : undefined;
  const type = model.types.find((each) => each.id === id);
  if (type === undefined || near.has(type.id)) return [];
  const values = valuesOf(type);
  if (values.length === 0 || values.length > mostValues) return [];
  const names = join(
    values.map((value) => [inlineCode(value)]),
    ' ',
  );
  return [text(' '), inlineElement('span', { className: 'api-notes' }, text('One of '), ...names)];
}

/** Names of an enum's members, literals of an alias; nothing for other types. */
function valuesOf(type: TypeModel): string[] {
  if (type.kind === 'enum') return type.members.map(({ name }) => name);
  if (type.kind !== 'alias') return [];
  const literals = type.type.text.split('|').map((literal) => literal.trim());
  return literals.every((literal) => /^(?:'[^']*'|"[^"]*"|-?\d+)$/.test(literal)) ? literals : [];
}

/**
 * What there is to say of a member, for one table cell: its description, and in a quieter line where it does nothing, its default, deprecation and
 * first release.
 *
 * @param usual release that goes without saying
 */
export function notes(
  member: Described | PropertyModel,
  model: PluginModel,
  context: PageContext,
  usual?: string,
): PhrasingContent[] {
  const since = sinceOf(member, model.page, context.version);
  const ignoredOn = 'ignoredOn' in member ? (member.ignoredOn ?? []) : [];
  const details: PhrasingContent[][] = [
    ignoredOn.length === 0 ? [] : [text(`Not on ${listPlatforms(ignoredOn)}`)],
    member.default === undefined ? [] : [text('Default: '), inlineCode(member.default)],
    member.deprecated ? [text('Deprecated: '), ...describeInline(member.deprecated)] : [],
    since === undefined || since === usual ? [] : [text(`Since ${since}`)],
  ].filter((part) => part.length > 0);
  const line = inlineElement('span', { className: 'api-notes' }, ...join(details, ' · '));
  return join(
    [describeInline(member.description), details.length === 0 ? [] : [line]].filter((part) => part.length > 0),
    ' ',
  );
}

/** `iOS and the web`: as a sentence has them. */
function listPlatforms(platforms: readonly Platform[]): string {
  const names = platforms.map((platform) => (platform === 'web' ? 'the web' : platformNames[platform]));
  return names.join(' or ');
}
