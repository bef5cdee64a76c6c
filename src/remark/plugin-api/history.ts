import type { PhrasingContent } from 'mdast';
import { type History, historyOf } from '../../reference/history';
import type { DatedChange } from '../../reference/history/model';
import type { PluginModel } from '../../reference/types';
import { element, type FlowNode, inlineCode, list, paragraph, repeated, text } from '../nodes';

/** What happened to a member and to the members in it, from release to release, folded; nothing where nothing did. */
export function showHistory(id: string, model: PluginModel): FlowNode[] {
  const changes = historyOf(model)?.changes ?? [];
  return fold(
    'History',
    changes.filter((change) => change.id === id || change.id.startsWith(`${id}.`)),
    id,
  );
}

/** What earlier releases had and this one has no more, as far as no type tells it. */
export function showRemoved(model: PluginModel): FlowNode[] {
  const ids = new Set([...model.methods, ...model.types, ...model.config].map(({ id }) => id));
  const isTold = ({ id }: DatedChange): boolean => ids.has(id) || ids.has(id.split('.')[0] ?? '');
  return fold(
    'Removed in earlier releases',
    (historyOf(model)?.changes ?? []).filter((change) => !isTold(change)),
    '',
  );
}

/** Says what a member without a history has behind it. */
export function showBeginning(model: PluginModel): FlowNode[] {
  const history: History | undefined = historyOf(model);
  if (history === undefined) return [];
  return [
    repeated(
      text('Members without a history have been the same since '),
      inlineCode(`${model.package} ${history.first}`),
      text(' or earlier.'),
    ),
  ];
}

function fold(title: string, changes: readonly DatedChange[], owner: string): FlowNode[] {
  if (changes.length === 0) return [];
  const items = changes.map((change) => describe(change, owner));
  return [
    element('details', { className: 'api-history' }, element('summary', {}, paragraph(text(title))), list(items)),
  ];
}

function describe({ release, kind, id, before, after }: DatedChange, owner: string): PhrasingContent[] {
  const name = id === owner ? [] : [inlineCode(labelOf(id, owner)), text(' ')];
  const start = [text(`${release}: `), ...name];
  switch (kind) {
    case 'changed':
      return [...start, inlineCode(before ?? 'nothing'), text(' became '), inlineCode(after ?? 'nothing')];
    case 'added':
      return [...start, text('added'), ...(id === owner || after === undefined ? [] : [text(', '), inlineCode(after)])];
    case 'removed':
      return [...start, text('removed'), ...(before === undefined ? [] : [text(', '), inlineCode(before)])];
    default:
      return [...start, text(kind === 'moved' ? 'got this name' : kind)];
  }
}

/** A member by its name in its type. */
function labelOf(id: string, owner: string): string {
  return (owner !== '' && id.startsWith(`${owner}.`) ? id.slice(owner.length + 1) : id).replace(/^addListener:/, '');
}
