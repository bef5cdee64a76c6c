/** Lists what changed in the API that a page documents. */

import {
  type ApiChange,
  anchorOf,
  anchorOfKey,
  configPage,
  groupChanges,
  loadDiff,
  loadReference,
  type Reference,
} from '@capacitor-docs/reference';
import { labelOf, memberKindLabels } from '@capacitor-docs/reference/member-words';
import type { PagePair } from '../../lib/page-pairs';

/** One difference of the API. */
export interface ApiLine extends Pick<ApiChange, 'kind' | 'before' | 'after'> {
  /** What kind of member it is: `property`. */
  readonly what: string;
  /** The member as readers know it: `ImageOptions.quality`. */
  readonly name: string;
  /** Id of the member on the newer page; undefined if that page does not have it. */
  readonly anchor: string | undefined;
  /** For `moved`: its new name, and the plugin that it belongs to now if that is another one. */
  readonly moved?: { readonly name: string; readonly page?: string };
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
    const { kind, before, after, memberKind, from, id } = change;
    const isElsewhere = isGone || change.page !== from?.page;
    return [
      {
        kind,
        what: memberKindLabels[memberKind],
        name: labelOf(kind === 'moved' ? (from?.id ?? id) : id),
        anchor,
        ...(kind === 'added' || kind === 'changed' ? { after } : {}),
        ...(kind === 'removed' || kind === 'changed' ? { before } : {}),
        ...(kind === 'moved' ? { moved: { name: labelOf(id), ...(isElsewhere ? { page: change.page } : {}) } } : {}),
      },
    ];
  });
}

/** Finds the anchor of a key of the configuration. Groups below the first level have none. */
function findKeyAnchor(path: string, { config }: Reference): string | undefined {
  const isNestedGroup = path.includes('.') && config.some((key) => key.path === path && key.group);
  return isNestedGroup ? undefined : anchorOfKey(path);
}
