import { describe, expect, it } from 'vitest';
import { findWrongMoves } from '../../../src/build/checks/check-moved-pages';
import { movedPages, type PageMoves, type PageTargets } from '../../../src/config/moved-pages';
import { docsVersions, knownVersions, type VersionName, versionNames } from '../../../src/config/versions';
import { toPageKey } from '../../../src/lib/counterparts';
import { listPages } from '../../../src/remark/pages';
import { listRecorded } from '../../recorded-routes';

/** Keys of the pages of each version: existing pages, and pages that the site must have. */
const keys = new Map<VersionName, Set<string>>(
  docsVersions.map(({ name, routePrefix }) => {
    const routes = [...listPages(name), ...listRecorded(name)].map(({ route }) => route);
    return [name, new Set(routes.map((route) => toPageKey(route, `/docs/${routePrefix}`)))];
  }),
);

type Pages = ReadonlyMap<VersionName, ReadonlySet<string>>;

/** @returns a line for each page that a neighboring version lacks, unless the map says where its subject is */
function findMissingMoves(moves: readonly PageMoves[], pages: Pages): string[] {
  const neighbors = versionNames.flatMap((name, index) => {
    const older = versionNames[index + 1];
    return older === undefined ? [] : [[name, older] as const, [older, name] as const];
  });
  return neighbors.flatMap(([from, to]) => {
    const [own, others] = [pages.get(from), pages.get(to)];
    if (own === undefined || others === undefined) return [];
    const entry = moves.find((candidate) => candidate.from === from && candidate.to === to);
    const { moved = {}, nearest = {}, gone = [] } = entry ?? {};
    const known = [...Object.keys(moved), ...Object.keys(nearest), ...gone];
    const missing = [...own].filter((key) => !others.has(key) && !known.includes(key));
    return missing.map((key) => `${from} to ${to}: ${key} has no page there. Say where its subject is.`);
  });
}

/** @returns a line for each page that the neighboring version lacks and the map omits, and for each entry that leads nowhere */
function findProblems(moves: readonly PageMoves[], pages: Pages): string[] {
  return [...findMissingMoves(moves, pages), ...findWrongMoves(moves, pages).map(({ message }) => message)];
}

describe('the map of moved pages', () => {
  it('knows every page that its neighbor lacks, and leads to pages that exist', () => {
    expect(findProblems(movedPages, keys)).toEqual([]);
  });

  it('has every pair of neighbors once, in both directions', () => {
    expect(movedPages.map(({ from, to }) => `${from} ${to}`).sort()).toEqual(
      knownVersions
        .slice(1)
        .flatMap((older, place) => [`${older} ${knownVersions[place]}`, `${knownVersions[place]} ${older}`])
        .sort(),
    );
  });

  it('is told apart from maps with mistakes', () => {
    const pages = new Map<VersionName, ReadonlySet<string>>([
      ['v3', new Set(['/', '/apis/storage', '/apis/http', '/config'])],
      ['v4', new Set(['/', '/apis/preferences', '/config'])],
    ]);
    const moves = (moved: Record<string, PageTargets>, gone: string[]): PageMoves[] => [
      { from: 'v3', to: 'v4', moved, nearest: {}, gone },
      { from: 'v4', to: 'v3', moved: { '/apis/preferences': '/apis/storage' }, nearest: {}, gone: [] },
    ];
    expect(findProblems(moves({ '/apis/storage': '/apis/preferences' }, ['/apis/http']), pages)).toEqual([]);
    expect(
      findProblems(moves({ '/apis/storage': '/apis/prefs', '/config': '/', '/apis/old': '/' }, ['/config']), pages),
    ).toEqual([
      expect.stringMatching(/v3 to v4: \/apis\/http has no page there/),
      expect.stringMatching(/\/config is in v4 too/),
      expect.stringMatching(/\/apis\/old is not a page of v3/),
      expect.stringMatching(/\/config is in v4 too/),
      expect.stringMatching(/\/config appears twice/),
      expect.stringMatching(/\/apis\/storage leads to \/apis\/prefs, which is not a page of v4/),
    ]);
    const doubled = ['/apis/preferences', '/apis/preferences', '/apis/prefs'] as const;
    expect(findProblems(moves({ '/apis/storage': doubled }, ['/apis/http']), pages)).toEqual([
      expect.stringMatching(/\/apis\/storage leads to \/apis\/preferences twice/),
      expect.stringMatching(/\/apis\/storage leads to \/apis\/prefs, which is not a page of v4/),
    ]);
  });
});
