/** The canonical address of a page for search engines: old pages point to their successor in the latest version. */
import type { PageMoves } from '../config/moved-pages';
import { docsVersions } from '../config/versions';
import { type CounterpartKind, findCounterpart, type HasPage, toPageKey } from './counterparts';
import { findPage, type VersionPages } from './suggest-pages';

/**
 * Whether pages of the latest version replace an older page: it is still at the same address, or moved to exactly one other page. A subject
 * that was split has no single successor, and a page that is merely nearest is about another subject.
 *
 * @param relation how the newer pages relate to the older one
 * @param count how many newer pages there are
 */
export function isSuccessor(relation: CounterpartKind | 'start' | undefined, count: number): boolean {
  return relation === 'same' || (relation === 'moved' && count === 1);
}

/**
 * Finds the canonical address of a page.
 *
 * @param page address of the page
 * @param versions all versions with their pages
 * @param moves map of moved pages
 * @returns the successor in the latest version for pages of versions that are no longer maintained; otherwise the page itself
 */
export function findCanonical(page: string, versions: readonly VersionPages[], moves: readonly PageMoves[]): string {
  const own = versions.find(({ pages }) => pages.includes(page));
  const latest = versions.find(({ name }) => stateOf(name) === 'latest');
  if (own === undefined || latest === undefined || stateOf(own.name) !== 'unmaintained') return page;
  const hasPage: HasPage = (name, key) => findPage(versions, name, key) !== undefined;
  const counterpart = findCounterpart(moves, toPageKey(page, own.path), own.name, latest.name, hasPage);
  if (counterpart === undefined || !isSuccessor(counterpart.kind, counterpart.keys.length)) return page;
  return findPage(versions, latest.name, counterpart.keys[0]) ?? page;
}

function stateOf(name: string) {
  return docsVersions.find((version) => version.name === name)?.state;
}
