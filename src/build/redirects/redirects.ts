/** The addresses without a page that redirect automatically, because there is no doubt what they mean. */

import { ValueError } from '@capacitor-docs/shared/locate';
import { type PageMoves, renamedPages } from '../../config/moved-pages';
import type { RetiredPages } from '../../config/retired-pages';
import { unrecordedVersions } from '../../config/version-states';
import { basePath, docsVersions, knownVersions, latestVersion, type VersionName } from '../../config/versions';
import { findCounterpart, type HasPage, toPageKey } from '../../lib/counterparts';
import { changesPath, findPair } from '../../lib/page-pairs';
import type { VersionPages } from '../../lib/suggest-pages';

export interface Redirect {
  readonly from: string;
  readonly to: string;
}

const latest = latestVersion.name;
const unreleased = docsVersions.filter(({ state }) => state === 'unreleased').map(({ name }) => name);

/**
 * Lists the addresses that redirect:
 * - below the latest version, pages that only the unreleased version has, since its packages name them without `next`;
 * - below every version, pages of other versions whose subject is on exactly one other page in this one;
 * - below every version, addresses that pages had before they moved in all versions, or were deleted;
 * - below the latest version, addresses that no version has anymore;
 * - below a retired version, all of its pages: to the subject in the latest version, or else in the newest one that has it;
 * - comparisons with a retired version: to the newer page that was compared;
 * - below a forgotten version, the same as below the oldest retired one, since it is the only hint at what was there.
 *
 * @param versions shown versions, with their pages
 * @param moves map of moved pages
 * @param former addresses that no version has, and their target pages, both below the root of the latest version
 * @param retired pages and redirects of retired versions
 * @param forgotten names of versions of which nothing is known
 * @param renamed addresses that pages had, and the pages that they mean, both below the root of a version
 * @returns each address once, sorted; both sides without a trailing slash
 * @throws ValueError when a former address leads to no page
 */
export function listRedirects(
  versions: readonly VersionPages[],
  moves: readonly PageMoves[],
  former: Readonly<Record<string, string>>,
  retired: RetiredPages = {},
  forgotten: readonly string[] = unrecordedVersions,
  renamed: Readonly<Record<string, string>> = renamedPages,
): Redirect[] {
  const places = new Map(
    versions.map(({ name, path, pages }) => [name, new Map(pages.map((page) => [toPageKey(page, path), page]))]),
  );
  const findPage = (name: VersionName | undefined, key: string) => name && places.get(name)?.get(key);
  const had = readRetiredKeys(retired);
  const keys = new Set([...places.values(), ...had.values()].flatMap((pages) => [...pages.keys()]));
  const hasPage = (name: VersionName, key: string) =>
    findPage(name, key) !== undefined || had.get(name)?.has(key) === true;

  const findTarget = (name: VersionName, key: string): string | undefined => {
    const owners = knownVersions.filter((owner) => hasPage(owner, key));
    // The oldest of them is the next to be released.
    if (name === latest && owners.length > 0 && owners.every((owner) => unreleased.includes(owner)))
      return findPage(owners.at(-1), key);
    const targets = owners.flatMap((owner) => {
      const counterpart = findCounterpart(moves, key, owner, name, hasPage);
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
  const known = new Set(found.flatMap(({ from, to }) => (to === undefined ? [] : [from])));
  const left = versions.flatMap(({ name, path }) =>
    Object.entries(renamed)
      .map(([from, to]) => ({ key: from, from: join(path, from), to: findPage(name, to) ?? findTarget(name, to) }))
      .filter(({ key, from }) => findPage(name, key) === undefined && !known.has(from)),
  );
  // A build without the latest version says nothing about its pages.
  const root = versions.find(({ name }) => name === latest)?.path;
  const abandoned = Object.entries(root === undefined ? {} : former).map(([from, to]) => {
    const target = findPage(latest, to);
    if (target === undefined) {
      throw new ValueError(`${from} leads to ${to}, which is not a page of the latest version.`, [from]);
    }
    return { from: join(root ?? '/', from), to: target };
  });
  const old = root === undefined ? [] : listRetired(versions, moves, retired, forgotten, findPage, hasPage);
  return [...found, ...left, ...abandoned, ...old]
    .flatMap(({ from, to }) => (to === undefined ? [] : [{ from, to }]))
    .sort((a, b) => (a.from < b.from ? -1 : 1));
}

function join(root: string, key: string): string {
  return root.replace(/\/$/, '') + key;
}

type FindPage = (name: VersionName | undefined, key: string) => string | undefined;

/** Returns the keys of the pages that retired versions had. */
function readRetiredKeys(retired: RetiredPages): Map<VersionName, Set<string>> {
  return new Map(
    knownVersions.flatMap((name) => {
      const version = retired[name];
      return version === undefined ? [] : [[name, new Set(version.pages.map((path) => toPageKey(path, '')))] as const];
    }),
  );
}

/** Lists redirects for the addresses of retired versions, so that none of them leads to a missing page. */
function listRetired(
  versions: readonly VersionPages[],
  moves: readonly PageMoves[],
  retired: RetiredPages,
  forgotten: readonly string[],
  findPage: FindPage,
  hasPage: HasPage,
): Redirect[] {
  const released = versions.filter(({ name }) => !unreleased.includes(name));
  const heirs = [...released.filter(({ name }) => name === latest), ...released.filter(({ name }) => name !== latest)];
  const findHeir = (name: VersionName, key: string): string | undefined => {
    for (const heir of heirs) {
      const keys = findCounterpart(moves, key, name, heir.name, hasPage)?.keys ?? [];
      const [page] = keys.flatMap((other) => findPage(heir.name, other) ?? []);
      if (page !== undefined) return page;
    }
    return undefined;
  };
  /** Lists the keys of all pages that a version has, or had. */
  const listKeys = (name: VersionName): string[] => {
    const shown = versions.find((version) => version.name === name);
    const keys =
      shown?.pages.map((page) => toPageKey(page, shown.path)) ??
      retired[name]?.pages.map((page) => toPageKey(page, ''));
    return [...new Set(keys)].sort();
  };
  /** Lists redirects for the comparisons of a version with the next one. */
  const listComparisons = (from: VersionName, to: VersionName): Redirect[] =>
    listKeys(to).flatMap((key) => {
      const pair = findPair(moves, key, { from, to }, hasPage);
      const page = findPage(to, key) ?? findHeir(to, key) ?? findPage(latest, '/');
      return pair === undefined || page === undefined ? [] : [{ from: changesPath(pair), to: page }];
    });
  return knownVersions.flatMap((name, place) => {
    const { pages = [], redirects = {} } = retired[name] ?? {};
    const next = knownVersions[place - 1];
    const comparisons = retired[name] === undefined || next === undefined ? [] : listComparisons(name, next);
    const meant = [...pages.map((path) => [path, path] as const), ...Object.entries(redirects)];
    const roots = place === knownVersions.length - 1 ? [name, ...forgotten] : [name];
    const own = meant.flatMap(([path, target]) => {
      const to = findHeir(name, toPageKey(target, '')) ?? findPage(latest, '/');
      return to === undefined
        ? []
        : roots.map((root) => ({ from: join(`${basePath}${root}`, path).replace(/\/$/, ''), to }));
    });
    return [...own, ...comparisons];
  });
}
