/** Suggests pages to readers who came to an address without a page. */
import type { PageMoves } from '../config/moved-pages';
import { basePath, type VersionName } from '../config/versions';
import { findCounterpart, type HasPage, toPageKey } from './counterparts';
import { nearestName } from './nearest-name';

/** The pages of a version by their addresses. */
export interface VersionPages {
  readonly name: VersionName;
  /** Root of the version: `/docs/v3`. */
  readonly path: string;
  readonly pages: readonly string[];
}

/** @returns the address of the page of a version that has a key, see `toPageKey` */
export function findPage(versions: readonly VersionPages[], name: VersionName, key: string): string | undefined {
  const version = versions.find((candidate) => candidate.name === name);
  return version?.pages.find((page) => toPageKey(page, version.path) === key);
}

/** Maximum number of suggestions: enough for the pages that a subject was split into, and those of the versions that have it. */
const limit = 8;

/**
 * Suggests pages for an unknown address, best first: the successors of another version's page at this address, pages of that name in
 * another folder, a page with almost the same address, and pages of other versions at this address. An address that begins with the name
 * of a version, as in `/docs/v4/config`, is looked up in that version, wherever that version is served.
 *
 * @param path the unknown address
 * @param current name of the version that the address belongs to
 * @param versions all versions, newest first
 * @param moves map of moved pages
 * @returns at most eight addresses, each once
 */
export function suggestPages(
  path: string,
  current: VersionName,
  versions: readonly VersionPages[],
  moves: readonly PageMoves[],
): string[] {
  const named = versions.find(({ name }) => `${path}/`.startsWith(`${basePath}${name}/`));
  const own = named ?? versions.find(({ name }) => name === current);
  if (own === undefined) return [];
  const hasPage: HasPage = (name, key) => findPage(versions, name, key) !== undefined;
  const root = named === undefined ? own.path : `${basePath}${named.name}`;
  const key = toPageKey(path.replace(/\.(?:html|md)$/, ''), root);
  const exact = findPage(versions, own.name, key);
  if (exact !== undefined) return [exact];
  const others = versions.filter(({ name }) => name !== own.name && hasPage(name, key));

  const successors = others.flatMap(({ name }) => findCounterpart(moves, key, name, own.name, hasPage)?.keys ?? []);
  const keys = own.pages.map((page) => toPageKey(page, own.path));
  const lastName = key.slice(key.lastIndexOf('/'));
  const namesakes = lastName === '/' ? [] : keys.filter((candidate) => candidate.endsWith(lastName));
  const certain = [...successors, ...namesakes];
  // A similar spelling is only a guess, so it is used only when no page has the right name.
  const guess = certain.length === 0 ? nearestName(key, keys) : undefined;
  const inThisVersion = guess === undefined ? certain : [guess];
  const found = [
    ...inThisVersion.map((candidate) => findPage(versions, own.name, candidate)),
    ...others.map(({ name }) => findPage(versions, name, key)),
  ];
  return [...new Set(found)].filter((page) => page !== undefined).slice(0, limit);
}
