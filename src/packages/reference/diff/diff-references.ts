/** The exact differences between the references of two neighboring versions. */
import type { VersionName } from '../../../config/versions';
import type { LegacyAlias } from '../api';
import { type ApiChange, type ApiDiff, configPage, type TypeModel } from '../types';
import { type Compared, listMembers, type Member, publishesConfigTypes } from './list-members';
import { keyOf, type MemberPair, matchMembers } from './match-members';
import { type Expansion, normalizeStructure, normalizeType, type TypeScope } from './normalize-type';
import { findMoves, type VersionMoves } from './version-moves';

interface Comparison {
  scopeOf(member: Member, side: 'older' | 'newer'): TypeScope;
}

function indexTypes(members: readonly Member[]): Map<string, TypeModel> {
  return new Map(members.flatMap(({ page, id, model }) => (model === undefined ? [] : [[keyOf(page, id), model]])));
}

/** Prepares what comparing types needs: the types of both sides, and the new names of the older ones. */
function prepare(older: readonly Member[], newer: readonly Member[], pairs: readonly MemberPair[]): Comparison {
  const types = { older: indexTypes(older), newer: indexTypes(newer) };
  const typePairs = pairs.filter((pair) => pair.newer.memberKind === 'type' && !pair.isLegacyName);
  const newNames = new Map(typePairs.map((pair) => [keyOf(pair.older.page, pair.older.id), pair.newer.id]));
  const paired = {
    older: new Set(newNames.keys()),
    newer: new Set(typePairs.map((pair) => keyOf(pair.newer.page, pair.newer.id))),
  };
  return {
    scopeOf: ({ page }, side) => ({
      findType: (id) => types[side].get(keyOf(page, id)),
      nameOf: (id) => (side === 'older' ? (newNames.get(keyOf(page, id)) ?? id) : id),
      isPaired: (id) => paired[side].has(keyOf(page, id)),
    }),
  };
}

/** Ways to compare types, from their names to their structure: a change inside a named type is not a change of the members that use it. */
const expansions: readonly Expansion[] = ['none', 'unpaired', 'all'];

function hasSameType({ older, newer }: MemberPair, comparison: Comparison): boolean {
  if (older.type === undefined || newer.type === undefined) {
    return older.type === newer.type;
  }
  const scopes = { older: comparison.scopeOf(older, 'older'), newer: comparison.scopeOf(newer, 'newer') };
  const [before, after] = [older.type, newer.type];
  return expansions.some((expand) => {
    const options = { expand, optional: older.optional && newer.optional };
    return normalizeType(before, scopes.older, options) === normalizeType(after, scopes.newer, options);
  });
}

/** True when two types have the same structure, no matter how they are declared. */
function hasSameStructure({ older, newer }: MemberPair, comparison: Comparison): boolean {
  const [before, after] = [older.model, newer.model];
  if (before === undefined || after === undefined) {
    return false;
  }
  const scopes = { older: comparison.scopeOf(older, 'older'), newer: comparison.scopeOf(newer, 'newer') };
  return expansions.some((expand) => {
    const structure = normalizeStructure(before, scopes.older, expand);
    return structure !== undefined && structure === normalizeStructure(after, scopes.newer, expand);
  });
}

function isEqual(pair: MemberPair, comparison: Comparison): boolean {
  const { older, newer, isLegacyName } = pair;
  if (isLegacyName || older.memberKind === 'plugin') {
    return true;
  }
  if (older.memberKind === 'config' && (older.type === undefined || newer.type === undefined)) {
    return true;
  }
  const isSameForm =
    older.head === newer.head && ((older.hasNested && newer.hasNested) || hasSameType(pair, comparison));
  return isSameForm || (older.memberKind === 'type' && hasSameStructure(pair, comparison));
}

