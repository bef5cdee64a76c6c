import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { docsVersions } from '../../src/config/versions';
import { listPages as listSourcePages } from '../../src/lib/pages';
import { type Engine, makeEngine, search } from '../../src/lib/search/engine';
import { indexFolder, type Manifest, type Shard } from '../../src/lib/search/index-files';
import { type JudgedQuery, judge, mapQueries, type Score, scoreAll, scoreByKind } from '../../src/lib/search/judge';
import { cutBuild } from '../../src/plugins/search-index/cut-build';
import { makeIndex } from '../../src/plugins/search-index/make-index';
import givenQueries from '../fixtures/search-queries.json' with { type: 'json' };
import ownQueries from '../fixtures/search-queries-own.json' with { type: 'json' };
import { buildFolder, fileOfRoute, readBuiltFile } from './site';

/** Limits in bytes after gzip. */
const limits = { shard: 160 * 1024, worker: 9 * 1024 };

/** The least that a set of queries must reach. */
type Bars = Omit<Score, 'count'>;

/** The queries that the search is tuned with, and those that were judged without trying them. */
const bars: readonly { name: string; queries: readonly JudgedQuery[]; latest: Bars; others: Bars }[] = [
  {
    name: 'judged',
    queries: givenQueries.queries,
    latest: { mrr: 0.92, success1: 0.88, success5: 0.98 },
    others: { mrr: 0.85, success1: 0.8, success5: 0.9 },
  },
  {
    name: 'own',
    queries: ownQueries.queries,
    latest: { mrr: 0.9, success1: 0.87, success5: 0.94 },
    others: { mrr: 0.85, success1: 0.8, success5: 0.9 },
  },
];

/** The least mean for queries of one kind in the latest version. */
const kindBar = 0.75;

const pages = cutBuild(buildFolder);
const manifest: Manifest = JSON.parse(readBuiltFile(`${indexFolder}/manifest.json`));
const engines = new Map<string, Engine>();
for (const { file, version } of manifest.shards) {
  const shard: Shard = JSON.parse(readBuiltFile(`${indexFolder}/${file}`));
  engines.set(version, makeEngine(shard));
}

function engineOf(version: string): Engine {
  const engine = engines.get(version);
  if (engine === undefined) throw new Error(`The index has no shard of ${version}.`);
  return engine;
}

/** Routes of the sections that answer a query. */
function findRoutes(engine: Engine, query: string): string[] {
  return search([engine], query).map(({ section }) => section.page.route);
}

/** Routes with a slash at the end or not are the same. */
function trimSlash(route: string): string {
  return route.replace(/(.)\/$/, '$1');
}

describe('the search index', () => {
  it('is a manifest and the files that it names, one for each version', () => {
    const files = readdirSync(join(buildFolder, indexFolder)).sort();
    expect(files).toEqual([...manifest.shards.map(({ file }) => file), 'manifest.json'].sort());
    expect(manifest.shards.map(({ version }) => version).sort()).toEqual(
      docsVersions.map(({ docusaurusName }) => docusaurusName).sort(),
    );
  });

  it.each(manifest.shards)('says what $file is, which is small enough', ({ file, bytes, sections, version }) => {
    const text = readBuiltFile(`${indexFolder}/${file}`);
    expect(Buffer.byteLength(text)).toBe(bytes);
    expect(engineOf(version).sections).toHaveLength(sections);
    expect(gzipSync(text).length).toBeLessThanOrEqual(limits.shard);
  });

  it('comes out of the same pages byte for byte', () => {
    const files = makeIndex(pages);
    for (const [name, text] of files) expect(readBuiltFile(`${indexFolder}/${name}`) === text, name).toBe(true);
    expect(files.size).toBe(manifest.shards.length + 1);
  });

  it.each(docsVersions)('has the pages of $name and no others', ({ name, docusaurusName }) => {
    const routes = new Set(engineOf(docusaurusName).sections.map(({ page }) => trimSlash(page.route)));
    const pages = listSourcePages(name).map(({ route }) => trimSlash(route));
    expect([...routes].sort()).toEqual(pages.sort());
  });

  it.each(docsVersions)('leads to places that $name has', ({ docusaurusName }) => {
    const html = new Map<string, string>();
    const missing = engineOf(docusaurusName).sections.flatMap(({ page, anchor }) => {
      const text = html.get(page.route) ?? readBuiltFile(fileOfRoute(page.route));
      html.set(page.route, text);
      const isThere = anchor === '' || text.includes(` id=${anchor}`) || text.includes(` id="${anchor}"`);
      return isThere ? [] : [`${page.route}#${anchor}`];
    });
    expect(missing).toEqual([]);
  });

  it.each(docsVersions)('answers nonsense in $name with nothing', ({ docusaurusName }) => {
    const nonsense = ['zzqxqzz', 'qwrtzpsdfg', 'xkcdqq vvbnmm', '%%% ???', '日本語のテスト', '🙂', '9f8e7d6c5b4a', ' '];
    expect(nonsense.filter((query) => findRoutes(engineOf(docusaurusName), query).length > 0)).toEqual([]);
  });

  it('has no sentence that the generator repeats from page to page', () => {
    const pagesOf = new Map<string, Set<string>>();
    for (const { version, route, sections } of pages) {
      for (const line of sections.flatMap(({ text }) => text.split('\n'))) {
        const sentence = `${version}: ${line.replace(/@capacitor\/[\w-]+|\d[\d.]*/g, '…')}`;
        if (line.split(' ').length >= 5) pagesOf.set(sentence, (pagesOf.get(sentence) ?? new Set()).add(route));
      }
    }
    expect(
      [...pagesOf].flatMap(([sentence, routes]) => (routes.size > 10 ? [`${sentence} (${routes.size})`] : [])),
    ).toEqual([]);
  });

  it('does not know pages that are there for the site itself', () => {
    const all = [...engines.values()].flatMap(({ sections }) => sections.map(({ page }) => page.route));
    expect(all.filter((route) => /\/__docusaurus|\/docs\/(?:search|404|third-party-notices)\b/.test(route))).toEqual(
      [],
    );
  });
});

