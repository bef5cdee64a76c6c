/** Moves between two neighboring versions that no package declares. */
import { type MemberMoves, movedMembers } from '../../../config/moved-members';
import { movedPages, type PageMoves } from '../../../config/moved-pages';
import type { VersionName } from '../../../config/versions';
import { listTargets } from '../../../lib/counterparts';

export interface VersionMoves extends MemberMoves {
  /** Plugins that were renamed or split into several. Their members keep their names unless listed. */
  readonly plugins: readonly { readonly from: string; readonly to: readonly string[] }[];
}

const folder = '/apis/';

/** @returns the plugins among the pages that moved, each by the name of its page */
function listMovedPlugins({ moved }: PageMoves): VersionMoves['plugins'] {
  const nameOf = (key: string) => key.slice(folder.length);
  return Object.entries(moved)
    .filter(([key]) => key.startsWith(folder))
    .map(([key, targets]) => ({ from: nameOf(key), to: listTargets(targets).map(nameOf) }));
}

/** Returns the known moves between two versions; undefined for versions that are not neighbors. */
export function findMoves(from: VersionName, to: VersionName): VersionMoves | undefined {
  const isWanted = (moves: { from: VersionName; to: VersionName }) => moves.from === from && moves.to === to;
  const pages = movedPages.find(isWanted);
  if (pages === undefined) return undefined;
  const { members = [], config = [] } = movedMembers.find(isWanted) ?? {};
  return { from, to, plugins: listMovedPlugins(pages), members, config };
}
