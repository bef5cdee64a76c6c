import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { makeIndex } from '../../src/build/search-index/make-index';
import { splitBuild } from '../../src/build/search-index/split-build';
import { type DocsState, docsVersions, latestVersion } from '../../src/config/versions';
import { type Engine, makeEngine, search } from '../../src/packages/search/engine/engine';
import {
  indexFolder,
  type Manifest,
  rowLevel,
  type Shard,
  symptomLevel,
} from '../../src/packages/search/engine/index-files';
import { listPages as listSourcePages } from '../../src/remark/pages';
import givenQueries from '../fixtures/search-queries.json' with { type: 'json' };
import heldOutQueries from '../fixtures/search-queries-held-out.json' with { type: 'json' };
import secondHeldOutQueries from '../fixtures/search-queries-held-out-2.json' with { type: 'json' };
import ownQueries from '../fixtures/search-queries-own.json' with { type: 'json' };
import threadQueries from '../fixtures/search-queries-threads.json' with { type: 'json' };
import { rootOf } from '../recorded-routes';
import { type JudgedQuery, judge, mapQueries, type Score, scoreAll, scoreByKind } from '../search-quality/judge';
import { versionNamed } from '../versions';
import { buildFolder, fileOfRoute, readBuiltFile } from './site';

/** Limits in bytes after gzip. */
const limits = { shard: 160 * 1024, worker: 14 * 1024 };

/** Minimum scores for a set of queries. */
type Bars = Omit<Score, 'count' | 'ndcg'>;

/** Judged queries with their minimum scores. */
interface QuerySet {
  readonly name: string;
  readonly queries: readonly JudgedQuery[];
  readonly latest: Bars;
  readonly others: Bars;
  /** Minimum mean for queries of one kind in the latest version, when it differs from `kindBar`. */
  readonly leastOfKind?: number;
}

/** Bars of sets that someone else judged after the search was finished. They are much harder: most queries share no words with the page that answers them. */
const hard = { others: { mrr: 0.7, success1: 0.6, success5: 0.8 }, leastOfKind: 0.65 };

/** The query sets used for tuning the search, and held-out sets that were judged without trying them. */
const bars: readonly QuerySet[] = [
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
  {
    name: 'threads',
    queries: threadQueries.queries,
    latest: { mrr: 0.92, success1: 0.89, success5: 0.97 },
    others: { mrr: 0.87, success1: 0.82, success5: 0.93 },
  },
  {
    name: 'held-out',
    queries: heldOutQueries.queries,
    latest: { mrr: 0.75, success1: 0.67, success5: 0.85 },
    ...hard,
  },
  {
    name: 'second held-out',
    queries: secondHeldOutQueries.queries,
    latest: { mrr: 0.77, success1: 0.69, success5: 0.87 },
    ...hard,
  },
];

/** Minimum mean for queries of one kind in the latest version. */
const kindBar = 0.75;

const pages = splitBuild(buildFolder);
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

/** Finds the routes of the sections that match a query. */
function findRoutes(engine: Engine, query: string): string[] {
  return search([engine], query).map(({ section }) => section.page.route);
}

/** Removes a trailing slash, which makes no difference between routes. */
function trimSlash(route: string): string {
  return route.replace(/(.)\/$/, '$1');
}

/**
 * Chooses what is checked of a list, evenly spread: for the latest version all of it, up to 600 items, and for the others, which use the same
 * engine, a half, up to 150. Two of the sets have thousands of queries, which took two thirds of the time of this file.
 */
function choose<T>(list: readonly T[], state: DocsState): T[] {
  const count = state === 'latest' ? Math.min(list.length, 600) : Math.min(list.length / 2, 150);
  const rank = (index: number): number => Math.floor((index * count) / list.length);
  return list.filter((_, index) => rank(index) !== rank(index - 1));
}

/** Words that people type along with an identifier. */
const around = ['not working', 'not working android', 'not working ios', 'undefined', 'error', 'how to', 'in react'];

/** Hashes a name to choose the words around it, so that a new member does not change the words for all members after it. */
const sumLetters = (name: string): number => [...name].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);

