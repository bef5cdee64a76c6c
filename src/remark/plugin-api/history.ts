/** Shows the histories of members in a plugin's reference: collapsed, short, and only where something changed. */
import type { PhrasingContent } from 'mdast';
import { platformNames } from '../../lib/platform-names';
import { historyOf } from '../../reference/history';
import { type DatedChanges, leaveOutParts, listLost, type ReleaseChange } from '../../reference/history/model';
import type { PluginModel } from '../../reference/types';
import { element, type FlowNode, inlineCode, join, list, repeated, text } from '../nodes';
import { pickEarlierPart } from './signature-difference';

/** Shows the changes of a member and its own members by release, if there are any. */
export function showHistory(id: string, model: PluginModel): FlowNode[] {
  return fold(
    'History',
    pick(model, (change) => change.id === id || change.id.startsWith(`${id}.`)),
    id,
  );
}

/** Shows the changes of a plugin's configuration keys. */
export function showConfigHistory(model: PluginModel): FlowNode[] {
  const ids = new Set(model.config.map(({ id }) => id));
  return fold(
    'History',
    pick(model, ({ id }) => ids.has(id)),
    '',
  );
}

/** Shows members that were removed since earlier releases, unless the history of their type shows them. */
export function showRemoved(model: PluginModel): FlowNode[] {
  const ids = new Set([...model.methods, ...model.types, ...model.config].map(({ id }) => id));
  const types = new Set(model.types.map(({ id }) => id));
  const isCovered = ({ id }: ReleaseChange): boolean => ids.has(id) || types.has(id.split('.')[0] ?? '');
  return fold(
    'No longer there',
    pick(model, (change) => !isCovered(change)),
    '',
  );
}

/** Shows since when members without a history have existed. */
export function showFirstRelease(model: PluginModel): FlowNode[] {
  const history = historyOf(model);
  if (history === undefined) return [];
  // The CLI declares the keys of the plugins in core, and its releases are not read.
  const members = model.package === '@capacitor/core' && model.config.length > 0 ? 'Methods and types' : 'Members';
  return [
    repeated(
      text(`${members} that name no release are unchanged since `),
      inlineCode(`${model.package} ${history.first}`),
      text(history.isNew ? ', the first release with this plugin.' : ' or earlier.'),
    ),
  ];
}

/**
 * Picks the releases with the changes that a fold shows. Skips what the line below a heading or the row of a member says: "since 4.1.0" of members
 * that were only added, and "Android since 5.2.0" of methods that came to another platform.
 */
function pick(model: PluginModel, isWanted: (change: ReleaseChange) => boolean): DatedChanges[] {
  const releases = historyOf(model)?.releases ?? [];
  const all = releases.flatMap(({ changes }) => changes);
  const isOnlyAdded = ({ kind, id }: ReleaseChange): boolean =>
    kind === 'added' && all.filter((change) => change.id === id && change.kind !== 'platforms').length === 1;
  const isOnlyGain = (change: ReleaseChange): boolean => change.kind === 'platforms' && listLost(change).length === 0;
  return releases
    .map(({ release, changes }) => ({
      release,
      changes: leaveOutParts(
        changes.filter((change) => isWanted(change) && !isOnlyAdded(change) && !isOnlyGain(change)),
      ),
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
  // The text is directly in the element: a paragraph would add one more element to each fold.
  const summary = element('summary', {}, text(title) as unknown as FlowNode);
  return [element('details', { className: 'api-history' }, summary, list(items))];
}

/** Describes one change briefly. Signatures include the member's name. What a member became is shown above, or in a later release. */
function describe(change: ReleaseChange, owner: string): PhrasingContent[] {
  const { kind, id, from, before, after } = change;
  const name = inlineCode(labelOf(id, owner));
  const isOwner = id === owner;
  switch (kind) {
    case 'added':
      return [text('added'), ...(isOwner ? [] : [text(' '), inlineCode(after ?? labelOf(id, owner))])];
    case 'removed':
      return [text('removed '), inlineCode(before ?? labelOf(id, owner))];
    case 'deprecated':
      return [text('deprecated'), ...(isOwner ? [] : [text(' '), name])];
    case 'platforms':
      return [
        text(
          `no longer on ${listLost(change)
            .map((platform) => platformNames[platform])
            .join(' and ')}`,
        ),
      ];
    case 'moved':
      return [inlineCode(labelOf(from ?? '', owner)), text(' became '), name];
    case 'changed': {
      const { isResult, text: earlier } = pickEarlierPart(before ?? '', after ?? '');
      return [text(isResult ? 'result changed from ' : 'changed from '), inlineCode(earlier)];
    }
  }
}

/** Returns the name of a member within its type. */
function labelOf(id: string, owner: string): string {
  return (owner !== '' && id.startsWith(`${owner}.`) ? id.slice(owner.length + 1) : id).replace(/^addListener:/, '');
}
