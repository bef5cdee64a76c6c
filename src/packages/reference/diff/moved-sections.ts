import { knownVersions } from '../../../config/versions';
import type { SectionMove } from '../../../lib/moved-sections';
import { anchorOf, loadReference } from '../load-reference';
import { configPage } from '../types';
import { loadDiff } from './index';

/**
 * Lists the members that moved from one version to the next, as links to their sections. Leaves out the keys of the Capacitor configuration, which
 * are all on one page.
 *
 * @throws when a package is not installed
 */
export function listMovedSections(): SectionMove[] {
  return knownVersions.flatMap((version) => {
    const diff = loadDiff(version);
    if (diff === undefined) return [];
    const [older, newer] = [loadReference(diff.from), loadReference(diff.to)];
    return diff.changes.flatMap(({ kind, from, page, id, memberKind }): SectionMove[] => {
      if (kind !== 'moved' || from === undefined || memberKind === 'plugin' || page === configPage) return [];
      const before = older.plugins.find((plugin) => plugin.page === from.page);
      const after = newer.plugins.find((plugin) => plugin.page === page);
      if (before === undefined || after === undefined) return [];
      return [[`/apis/${from.page}#${anchorOf(from.id, before)}`, `/apis/${page}#${anchorOf(id, after)}`]];
    });
  });
}
