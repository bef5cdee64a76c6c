/** Shows the histories of members in a plugin's reference: collapsed, short, and only where something changed. */

import {
  type DatedChanges,
  historyOf,
  leaveOutParts,
  listLost,
  type PluginModel,
  type ReleaseChange,
} from '@capacitor-docs/reference';
import ts from '@capacitor-docs/shared/typescript';
import { platformNames } from '../../lib/platform-names';
import {
  type FlowNode,
  type Inline,
  inlineCode,
  inlineElement,
  join,
  list,
  paragraph,
  repeated,
  withClass,
} from '../nodes';
import { disclosure } from './card';

/**
 * Shows since when a method has existed and, folded, the changes of the method and of the types in its card.
 *
 * @param ids ids of the method and of these types
 * @param since releases that brought the method
 */
export function showHistory(ids: readonly string[], since: readonly string[], model: PluginModel): FlowNode[] {
  const isIn = ({ id }: ReleaseChange): boolean => ids.some((each) => each === id || id.startsWith(`${each}.`));
  const releases = pick(model, isIn);
  const age = since.length > 0 && inlineElement('span', { className: 'api-since' }, since.join(' · '));
  const last = releases.at(-1);
  const line = inlineElement('small', {}, join([age, last && nameLast(last)], ' · '));
  if (releases.length > 0) return fold('History', releases, [' ', line]);
  if (since.length === 0) return [];
  return [withClass('api-history', paragraph(inlineElement('b', {}, 'History'), ' ', line))];
}

/** Shows the changes of a plugin's configuration keys. */
export function showConfigHistory(model: PluginModel): FlowNode[] {
  const ids = new Set(model.config.map(({ id }) => id));
  return fold(
    'History',
    pick(model, ({ id }) => ids.has(id)),
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
      `${members} that name no release are unchanged since `,
      inlineCode(`${model.package} ${history.first}`),
      history.isNew ? ', the first release with this plugin.' : ' or earlier.',
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

/** Names the last change of a release in a few words: `4.0.0 removed preserveAspectRatio`. */
function nameLast({ release, changes }: DatedChanges): string {
  const change = changes.at(-1);
  if (change === undefined) return release;
  const verb = change.kind === 'platforms' ? 'changed platforms of' : change.kind;
  return `${release} ${verb} ${labelOf(change.id)}`;
}

function fold(title: string, releases: readonly DatedChanges[], since?: Inline): FlowNode[] {
  if (releases.length === 0) return [];
  const items = releases.map(({ release, changes }) => [`${release}: `, join(changes.map(describe), '; ')]);
  return [disclosure('api-history', [title, since], list(items))];
}

/**
 * Describes one change briefly, with the name of the member within its type. Signatures include it. What a member became is shown above, or in a later
 * release.
 */
function describe({ kind, id, from, before, after }: ReleaseChange): Inline {
  const name = inlineCode(labelOf(id));
  switch (kind) {
    case 'added':
      return ['added ', inlineCode(after ?? labelOf(id))];
    case 'removed':
      return ['removed ', inlineCode(before ?? labelOf(id))];
    case 'deprecated':
      return ['deprecated ', name];
    case 'platforms': {
      const names = listLost({ kind, id, before, after } as ReleaseChange).map((platform) => platformNames[platform]);
      return `no longer on ${names.join(' and ')}`;
    }
    case 'moved':
      return [inlineCode(labelOf(from ?? '')), ' became ', name];
    case 'changed': {
      const { isResult, text: earlier } = pickEarlierPart(before ?? '', after ?? '');
      return [isResult ? 'result changed from ' : 'changed from ', inlineCode(earlier)];
    }
  }
}

/** Returns the name of a member within its type. */
function labelOf(id: string): string {
  return id.replace(/^[A-Z]\w*\./, '').replace(/^addListener:/, '');
}

/**
 * Picks the part of an earlier signature that differs from the later one: the result, one parameter, or all parameters if several differ. The
 * rest is already on the page. The signature of anything but a method is returned whole.
 *
 * @returns the part, and whether it is the result
 */
export function pickEarlierPart(before: string, after: string): { readonly isResult: boolean; readonly text: string } {
  const [old, now] = [splitSignature(before), splitSignature(after)];
  if (old === undefined || now === undefined || old.head !== now.head) return { isResult: false, text: before };
  const changed = old.parameters.filter((parameter, place) => parameter !== now.parameters[place]);
  const isSameCount = old.parameters.length === now.parameters.length;
  if (changed.length === 0 && isSameCount) return { isResult: true, text: old.result };
  if (old.result !== now.result) return { isResult: false, text: before };
  const isOne = changed.length === 1 && isSameCount;
  return { isResult: false, text: isOne ? changed.join('') : `${old.head}${old.parameters.join(', ')})` };
}

/** @returns everything before the parameters (`static create(`), the parameters, and the result; undefined for anything but a method */
function splitSignature(signature: string) {
  const head = /^[\w ]+\(/.exec(signature)?.[0];
  if (head === undefined) return undefined;
  const source = ts.createSourceFile('a.ts', `type A = ${signature.slice(head.length - 1)}`, ts.ScriptTarget.ESNext);
  const [statement] = source.statements;
  const type = statement && ts.isTypeAliasDeclaration(statement) ? statement.type : undefined;
  if (type === undefined || !ts.isFunctionTypeNode(type)) return undefined;
  return { head, parameters: type.parameters.map((one) => one.getText(source)), result: type.type.getText(source) };
}
