/** Which addresses without a page lead on by themselves, because there is no doubt what they mean. */
import type { PageMoves } from '../../config/moved-pages';
import { docsVersions, type VersionName } from '../../config/versions';
import { findCounterpart, toPageKey } from '../../lib/moved-pages';
import type { VersionPages } from '../../lib/suggest-pages';
import { ValueError } from '../errors/value-error';

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

const latest = docsVersions.find(({ state }) => state === 'latest')?.name;
const unreleased = docsVersions.find(({ state }) => state === 'unreleased')?.name;

/**
 * Lists the addresses that lead on:
 * - below the latest version, pages that only the unreleased version has, since its packages name them without `next`;
 * - below every version, pages of other versions whose subject is on one other page in this one;
 * - below the latest version, addresses that no version has any more.
 *
 * @param versions those that are shown, with their pages
 * @param moves map of moved pages
 * @param former addresses that no version has, and their pages, both below the root of the latest version
 * @returns each address once, sorted; both sides without a slash at the end
 * @throws ValueError when a former address leads to no page
 */
export function listRedirects(
  versions: readonly VersionPages[],
  moves: readonly PageMoves[],
  former: Readonly<Record<string, string>>,
): Redirect[] {
  const places = new Map(
    versions.map(({ name, path, pages }) => [name, new Map(pages.map((page) => [toPageKey(page, path), page]))]),
  );
  const findPage = (name: VersionName | undefined, key: string) => name && places.get(name)?.get(key);
  const keys = new Set([...places.values()].flatMap((pages) => [...pages.keys()]));

  const findTarget = (name: VersionName, key: string): string | undefined => {
    const owners = versions
      .filter((version) => findPage(version.name, key) !== undefined)
      .map((version) => version.name);
    if (name === latest && owners.length === 1 && owners[0] === unreleased) return findPage(unreleased, key);
    const targets = owners.flatMap((owner) => {
      const counterpart = findCounterpart(
        moves,
        key,
        owner,
        name,
        (other, page) => findPage(other, page) !== undefined,
      );
      return counterpart?.kind === 'moved' ? counterpart.keys : [];
    });
    const [only, ...others] = new Set(targets);
    return only === undefined || others.length > 0 ? undefined : findPage(name, only);
  };

  const found = versions.flatMap(({ name, path }) =>
    [...keys]
      .filter((key) => findPage(name, key) === undefined)
      .map((key) => ({ from: join(path, key), to: findTarget(name, key) })),
  );
  // A build of other versions says nothing about the latest.
  const root = versions.find(({ name }) => name === latest)?.path;
  const forgotten = Object.entries(root === undefined ? {} : former).map(([from, to]) => {
    const target = findPage(latest, to);
    if (target === undefined) {
      throw new ValueError(`${from} leads to ${to}, which is not a page of the latest version.`, [from]);
    }
    return { from: join(root ?? '/', from), to: target };
  });
  return [...found, ...forgotten]
    .filter((redirect): redirect is Redirect => redirect.to !== undefined)
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}

function join(root: string, key: string): string {
  return root.replace(/\/$/, '') + key;
}
