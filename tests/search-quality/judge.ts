/** Measures the quality of the search: compares its hits with the right pages of judged queries. */
import { movedPages } from '../../src/config/moved-pages';
import { basePath, docsVersions, type VersionName } from '../../src/config/versions';
import { findCounterpart, toPageKey } from '../../src/lib/counterparts';

/** A query with the pages that answer it, best first. Any of them is right as the first hit. */
export interface JudgedQuery {
  /** Kind of query: an API name, a command, a typo … */
  readonly kind: string;
  readonly query: string;
  /** The thread that it is from, if it is from one. */
  readonly source?: string;
  /** Routes in the latest version, without a trailing slash. */
  readonly targets: readonly string[];
}

/** A query with the rank of its first right page among the pages found. */
export interface Judgment extends JudgedQuery {
  /** 1 for the first page; 0 when no right page is among the first ten. */
  readonly rank: number;
  /** The pages that were found, best first. */
  readonly found: readonly string[];
}

export interface Score {
  readonly count: number;
  /** Mean reciprocal rank: mean of 1 / rank over all queries, with 0 for ranks beyond ten. */
  readonly mrr: number;
  /** Share of the queries whose first page is right. */
  readonly success1: number;
  /** Share of the queries with a right page among the first five. */
  readonly success5: number;
  /** Mean of nDCG@10: how close all right pages are to the top, compared with the best order. */
  readonly ndcg: number;
}

/** Number of pages that count for the scores. */
const depth = 10;

/**
 * Judges the hits of a query.
 *
 * @param routes of the hits, best first, with duplicates
 */
export function judge(query: JudgedQuery, routes: readonly string[]): Judgment {
  const found = [...new Set(routes)];
  const place = found.slice(0, depth).findIndex((route) => query.targets.includes(route));
  return { ...query, rank: place + 1, found };
}

/** Computes the scores of all judgments; all zeros when there are none. */
export function scoreAll(judgments: readonly Judgment[]): Score {
  const count = judgments.length;
  const share = (sum: number): number => (count === 0 ? 0 : sum / count);
  return {
    count,
    mrr: share(judgments.reduce((sum, { rank }) => sum + (rank === 0 ? 0 : 1 / rank), 0)),
    success1: share(judgments.filter(({ rank }) => rank === 1).length),
    success5: share(judgments.filter(({ rank }) => rank > 0 && rank <= 5).length),
    ndcg: share(judgments.reduce((sum, judgment) => sum + gainOf(judgment), 0)),
  };
}

function gainOf({ found, targets }: Judgment): number {
  const gain = (places: readonly number[]): number => places.reduce((sum, place) => sum + 1 / Math.log2(place + 2), 0);
  const places = found.slice(0, depth).flatMap((route, place) => (targets.includes(route) ? [place] : []));
  return gain(places) / gain([...new Set(targets)].slice(0, depth).map((_, place) => place));
}

/** Computes the scores by kind of query, in the order in which the kinds first appear. */
export function scoreByKind(judgments: readonly Judgment[]): Map<string, Score> {
  const kinds = [...new Set(judgments.map(({ kind }) => kind))];
  return new Map(kinds.map((kind) => [kind, scoreAll(judgments.filter((judgment) => judgment.kind === kind))]));
}

/** Writes the scores of a kind of query as a line. */
export function formatScore(name: string, { count, mrr, success1, success5, ndcg }: Score): string {
  const figures = [`MRR ${mrr.toFixed(3)}`, `success@1 ${success1.toFixed(3)}`, `success@5 ${success5.toFixed(3)}`];
  return `${name.padEnd(13)}${String(count).padStart(4)}  ${[...figures, `nDCG@10 ${ndcg.toFixed(3)}`].join('  ')}`;
}

/**
 * Maps the targets of queries to the pages on the same subject in another version, and leaves out queries without a target
 * there. A page whose subject moved to a target counts, too: if an older version splits a subject across several pages, each of them
 * is right.
 *
 * @param prefix route prefix of the version, empty for the latest
 * @param routes all pages of the version
 */
export function mapQueries(
  queries: readonly JudgedQuery[],
  prefix: string,
  routes: ReadonlySet<string>,
): JudgedQuery[] {
  const latest = docsVersions.find(({ state }) => state === 'latest');
  const version = docsVersions.find(({ routePrefix }) => routePrefix === prefix);
  if (latest === undefined || version === undefined) return [];
  const root = basePath + prefix;
  const routeOf = new Map([...routes].map((route) => [toPageKey(route, root), route]));
  const hasPage = (name: VersionName, key: string): boolean => name === version.name && routeOf.has(key);
  return queries.flatMap((query) => {
    const keys = query.targets.map((target) => toPageKey(target, basePath));
    const targets = keys.flatMap((key) => {
      const counterpart = findCounterpart(movedPages, key, latest.name, version.name, hasPage);
      if (counterpart === undefined || counterpart.kind === 'nearest') return [];
      return counterpart.keys.flatMap((other) => routeOf.get(other) ?? []);
    });
    if (targets.length === 0) return [];
    const isTarget = (name: VersionName, key: string): boolean => name === latest.name && keys.includes(key);
    const parts = [...routeOf].flatMap(([key, route]) => {
      const kind = findCounterpart(movedPages, key, version.name, latest.name, isTarget)?.kind;
      return kind === 'moved' ? [route] : [];
    });
    return [{ ...query, targets: [...new Set([...targets, ...parts])] }];
  });
}