/** Maps the names of methods, listeners, types, properties and keys to the pages that have them. */
function listMembers({ sections }: Engine): Map<string, Set<string>> {
  const members = new Map<string, Set<string>>();
  for (const { page, level, heading, facts = '' } of sections) {
    if (!/\/apis\/|\/config$/.test(page.route) || level < 3 || level === symptomLevel) continue;
    const listener = /^addListener\('(\w+)'/.exec(heading)?.[1];
    const name = listener ?? /^(\w+)\(/.exec(heading)?.[1] ?? heading;
    // Headings of prose, such as “Android” and “Notifications”, are not members.
    const isMember = level === rowLevel || name !== heading || /^(?:Interface|Class|Enum|Type)\b/.test(facts);
    if (isMember && /^[\w.]+$/.test(name)) members.set(name, (members.get(name) ?? new Set()).add(page.route));
  }
  return members;
}

/** Puts a message into typical terminal output. */
function makeLog(message: string): string {
  return `[capacitor] ✖ update - failed!
> Task :app:preBuild UP-TO-DATE
[error] ${message}
    at Object.run (/Users/me/app/node_modules/@capacitor/cli/dist/index.js:10:3)
FAILURE: Build failed with an exception.
* Try:
> Run with --stacktrace option to get the stack trace.
BUILD FAILED in 12s`;
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

  it.each(bars)('finds the pages of the $name queries', ({ name, queries, latest, others, leastOfKind = kindBar }) => {
    const all = mapQueries(queries, routePrefix, routes);
    expect(all.length).toBeGreaterThan(queries.length * 0.75);
    const mapped = choose(all, state);
    const judgments = mapped.map((query) => judge(query, findRoutes(engine, query.query)));
    // Individual held-out queries must not be visible to anyone.
    const misses = name.endsWith('held-out')
      ? []
      : judgments.filter(({ rank }) => rank === 0 || rank > 5).map(({ query, found }) => `${query}: ${found[0]}`);
    const least = state === 'latest' ? latest : others;
    const score = scoreAll(judgments);
    expect(score.mrr, misses.join('\n')).toBeGreaterThanOrEqual(least.mrr);
    expect(score.success1, misses.join('\n')).toBeGreaterThanOrEqual(least.success1);
    expect(score.success5, misses.join('\n')).toBeGreaterThanOrEqual(least.success5);
    if (state !== 'latest') return;
    const weak = [...scoreByKind(judgments)]
      .filter(([, { mrr }]) => mrr < leastOfKind)
      .map(([kind, { mrr }]) => `${kind} ${mrr}`);
    expect(weak).toEqual([]);
  });

  it('finds what explains an error that somebody pasted', () => {
    const errors = threadQueries.queries.filter(({ kind }) => kind === 'pasted error');
    expect(errors.length).toBeGreaterThanOrEqual(180);
    const mapped = mapQueries(errors, routePrefix, routes);
    const judgments = mapped.map((query) => judge(query, findRoutes(engine, query.query)));
    const misses = judgments.filter(({ rank }) => rank === 0 || rank > 5).map(({ query }) => query);
    const score = scoreAll(judgments);
    expect(score.success1, misses.join('\n\n')).toBeGreaterThanOrEqual(0.77);
    expect(score.success5, misses.join('\n\n')).toBeGreaterThanOrEqual(0.9);
  });

  it('reads no more of a pasted text than 5,000 characters, and finds the message in it', () => {
    const message = 'INSTALL_FAILED_UPDATE_INCOMPATIBLE';
    const known = engine.sections.flatMap(({ heading, page }) => (heading.includes(message) ? [page.route] : []));
    const log = `${'Compiling the next of the modules\n'.repeat(120)}${makeLog(message)}`;
    expect(log.length).toBeGreaterThan(4_000);
    expect(known).toContain(findRoutes(engine, log.slice(0, 5_000))[0]);
    expect(findRoutes(engine, `${'zzqxqzz '.repeat(650)}${log}`)).toEqual([]);
  });

  const members = listMembers(engine);
  it.each([
    ['its name', () => ''],
    ['words around its name', (name: string) => around[sumLetters(name) % around.length] ?? ''],
  ])('finds the page of each member by %s', (_, getOthers) => {
    const misses = [...members].flatMap(([name, pages]) => {
      const found = [...new Set(findRoutes(engine, `${name} ${getOthers(name)}`.trim()))].slice(0, 3);
      return found.some((route) => pages.has(route)) ? [] : [`${name}: ${found[0]}`];
    });
    expect(members.size).toBeGreaterThan(300);
    // Some members have the name of another page or a common word: `config`, `from`, `error`.
    expect(1 - misses.length / members.size, misses.join('\n')).toBeGreaterThanOrEqual(0.965);
  });

  it('finds the message of a row in the log that it stands in', () => {
    const rows = engine.sections.filter(({ level, heading, page }) => {
      return level === symptomLevel && page.route.endsWith('/troubleshooting') && heading.split(' ').length > 3;
    });
    const misses = rows.flatMap(({ heading, page }) => {
      const found = [...new Set(findRoutes(engine, makeLog(heading.replaceAll('…', 'Foo.bar'))))].slice(0, 3);
      return found.includes(page.route) ? [] : [`${heading}: ${found[0]}`];
    });
    expect(rows.length).toBeGreaterThan(50);
    expect(1 - misses.length / rows.length, misses.join('\n')).toBeGreaterThanOrEqual(0.98);
  });
});

describe('an identifier', () => {
  /** Identifiers with the pages that explain them, one of which must be the first result. */
  const identifiers: readonly [identifier: string, pages: readonly string[]][] = [
    ['getPhoto', ['apis/camera']],
    ['appUrlOpen', ['apis/app', 'guides/deep-links']],
    ['setOverlaysWebView', ['apis/status-bar']],
    ['launchAutoHide', ['apis/splash-screen']],
    ['allowNavigation', ['config']],
    ['convertFileSrc', ['basics/utilities', 'core-apis/web']],
    ['watchPosition', ['apis/geolocation']],
    ['androidScheme', ['config']],
    ['writeFile', ['apis/filesystem']],
    ['presentationOptions', ['apis/push-notifications', 'apis/local-notifications']],
    ['backButton', ['apis/app']],
    ['NSCameraUsageDescription', ['apis/camera', 'ios/configuration']],
    ['INSTALL_FAILED_UPDATE_INCOMPATIBLE', ['android/troubleshooting']],
    ['ERR_CLEARTEXT_NOT_PERMITTED', ['android/troubleshooting', 'guides/live-reload']],
    ['setAccessoryBarVisible', ['apis/keyboard']],
  ];

  it.each(identifiers)('is found among other words: %s', (identifier, pages) => {
    const found = ['', ...around].map((others) => {
      const query = others === 'how to' ? `how to ${identifier}` : `${identifier} ${others}`.trim();
      return findRoutes(engineOf(latestVersion.docusaurusName), query)[0]?.replace('/docs/', '') ?? 'nothing';
    });
    expect(found.filter((page) => !pages.includes(page))).toEqual([]);
  });
});

describe('a query', () => {
  it.each([
    ['release Android', ['android/deploying-to-google-play']],
    ['android release', ['android/deploying-to-google-play']],
    ['deploying android', ['android/deploying-to-google-play']],
    ['release ios', ['ios/deploying-to-app-store']],
    ['run on android', ['android', 'cli/commands/run']],
  ])('about a platform (“%s”) finds its page, not the one of an editor', (query, pages) => {
    const { docusaurusName, name } = latestVersion;
    expect(pages.map((page) => rootOf(name) + page)).toContain(findRoutes(engineOf(docusaurusName), query)[0]);
  });

  it.each(docsVersions)(
    'for Storage leads in $name to the plugin that it is called there',
    ({ name, docusaurusName }) => {
      const plugin = name === 'v2' || name === 'v3' ? 'storage' : 'preferences';
      const routes = [`apis/${plugin}`, 'guides/storage'].map((page) => rootOf(name) + page);
      expect([...new Set(findRoutes(engineOf(docusaurusName), 'Storage'))].slice(0, 2).sort()).toEqual(routes.sort());
    },
  );

  it('about storage is none about data', () => {
    expect(findRoutes(engineOf(latestVersion.docusaurusName), 'storage')).not.toContain('/docs/core-apis/data-types');
  });

  it('about a plugin from version to version leads to what changed in it', () => {
    const { docusaurusName } = versionNamed('v4');
    const found = search([engineOf(docusaurusName)], 'push v3 to v4').slice(0, 3);
    const places = found.map(({ section }) => `${section.page.route}#${section.anchor}`);
    expect(places).toContain(`${rootOf('v4')}apis/push-notifications#changes`);
    expect(places).not.toContain(`${rootOf('v4')}apis/push-notifications#api`);
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
      [...text.matchAll(/new Worker\(new URL\([\w.+]*\("?(\w+)"?\)/g)].map(([, id]) => id),
    );
    expect(new Set(ids).size).toBe(1);
    const [worker] = [...chunks].filter(([file]) => file.startsWith(`${ids[0]}.`));
    expect(worker?.[1]).toContain('findSimilar');
    expect(worker?.[1]).not.toContain('importScripts');
    expect(gzipSync(worker?.[1] ?? '').length).toBeLessThanOrEqual(limits.worker);
  });
});