describe.each(docsVersions)('the search in $name', ({ docusaurusName, routePrefix, state }) => {
  const engine = engineOf(docusaurusName);
  const routes = new Set(engine.sections.map(({ page }) => page.route));

  it.each(bars)('finds the pages of the $name queries', ({ queries, latest, others }) => {
    const mapped = mapQueries(queries, routePrefix, routes);
    expect(mapped.length).toBeGreaterThan(queries.length * 0.75);
    const judgements = mapped.map((query) => judge(query, findRoutes(engine, query.query)));
    const misses = judgements
      .filter(({ rank }) => rank === 0 || rank > 5)
      .map(({ query, found }) => `${query}: ${found[0]}`);
    const least = state === 'latest' ? latest : others;
    const score = scoreAll(judgements);
    expect(score.mrr, misses.join('\n')).toBeGreaterThanOrEqual(least.mrr);
    expect(score.success1, misses.join('\n')).toBeGreaterThanOrEqual(least.success1);
    expect(score.success5, misses.join('\n')).toBeGreaterThanOrEqual(least.success5);
    if (state !== 'latest') return;
    const weak = [...scoreByKind(judgements)]
      .filter(([, { mrr }]) => mrr < kindBar)
      .map(([kind, { mrr }]) => `${kind} ${mrr}`);
    expect(weak).toEqual([]);
  });
});

describe('a query', () => {
  it.each([
    ['current', '/docs/next', 'release Android', '/android/deploying-to-google-play'],
    ['v4', '/docs', 'release Android', '/android/deploying-to-google-play'],
    ['v4', '/docs', 'android release', '/android/deploying-to-google-play'],
    ['v4', '/docs', 'deploying android', '/android/deploying-to-google-play'],
    ['v4', '/docs', 'release ios', '/ios/deploying-to-app-store'],
    ['v4', '/docs', 'run on android', '/android'],
  ])(
    'in %s about a platform (below %s: “%s”) finds its page, not the one of an editor',
    (version, root, query, page) => {
      expect(findRoutes(engineOf(version), query)[0]).toBe(root + page);
    },
  );

  it.each([
    ['current', ['/docs/next/guides/storage', '/docs/next/apis/preferences']],
    ['v4', ['/docs/guides/storage', '/docs/apis/preferences']],
    ['v3', ['/docs/v3/apis/storage', '/docs/v3/guides/storage']],
    ['v2', ['/docs/v2/apis/storage', '/docs/v2/guides/storage']],
  ])('for Storage leads in %s to the plugin that it is called there', (version, routes) => {
    expect([...new Set(findRoutes(engineOf(version), 'Storage'))].slice(0, 2).sort()).toEqual([...routes].sort());
  });

  it('about storage is none about data', () => {
    expect(findRoutes(engineOf('v4'), 'storage')).not.toContain('/docs/core-apis/data-types');
  });

  it('about a plugin from version to version leads to what changed in it', () => {
    const found = search([engineOf('v4')], 'push v3 to v4').slice(0, 3);
    const places = found.map(({ section }) => `${section.page.route}#${section.anchor}`);
    expect(places[0]).toBe('/docs/apis/push-notifications#changes');
    expect(places).not.toContain('/docs/apis/push-notifications#api');
  });
});

describe('the worker of the search', () => {
  it('is one small file with the whole engine in it', () => {
    const folder = join(buildFolder, 'assets', 'js');
    const chunks = new Map(
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.js'))
        .map((file) => [basename(file), readFileSync(join(folder, file), 'utf8')]),
    );
    const ids = [...chunks.values()].flatMap((text) =>
      [...text.matchAll(/new Worker\(new URL\([^"]*"(\w+)"/g)].map(([, id]) => id),
    );
    expect(new Set(ids).size).toBe(1);
    const [worker] = [...chunks].filter(([file]) => file.startsWith(`${ids[0]}.`));
    expect(worker?.[1]).toContain('MiniSearch');
    expect(gzipSync(worker?.[1] ?? '').length).toBeLessThanOrEqual(limits.worker);
  });
});
