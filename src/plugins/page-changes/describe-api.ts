/** Describes in words what changed in the API that a page documents. */

import type { PagePair } from '../../lib/page-pairs';
import { anchorOf, loadReference } from '../../reference';
import { anchorOfKey } from '../../reference/config/anchors';
import { groupChanges, loadDiff } from '../../reference/diff';
import { configPage } from '../../reference/diff/list-members';
import { labelOf, memberKindLabels } from '../../reference/diff/member-words';
import type { ApiChange, Reference } from '../../reference/types';

/** One difference of the API. */
export interface ApiLine {
  readonly kind: ApiChange['kind'];
  /** The member as readers know it: `ImageOptions.quality`. */
  readonly name: string;
  /** Id of the member on the newer page; undefined if that page does not have it. */
  readonly anchor: string | undefined;
  /** Text after the name: words at even indexes, code at odd ones. */
  readonly words: readonly string[];
}

/** Returns the name of the plugin that a page describes, or `config` for the configuration; undefined for other pages. */
function pluginOf(key: string): string | undefined {
  return key === '/config' ? configPage : /^\/apis\/([\w-]+)$/.exec(key)?.[1];
}

/**
 * Lists what changed in the plugin or the configuration that a pair of pages is about, in the order in which readers need it.
 */
export function listApiLines({ older, newer, to }: PagePair): ApiLine[] {
  const page = pluginOf(newer);
  const diff = page === undefined ? undefined : loadDiff(to);
  if (page === undefined || diff === undefined) return [];
  const own = new Set([page, ...older.flatMap((key) => pluginOf(key) ?? [])]);
  const reference = loadReference(to);
  const plugin = reference.plugins.find((candidate) => candidate.page === page);
  const changes = groupChanges(diff).flatMap((group) => group.changes);
  return changes.flatMap((change): ApiLine[] => {
    const isHere = change.page === page || (change.kind === 'removed' && own.has(change.page));
    const isGone = !isHere && change.from !== undefined && own.has(change.from.page);
    if (!isHere && !isGone) return [];
    const anchor =
      change.kind === 'removed' || isGone || change.memberKind === 'plugin'
        ? undefined
        : page === configPage
          ? findKeyAnchor(change.id.replace(/^config:/, ''), reference)
          : plugin && anchorOf(change.id, plugin);
    const name = labelOf(change.kind === 'moved' ? (change.from?.id ?? change.id) : change.id);
    return [{ kind: change.kind, name, anchor, words: describe(change, isGone) }];
  });
}

/** Finds the anchor of a key of the configuration. Groups below the first level have none. */
function findKeyAnchor(path: string, { config }: Reference): string | undefined {
  const isNestedGroup = path.includes('.') && config.some((key) => key.path === path && key.group);
  return isNestedGroup ? undefined : anchorOfKey(path);
}

function describe(change: ApiChange, isGone: boolean): readonly string[] {
  const { kind, before = '', after = '', memberKind, page, from, id } = change;
  const what = memberKindLabels[memberKind];
  switch (kind) {
    case 'added':
      return after === '' ? [` was added (${what}).`] : [` was added (${what}): `, after];
    case 'removed':
      return before === '' ? [` was removed (${what}).`] : [` was removed (${what}): `, before];
    case 'deprecated':
      return [` is deprecated (${what}).`];
    case 'moved':
      return isGone || page !== from?.page
        ? [` (${what}) is now `, labelOf(id), ' of ', page]
        : [` (${what}) is now called `, labelOf(id)];
    case 'changed':
      return [` changed (${what}): `, before, ' became ', after];
  }
}