function comparePair(pair: MemberPair, comparison: Comparison): ApiChange[] {
  const { older, newer } = pair;
  const place = { page: newer.page, id: newer.id, memberKind: newer.memberKind };
  const changes: ApiChange[] = [];
  const isInherited = older.inherited || newer.inherited;
  if (!isInherited && !pair.isLegacyName && (older.page !== newer.page || older.id !== newer.id)) {
    changes.push({ kind: 'moved', ...place, from: { page: older.page, id: older.id } });
  }
  if (!(older.inherited && newer.inherited) && !isEqual(pair, comparison)) {
    changes.push({ kind: 'changed', ...place, before: older.text, after: newer.text });
  }
  if (newer.deprecated && !older.deprecated && !isInherited) {
    changes.push({ kind: 'deprecated', ...place, after: newer.text });
  }
  return changes;
}

/**
 * True when a member is missing on the other side only because members are listed differently there: inherited members,
 * the properties of an object that only one side describes, members of a type that is declared in another way.
 */
function isListedOnOneSideOnly(
  member: Member,
  pairs: readonly MemberPair[],
  side: 'older' | 'newer',
  comparison: Comparison,
): boolean {
  if (member.inherited) {
    return true;
  }
  const pairOf = (id: string) => pairs.find((pair) => pair[side].page === member.page && pair[side].id === id);
  const owner = member.owner === undefined ? undefined : pairOf(member.owner);
  if (owner !== undefined && owner.older.model?.kind !== owner.newer.model?.kind && isEqual(owner, comparison)) {
    return true;
  }
  const around = member.nestedIn === undefined ? undefined : pairOf(member.nestedIn);
  return around !== undefined && !around[side === 'older' ? 'newer' : 'older'].hasNested;
}

/** True for plugin configuration when the older version is v2, which does not publish it, so that it can't be compared with v3. */
function isUnknown(member: Member, older: VersionName): boolean {
  return member.memberKind === 'config' && member.page !== configPage && !publishesConfigTypes(older);
}

/** Orders changes as the newer version lists the members, followed by removed members in the older order. */
function sortChanges(changes: readonly ApiChange[], older: readonly Member[], newer: readonly Member[]): ApiChange[] {
  const order = new Map<string, number>();
  for (const { page, id } of [...newer, ...older]) {
    const key = keyOf(page, id);
    order.set(key, order.get(key) ?? order.size);
  }
  const rank = ({ kind, page, id }: ApiChange): number =>
    (kind === 'removed' ? order.size : 0) + (order.get(keyOf(page, id)) ?? 0);
  return [...changes].sort((a, b) => rank(a) - rank(b));
}

/**
 * Compares two versions member by member: what was added, removed, changed, deprecated or moved. Two types are equal
 * when an app can't tell them apart (see normalize-type.ts). Comments don't count: a default that one states differently is usually a correction.
 * The keys of the Capacitor configuration are compared when both sides list any.
 *
 * @param renames names under which the newer packages still export types that they renamed
 * @param moves moves that no package declares; by default those in src/config/moved-pages.ts and moved-members.ts
 */
export function diffReferences(
  older: Compared,
  newer: Compared,
  renames: readonly LegacyAlias[] = [],
  moves: VersionMoves | undefined = findMoves(older.version, newer.version),
): ApiDiff {
  const hasConfig = older.config.length > 0 && newer.config.length > 0;
  const isComparable = (member: Member) =>
    !isUnknown(member, older.version) && (hasConfig || member.page !== configPage);
  const [before, after] = [listMembers(older).filter(isComparable), listMembers(newer).filter(isComparable)];
  const { pairs, removed, added } = matchMembers(before, after, renames, moves);
  const comparison = prepare(before, after, pairs);
  const changes: ApiChange[] = pairs.flatMap((pair) => comparePair(pair, comparison));
  for (const { page, id, memberKind, text } of added.filter(
    (one) => !isListedOnOneSideOnly(one, pairs, 'newer', comparison),
  )) {
    changes.push({ kind: 'added', page, id, memberKind, after: text });
  }
  for (const { page, id, memberKind, text } of removed.filter(
    (one) => !isListedOnOneSideOnly(one, pairs, 'older', comparison),
  )) {
    changes.push({ kind: 'removed', page, id, memberKind, before: text });
  }
  return { from: older.version, to: newer.version, changes: sortChanges(changes, before, after) };
}
