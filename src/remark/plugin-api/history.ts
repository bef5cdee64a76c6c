/** The histories of members in the reference of a plugin: folded, short, and only where something happened. */
import type { PhrasingContent } from 'mdast';
import { historyOf } from '../../reference/history';
import { type DatedChanges, leaveOutParts, type ReleaseChange } from '../../reference/history/model';
import type { PluginModel } from '../../reference/types';
import { element, type FlowNode, inlineCode, join, list, repeated, text } from '../nodes';
import { pickEarlierPart } from './signature-difference';

/** What happened to a member and to the members in it, from release to release; nothing where nothing did. */
export function showHistory(id: string, model: PluginModel): FlowNode[] {
  return fold(
    'History',
    pick(model, (change) => change.id === id || change.id.startsWith(`${id}.`)),
    id,
  );
}

/** What happened to the configuration keys of a plugin. */
export function showConfigHistory(model: PluginModel): FlowNode[] {
  const ids = new Set(model.config.map(({ id }) => id));
  return fold(
    'History',
    pick(model, ({ id }) => ids.has(id)),
    '',
  );
}

/** What earlier releases had and this one doesn't, unless the type that it was part of tells it. */
export function showRemoved(model: PluginModel): FlowNode[] {
  const ids = new Set([...model.methods, ...model.types, ...model.config].map(({ id }) => id));
  const types = new Set(model.types.map(({ id }) => id));
  const isTold = ({ id }: ReleaseChange): boolean => ids.has(id) || types.has(id.split('.')[0] ?? '');
  return fold(
    'No longer there',
    pick(model, (change) => !isTold(change)),
    '',
  );
}

/** Says how old members without a history are. */
export function showBeginning(model: PluginModel): FlowNode[] {
  const history = historyOf(model);
  if (history === undefined) return [];
  // The keys of the plugins in core are declared by the CLI, whose releases are not read.
  const members = model.package === '@capacitor/core' && model.config.length > 0 ? 'Methods and types' : 'Members';
  return [
    repeated(
      text(`${members} without a history or a release of their own have been the same since `),
      inlineCode(`${model.package} ${history.first}`),
      text(history.isNew ? ', the first release with this plugin.' : ' or earlier.'),
    ),
  ];
}

/**
 * The releases in which something happened that a fold tells, with that. A member that only came says so beside its name, or in its row: "since
 * 4.1.0".
 */
function pick(model: PluginModel, isWanted: (change: ReleaseChange) => boolean): DatedChanges[] {
  const releases = historyOf(model)?.releases ?? [];
  const all = releases.flatMap(({ changes }) => changes);
  const onlyCame = ({ kind, id }: ReleaseChange): boolean =>
    kind === 'added' && all.filter((change) => change.id === id).length === 1;
  return releases
    .map(({ release, changes }) => ({
      release,
      changes: leaveOutParts(changes.filter((change) => isWanted(change) && !onlyCame(change))),
    }))
    .filter(({ changes }) => changes.length > 0);
}

function fold(title: string, releases: readonly DatedChanges[], owner: string): FlowNode[] {
  if (releases.length === 0) return [];
  const items = releases.map(({ release, changes }) => [
    text(`${release}: `),
    ...join(
      changes.map((change) => describe(change, owner)),
      '; ',
    ),
  ]);
  // The text stands in the element itself: a paragraph there would be one more element for each fold.
  const summary = element('summary', {}, text(title) as unknown as FlowNode);
  return [element('details', { className: 'api-history' }, summary, list(items))];
}

/** One change in a few words. Signatures name their members, so that nothing else does; what one became stands above, or in a later release. */
function describe({ kind, id, from, before, after }: ReleaseChange, owner: string): PhrasingContent[] {
  const name = inlineCode(labelOf(id, owner));
  const isOwner = id === owner;
  switch (kind) {
    case 'added':
      return [text('added'), ...(isOwner ? [] : [text(' '), inlineCode(after ?? labelOf(id, owner))])];
    case 'removed':
      return [text('removed '), inlineCode(before ?? labelOf(id, owner))];
    case 'deprecated':
      return [text('deprecated'), ...(isOwner ? [] : [text(' '), name])];
    case 'moved':
      return [inlineCode(labelOf(from ?? '', owner)), text(' became '), name];
    case 'changed': {
      const { isResult, text: earlier } = pickEarlierPart(before ?? '', after ?? '');
      return [text(isResult ? 'result changed from ' : 'changed from '), inlineCode(earlier)];
    }
  }
}

/** A member by its name in its type. */
function labelOf(id: string, owner: string): string {
  return (owner !== '' && id.startsWith(`${owner}.`) ? id.slice(owner.length + 1) : id).replace(/^addListener:/, '');
}
