import type { PhrasingContent } from 'mdast';
import { anchorOf } from '../../reference';
import { sinceOf } from '../../reference/diff';
import type { Described, PluginModel, TypeModel } from '../../reference/types';
import type { PageContext } from '../context';
import { describe, describeInline } from '../description';
import { type FlowNode, heading, inlineCode, join, paragraph, type Row, table, text } from '../nodes';
import { badgesOf } from './badges';
import { showHistory } from './history';
import { showTypeText } from './type-text';

/** One interface, class, enum or alias. */
export function showType(type: TypeModel, model: PluginModel, context: PageContext): FlowNode[] {
  return [
    heading(3, anchorOf(type.id, model), text(type.name)),
    ...lead(type, model, context),
    ...describe(type.description),
    ...body(type, model, context),
    ...showHistory(type.id, model),
  ];
}

function lead(type: TypeModel, model: PluginModel, context: PageContext): FlowNode[] {
  const badges = badgesOf(type, model, context).slice(1);
  const bases = type.kind === 'interface' || type.kind === 'class' ? type.extends : [];
  const parents: PhrasingContent[] =
    bases.length === 0
      ? []
      : [
          text('extends '),
          ...join(
            bases.map((base) => [showTypeText(base, model)]),
            ', ',
          ),
        ];
  const parts = [[text(kindNames[type.kind])], parents, badges].filter((part) => part.length > 0);
  return [paragraph(...join(parts, ' '))];
}

const kindNames = { interface: 'Interface', class: 'Class', enum: 'Enum', alias: 'Type alias' } as const;

function body(type: TypeModel, model: PluginModel, context: PageContext): FlowNode[] {
  if (type.kind === 'alias') return [paragraph(showTypeText(type.type, model))];
  if (type.members.length === 0) return [];
  if (type.kind === 'enum') {
    const rows = type.members.map(
      (member): Row => ({
        id: anchorOf(member.id, model),
        cells: [
          [inlineCode(member.name), ...badgesOf(member, model, context)],
          [inlineCode(member.value)],
          notes(member, model, context),
        ],
      }),
    );
    return [table(['Member', 'Value', 'Description'], rows)];
  }
  const rows = type.members.map(
    (member): Row => ({
      id: anchorOf(member.id, model),
      cells: [
        [inlineCode(member.optional ? `${member.name}?` : member.name), ...badgesOf(member, model, context)],
        [showTypeText(member.type, model)],
        notes(member, model, context),
      ],
    }),
  );
  return [table(['Property', 'Type', 'Description'], rows)];
}

/** Description, default, deprecation and first release of a member, for one table cell. */
export function notes(member: Described, model: PluginModel, context: PageContext): PhrasingContent[] {
  const since = sinceOf(member, model.page, context.version);
  const parts: PhrasingContent[][] = [
    describeInline(member.description),
    member.default === undefined ? [] : [text('Default: '), inlineCode(member.default)],
    member.deprecated ? [text('Deprecated: '), ...describeInline(member.deprecated)] : [],
    since === undefined ? [] : [text(`Since ${since}.`)],
  ];
  return join(
    parts.filter((part) => part.length > 0),
    ' ',
  );
}
