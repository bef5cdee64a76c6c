import { describe, expect, it } from 'vitest';
import { movedPages, type PageMoves, type PageTargets } from '../../../src/config/moved-pages';
import { docsVersions, type VersionName, versionNames } from '../../../src/config/versions';
import { listTargets, toPageKey } from '../../../src/lib/moved-pages';
import { listPages } from '../../../src/lib/pages';
import requiredRoutes from '../../fixtures/routes.json' with { type: 'json' };

/** Keys of the pages of each version: those that are written, and those that the site must have. */
const keys = new Map<VersionName, Set<string>>(
  docsVersions.map(({ name, routePrefix }) => {
    const routes = [...listPages(name), ...requiredRoutes[name]].map(({ route }) => route);
    return [name, new Set(routes.map((route) => toPageKey(route, `/docs/${routePrefix}`)))];
  }),
);

/** @returns a line for each page that its neighbour lacks and the map does not know, and for each entry that leads nowhere */
function findProblems(moves: readonly PageMoves[], pages: ReadonlyMap<VersionName, ReadonlySet<string>>): string[] {
  const neighbours = versionNames.flatMap((name, index) => {
    const older = versionNames[index + 1];
    return older === undefined ? [] : [[name, older] as const, [older, name] as const];
  });
  return neighbours.flatMap(([from, to]) => {
    if (!pages.has(from) || !pages.has(to)) return [];
    const entry = moves.find((candidate) => candidate.from === from && candidate.to === to);
    const own = pages.get(from) ?? new Set();
    const others = pages.get(to) ?? new Set();
    const leads = Object.entries({ ...entry?.moved, ...entry?.nearest }).flatMap(([key, targets]) =>
      listTargets(targets).map((target) => [key, target] as const),
    );
    const known = [...Object.keys(entry?.moved ?? {}), ...Object.keys(entry?.nearest ?? {}), ...(entry?.gone ?? [])];
    const where = `src/config/moved-pages.ts, ${from} to ${to}:`;
    return [
      ...[...own]
        .filter((key) => !others.has(key) && !known.includes(key))
        .map((key) => `${where} ${key} has no page there. Say where its subject is.`),
      ...known.filter((key) => !own.has(key)).map((key) => `${where} ${key} is no page of ${from}. Remove it.`),
      ...known.filter((key) => others.has(key)).map((key) => `${where} ${key} is in ${to} too. Remove it.`),
      ...known.filter((key, index) => known.indexOf(key) !== index).map((key) => `${where} ${key} is there twice.`),
      ...leads
        .filter(([, target]) => !others.has(target))
        .map(([key, target]) => `${where} ${key} leads to ${target}, which is no page of ${to}.`),
      ...leads
        .filter((lead, index) => leads.findIndex(([key, target]) => key === lead[0] && target === lead[1]) !== index)
        .map(([key, target]) => `${where} ${key} leads to ${target} twice.`),
    ];
  });
}

describe('the map of moved pages', () => {
  it('knows every page that its neighbour lacks, and leads to pages that exist', () => {
    expect(findProblems(movedPages, keys)).toEqual([]);
  });

  it('has every pair of neighbours once, in both directions', () => {
    expect(movedPages.map(({ from, to }) => `${from} ${to}`).sort()).toEqual(
      ['v2 v3', 'v3 v2', 'v3 v4', 'v4 v3', 'v4 v5', 'v5 v4'].sort(),
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
      expect.stringMatching(/\/apis\/old is no page of v3/),
      expect.stringMatching(/\/config is in v4 too/),
      expect.stringMatching(/\/config is in v4 too/),
      expect.stringMatching(/\/config is there twice/),
      expect.stringMatching(/\/apis\/storage leads to \/apis\/prefs, which is no page of v4/),
    ]);
    const doubled = ['/apis/preferences', '/apis/preferences', '/apis/prefs'] as const;
    expect(findProblems(moves({ '/apis/storage': doubled }, ['/apis/http']), pages)).toEqual([
      expect.stringMatching(/\/apis\/storage leads to \/apis\/prefs, which is no page of v4/),
      expect.stringMatching(/\/apis\/storage leads to \/apis\/preferences twice/),
    ]);
  });
});
