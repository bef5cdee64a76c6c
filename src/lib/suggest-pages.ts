/** What somebody may have looked for who came to an address without a page. */
import type { PageMoves } from '../config/moved-pages';
import type { VersionName } from '../config/versions';
import { findCounterpart, toPageKey } from './moved-pages';
import { nearestName } from './nearest-name';

/** The pages of a version by their addresses. */
export interface VersionPages {
  readonly name: VersionName;
  /** Root of the version: `/docs/v3`. */
  readonly path: string;
  readonly pages: readonly string[];
}

const limit = 4;

/**
 * Suggests pages for an unknown address, best first: where the subject of a page of another version is in this one, pages of that name in
 * another folder, a page with almost the same address, and pages of other versions at this address.
 *
 * @param path the unknown address
 * @param current name of the version that the address belongs to
 * @param versions all versions, newest first
 * @param moves map of moved pages
 * @returns at most four addresses, each once
 */
export function suggestPages(
  path: string,
  current: VersionName,
  versions: readonly VersionPages[],
  moves: readonly PageMoves[],
): string[] {
  const own = versions.find(({ name }) => name === current);
  if (own === undefined) return [];
  const findPage = (name: VersionName, key: string): string | undefined => {
    const version = versions.find((candidate) => candidate.name === name);
    return version?.pages.find((page) => toPageKey(page, version.path) === key);
  };
  const key = toPageKey(path.replace(/\.(?:html|md)$/, ''), own.path);
  const others = versions.filter(({ name }) => name !== current && findPage(name, key) !== undefined);

  const successors = others.flatMap(({ name }) => {
    const counterpart = findCounterpart(
      moves,
      key,
      name,
      current,
      (version, other) => findPage(version, other) !== undefined,
    );
    return counterpart === undefined ? [] : [counterpart.key];
  });
  const keys = own.pages.map((page) => toPageKey(page, own.path));
  const lastName = key.slice(key.lastIndexOf('/'));
  const namesakes = lastName === '/' ? [] : keys.filter((candidate) => candidate.endsWith(lastName));
  const certain = [...successors, ...namesakes];
  // Spelling is a guess; what has the right name is not.
  const guess = certain.length === 0 ? nearestName(key, keys) : undefined;
  const inThisVersion = guess === undefined ? certain : [guess];
  const found = [
    ...inThisVersion.map((candidate) => findPage(current, candidate)),
    ...others.map(({ name }) => findPage(name, key)),
  ];
  return [...new Set(found)].filter((page) => page !== undefined).slice(0, limit);
}
