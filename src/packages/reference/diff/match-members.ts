/** Finds for each member of the older version the member that it became in the newer version. */
import type { LegacyAlias } from '../api';
import type { Member } from './list-members';
import type { VersionMoves } from './version-moves';

/** Key of a member among all members of a version. */
export function keyOf(page: string, id: string): string {
  return `${page} ${id}`;
}

export interface MemberPair {
  older: Member;
  newer: Member;
  /** True when the newer member is only the old name, kept for compatibility, of what the older member became. */
  isLegacyName?: boolean;
}

export interface Matches {
  pairs: MemberPair[];
  removed: Member[];
  added: Member[];
}

interface Matcher {
  newer: ReadonlyMap<string, Member>;
  moves: VersionMoves | undefined;
  renames: readonly LegacyAlias[];
  pages: ReadonlySet<string>;
}

function byKey(members: readonly Member[]): Map<string, Member> {
  return new Map(members.map((member) => [keyOf(member.page, member.id), member]));
}

/** Pages of the newer version that members of an older page may be on. */
function listTargetPages(page: string, { moves, pages }: Matcher): readonly string[] {
  const moved = moves?.plugins.find(({ from }) => from === page);
  return (moved?.to ?? [page]).filter((target) => pages.has(target));
}

function findExplicitMove(member: Member, { moves }: Matcher): { page: string; id: string } | undefined {
  const move = moves?.members.find(({ from }) => from.page === member.page && from.id === member.id);
  if (move !== undefined || member.memberKind !== 'config') {
    return move?.to;
  }
  const group = moves?.config.find(({ from }) => member.id === from || member.id.startsWith(`${from}.`));
  return group && { page: member.page, id: `${group.to}${member.id.slice(group.from.length)}` };
}

/** Lists the members that a member may have become, in the order of the rules: explicit moves, renamed types, the same id. */
function findCounterparts(member: Member, matcher: Matcher): Member[] {
  const explicit = findExplicitMove(member, matcher);
  const pages = listTargetPages(member.page, matcher);
  const places = explicit === undefined ? [] : [explicit];
  if (member.memberKind === 'type') {
    const renames = matcher.renames.filter(({ page, oldName }) => pages.includes(page) && oldName === member.id);
    places.push(...renames.map(({ page, newName }) => ({ page, id: newName })));
  }
  places.push(...pages.map((page) => ({ page, id: member.id })));
  const found = places.flatMap(({ page, id }) => matcher.newer.get(keyOf(page, id)) ?? []);
  return found.filter(({ memberKind }) => memberKind === member.memberKind);
}

/** What a member of a type became, given what the type became. */
function findInside(member: Member, owner: Member | undefined, matcher: Matcher): Member[] {
  const id = `${owner?.id}${member.id.slice(member.owner?.length ?? 0)}`;
  const found = owner && matcher.newer.get(keyOf(owner.page, id));
  return found?.memberKind === member.memberKind ? [found] : [];
}

/** Matches plugins by page. A plugin's id is the name of its export, which may differ although the page is the same. */
function matchPlugins(older: readonly Member[], newer: readonly Member[], matcher: Matcher): MemberPair[] {
  const plugins = newer.filter(({ memberKind }) => memberKind === 'plugin');
  return older
    .filter(({ memberKind }) => memberKind === 'plugin')
    .flatMap((member) => {
      const pages = listTargetPages(member.page, matcher);
      return plugins.filter(({ page }) => pages.includes(page)).map((other) => ({ older: member, newer: other }));
    });
}

/** Finds the successor of every member except plugins. Types come before their members in the list. */
function matchByName(older: readonly Member[], matcher: Matcher): MemberPair[] {
  const taken = new Set<Member>();
  const types = new Map<string, Member>();
  return older.flatMap((member) => {
    if (member.memberKind === 'plugin') {
      return [];
    }
    const followsType = member.owner !== undefined && findExplicitMove(member, matcher) === undefined;
    const candidates = followsType
      ? findInside(member, types.get(keyOf(member.page, member.owner ?? '')), matcher)
      : findCounterparts(member, matcher);
    const newer = candidates.find((candidate) => !taken.has(candidate));
    if (newer === undefined) {
      return [];
    }
    taken.add(newer);
    if (member.memberKind === 'type') {
      types.set(keyOf(member.page, member.id), newer);
    }
    return [{ older: member, newer }];
  });
}

/** Types that the newer version still lists under their old name beside the new one. */
function matchLegacyNames(
  older: readonly Member[],
  newer: readonly Member[],
  renames: readonly LegacyAlias[],
): MemberPair[] {
  const oldTypes = byKey(older.filter(({ memberKind }) => memberKind === 'type'));
  return newer.flatMap((member) => {
    const sameName = oldTypes.get(keyOf(member.page, member.id));
    const isOldName = renames.some(({ page, oldName }) => page === member.page && oldName === member.id);
    return isOldName && sameName !== undefined ? [{ older: sameName, newer: member, isLegacyName: true }] : [];
  });
}

/** Pairs enum members that kept their value under another name. */
function matchByValue(older: readonly Member[], newer: readonly Member[], pairs: readonly MemberPair[]): MemberPair[] {
  return older
    .filter(({ memberKind }) => memberKind === 'enum-member')
    .flatMap((member) => {
      const owner = pairs.find((pair) => pair.older.page === member.page && pair.older.id === member.owner)?.newer;
      const sameValue = newer.filter(({ memberKind, page, owner: ownerId, head }) => {
        return memberKind === 'enum-member' && page === owner?.page && ownerId === owner.id && head === member.head;
      });
      const [only] = sameValue;
      return only !== undefined && sameValue.length === 1 ? [{ older: member, newer: only }] : [];
    });
}

/** Lists the members that are in no pair. */
function listUnpaired(members: readonly Member[], pairs: readonly MemberPair[]): Member[] {
  const paired = new Set(pairs.flatMap((pair) => [pair.older, pair.newer]));
  return members.filter((member) => !paired.has(member));
}

/**
 * Pairs the members of two versions: by known moves, by the renames that the newer packages declare, by name, and
 * finally, for enum members, by value. Members without a pair were removed or added.
 */
export function matchMembers(
  older: readonly Member[],
  newer: readonly Member[],
  renames: readonly LegacyAlias[],
  moves: VersionMoves | undefined,
): Matches {
  const pages = new Set(newer.map(({ page }) => page));
  const matcher: Matcher = { newer: byKey(newer), moves, renames, pages };
  const named = [...matchPlugins(older, newer, matcher), ...matchByName(older, matcher)];
  const known = [...named, ...matchLegacyNames(older, listUnpaired(newer, named), renames)];
  const pairs = [...known, ...matchByValue(listUnpaired(older, known), listUnpaired(newer, known), known)];
  return { pairs, removed: listUnpaired(older, pairs), added: listUnpaired(newer, pairs) };
}
