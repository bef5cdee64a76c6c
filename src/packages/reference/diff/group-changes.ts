/** Groups the changes of a version in the order in which readers go through them. */
import { toTitle } from '../title-case';
import { type ApiChange, type ApiDiff, type ChangeKind, configPage } from '../types';
import { listContainers } from './change-index';
import { keyOf } from './match-members';

export interface PluginChanges {
  page: string;
  /** Title in words: `Local Notifications`. */
  title: string;
  changes: ApiChange[];
}

/** Changes that break an app come first, followed by those that it can use. */
const kindOrder: readonly ChangeKind[] = ['moved', 'removed', 'changed', 'deprecated', 'added'];

/** Lists the changes of the same kind to the plugin, the types and the groups that contain a member. */
function listAround(change: ApiChange, changes: ReadonlyMap<string, readonly ApiChange[]>): ApiChange[] {
  const containers = listContainers(change.id).flatMap((id) => changes.get(keyOf(change.page, id)) ?? []);
  const plugin = change.memberKind === 'plugin' ? [] : (changes.get(keyOf(change.page, '')) ?? []);
  return [...plugin, ...containers].filter(({ kind }) => kind === change.kind);
}

/** True when a member moved together with its type, group or plugin and kept its name. */
function movedWith({ id, from }: ApiChange, around: ApiChange): boolean {
  const origin = around.from;
  if (from === undefined || origin === undefined || from.page !== origin.page) {
    return false;
  }
  return around.memberKind === 'plugin' ? from.id === id : from.id === `${origin.id}${id.slice(around.id.length)}`;
}

function isCoveredByAnother(
  change: ApiChange,
  changes: ReadonlyMap<string, readonly ApiChange[]>,
  all: readonly ApiChange[],
): boolean {
  const around = listAround(change, changes);
  if (change.kind === 'moved') {
    return around.some((other) => movedWith(change, other));
  }
  if (change.memberKind !== 'config') {
    return around.length > 0 && (change.kind === 'added' || change.kind === 'removed');
  }
  // A group of keys is left out because its keys are listed. Keys of a plugin are listed with the plugin.
  const isGroup = all.some(
    ({ kind, page, id }) => kind === change.kind && page === change.page && id.startsWith(`${change.id}.`),
  );
  const isOfPlugin = all.some(
    ({ kind, page, id }) => kind === change.kind && page !== configPage && change.id === `plugins.${id}`,
  );
  return (
    isGroup || (change.page === configPage ? isOfPlugin : around.some(({ memberKind }) => memberKind === 'plugin'))
  );
}

/**
 * Groups the changes by plugin in the order of their titles, with the Capacitor configuration last. The order within a
 * plugin is moved, removed, changed, deprecated, added. Members of an added, removed or moved plugin or type are not
 * listed one by one, unless something else happened to them.
 */
export function groupChanges(diff: ApiDiff): PluginChanges[] {
  const byPlace = new Map<string, ApiChange[]>();
  for (const change of diff.changes) {
    const key = keyOf(change.page, change.memberKind === 'plugin' ? '' : change.id);
    byPlace.set(key, [...(byPlace.get(key) ?? []), change]);
  }
  const told = diff.changes.filter((change) => !isCoveredByAnother(change, byPlace, diff.changes));
  const pages = [...new Set(told.map(({ page }) => page))];
  const groups = pages.map((page) => {
    const ofPage = told.filter((change) => change.page === page);
    const changes = kindOrder.flatMap((kind) => ofPage.filter((change) => change.kind === kind));
    // The configuration is not a plugin, so its title is defined here.
    return { page, title: page === configPage ? 'Capacitor configuration' : toTitle(page), changes };
  });
  const rank = ({ page, title }: PluginChanges): string => `${page === configPage ? 1 : 0}${title}`;
  return groups.sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
}
