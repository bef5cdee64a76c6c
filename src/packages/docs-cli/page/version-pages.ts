/** Lists the pages of all versions as they will be after a change. */

import { listRedirects } from '../../../build/redirects/redirects';
import type { PageMoves } from '../../../config/moved-pages';
import { retiredPages } from '../../../config/retired-pages';
import { basePath, type DocsVersion, docsVersions, type VersionName, versionNames } from '../../../config/versions';
import { toPageKey } from '../../../lib/counterparts';
import { createPage, isPart } from '../../../remark/pages';
import type { FilePlan } from '../file-plan';
import type { Decision } from '../versions/decisions';
import { readVersionNames } from '../versions/states';
import { type Departure, followPages } from './follow-pages';

/** Matches the paths that new pages may have. */
export const pageName = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*$/;

/** Where old addresses lead. */
export const movesFile = 'src/config/page-moves.json';

/** The part of that file that follows the pages. */
interface Moves {
  readonly movedPages: readonly PageMoves[];
  readonly renamedPages: Readonly<Record<string, string>>;
}

/** @returns the route of a page with this text: `/docs/next/guides/storage` */
export function readRoute(version: DocsVersion, file: string, text: string): string {
  return createPage(version, file, text).route;
}

/** @returns the key of a page, see `toPageKey` */
export function keyOf({ routePrefix }: DocsVersion, route: string): string {
  return toPageKey(route, basePath + routePrefix);
}

function listKeys(plan: FilePlan): Map<VersionName, Set<string>> {
  return new Map(
    docsVersions.map((version) => {
      const files = plan.listMarkdown(version.docsDir).filter((file) => !isPart(file));
      return [version.name, new Set(files.map((file) => keyOf(version, readRoute(version, file, plan.read(file)))))];
    }),
  );
}

/**
 * Plans the map of moved pages, so that it is true for the pages as they will be, and old addresses lead on.
 *
 * @returns a decision for each page whose subject a neighboring version seems to lack
 */
export function planMoves(plan: FilePlan, departures: readonly Departure[]): Decision[] {
  const before: Moves = JSON.parse(plan.read(movesFile));
  const { movedPages, renamedPages } = before;
  const keys = listKeys(plan);
  const moves = followPages(movedPages, keys, departures);
  const renamed = followRenamed(keys, moves, renamedPages, departures);
  const after = { ...before, movedPages: moves, renamedPages: renamed };
  plan.edit(movesFile, () => `${JSON.stringify(after, null, 2)}\n`);
  const lines = plan.read(movesFile).split('\n');
  return moves.flatMap(({ to, gone }, place) =>
    gone
      .filter((key) => !movedPages[place]?.gone.includes(key) && !departures.some((page) => page.key === key))
      .map((key) => ({
        file: movesFile,
        line: lines.findIndex((line) => line.includes(`"${key}"`)) + 1,
        question: `where do readers of ${to} find ${key}? The map says nowhere`,
      })),
  );
}

/** Adds the addresses that would lead nowhere, because no version has a page there anymore. */
function followRenamed(
  keys: ReadonlyMap<VersionName, ReadonlySet<string>>,
  moves: readonly PageMoves[],
  before: Moves['renamedPages'],
  departures: readonly Departure[],
): Record<string, string> {
  const isPage = (key: string) => [...keys.values()].some((own) => own.has(key));
  const follow = (key: string) => (isPage(key) ? key : departures.find((page) => page.key === key)?.to) ?? key;
  const renamed = Object.fromEntries(
    Object.entries(before).flatMap(([from, to]) => (isPage(from) ? [] : [[from, follow(to)]])),
  );
  const versions = docsVersions.map(({ name, routePrefix }) => {
    const path = `${basePath}${routePrefix}`.replace(/\/$/, '');
    return { name, path, pages: [...(keys.get(name) ?? [])].map((key) => path + key) };
  });
  for (const { version, key, to } of departures) {
    const path = versions.find(({ name }) => name === version)?.path ?? '';
    const redirects = listRedirects(versions, moves, {}, retiredPages, [], renamed);
    if (to !== undefined && !redirects.some(({ from }) => from === path + key)) renamed[key] = to;
  }
  return renamed;
}

/**
 * Reads a list of versions with pages, separated by commas.
 *
 * @returns the versions, newest first; the one in `docs/` when the list is empty
 * @throws a one-line error when there is no such version
 */
export function readVersions(list = ''): DocsVersion[] {
  const names = readVersionNames(list, versionNames);
  return names.length === 0 ? docsVersions.slice(0, 1) : docsVersions.filter(({ name }) => names.includes(name));
}
