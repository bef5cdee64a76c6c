import { describe, expect, it } from 'vitest';
import { judge, mapQueries, scoreAll, scoreByKind } from '../../search-quality/judge';

const query = { kind: 'api', query: 'getPhoto', targets: ['/docs/apis/camera', '/docs/guides/react-hooks'] };

describe('a judgment', () => {
  it('is the place of the first right page, however many hits each page has', () => {
    expect(judge(query, ['/docs/a', '/docs/a', '/docs/guides/react-hooks', '/docs/apis/camera']).rank).toBe(2);
  });

  it('is 0 behind the tenth page and without hits', () => {
    const others = Array.from({ length: 10 }, (_, number) => `/docs/${number}`);
    expect(judge(query, [...others, '/docs/apis/camera']).rank).toBe(0);
    expect(judge(query, [...others.slice(1), '/docs/apis/camera']).rank).toBe(10);
    expect(judge(query, []).rank).toBe(0);
  });
});

describe('scores', () => {
  const judgments = [1, 2, 0, 6].map((rank, index) => ({
    ...query,
    kind: index < 2 ? 'api' : 'cli',
    rank,
    found: [],
  }));

  it('are means over all queries', () => {
    expect(scoreAll(judgments)).toMatchObject({
      count: 4,
      mrr: (1 + 1 / 2 + 1 / 6) / 4,
      success1: 1 / 4,
      success5: 2 / 4,
    });
    expect(scoreAll([])).toEqual({ count: 0, mrr: 0, success1: 0, success5: 0, ndcg: 0 });
  });

  it('say how near all right pages are to the top', () => {
    const ndcg = (...routes: string[]) => scoreAll([judge(query, routes)]).ndcg;
    expect(ndcg('/docs/apis/camera', '/docs/guides/react-hooks')).toBe(1);
    expect(ndcg('/docs/a', '/docs/apis/camera')).toBeCloseTo(1 / Math.log2(3) / (1 + 1 / Math.log2(3)));
    expect(ndcg('/docs/a')).toBe(0);
  });

  it('are summed up by kind', () => {
    expect([...scoreByKind(judgments)].map(([kind, { count }]) => [kind, count])).toEqual([
      ['api', 2],
      ['cli', 2],
    ]);
  });
});

describe('queries in another version', () => {
  const queries = [
    { kind: 'cli', query: 'cap add', targets: ['/docs/cli/commands/add'] },
    { kind: 'concept', query: 'storage', targets: ['/docs/apis/preferences', '/docs/guides/storage'] },
    { kind: 'concept', query: 'cookies', targets: ['/docs/apis/cookies'] },
    { kind: 'concept', query: 'home', targets: ['/docs/'] },
  ];

  it('want the pages that have the subject there', () => {
    const routes = new Set(['/docs/v2/', '/docs/v2/cli/add', '/docs/v2/apis/storage', '/docs/v2/guides/storage']);
    expect(mapQueries(queries, 'v2', routes).map(({ query, targets }) => [query, targets])).toEqual([
      ['cap add', ['/docs/v2/cli/add']],
      ['storage', ['/docs/v2/apis/storage', '/docs/v2/guides/storage']],
      ['home', ['/docs/v2/']],
    ]);
  });

  it('want each page of an older version that lives on in a target, and none that only helps', () => {
    const workflow = [{ kind: 'concept', query: 'build the app', targets: ['/docs/basics/workflow'] }];
    const routes = new Set(['/docs/v2/basics/workflow', '/docs/v2/basics/building-your-app', '/docs/v2/cli/serve']);
    expect(mapQueries(workflow, 'v2', routes).flatMap(({ targets }) => targets)).toEqual([
      '/docs/v2/basics/workflow',
      '/docs/v2/basics/building-your-app',
    ]);
  });

  it('stay as they are in the latest', () => {
    const routes = new Set(queries.flatMap(({ targets }) => targets));
    expect(mapQueries(queries, '', routes)).toEqual(queries);
  });

  it('find pages of v2 that stand for a folder', () => {
    expect(
      mapQueries([{ kind: 'api', query: 'plugins', targets: ['/docs/apis'] }], 'v2', new Set(['/docs/v2/apis/index'])),
    ).toEqual([{ kind: 'api', query: 'plugins', targets: ['/docs/v2/apis/index'] }]);
  });
});
