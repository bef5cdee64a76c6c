import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { docsVersions, latestVersion } from '../../src/config/versions';
import { rootOf } from '../recorded-routes';
import { versionsBetween } from '../versions';
import { findBannerProblems, findLatestRoutes, findVersion } from './banner';
import { findPageProblems } from './page-checks';
import { findVersionLinkProblems } from './version-links';

const goodPage = '<head><title>T</title></head><body><h1 id="a">A</h1><p>Gives <code>undefined</code>.</p></body>';

describe('findPageProblems', () => {
  it('accepts a warning in a later section', () => {
    const section = '<h2>B</h2><div class="theme-admonition-caution"></div>';
    const body = `<div class="theme-doc-version-banner"></div><div class="theme-doc-markdown">${section}</div></body>`;
    expect(findPageProblems(load(goodPage.replace('</body>', body)))).toEqual([]);
  });

  it('accepts a good page, with undefined in code', () => {
    expect(findPageProblems(load(goodPage))).toEqual([]);
  });

  it('accepts icons that are hidden or named', () => {
    const icons =
      '<svg aria-hidden="true"></svg><b aria-hidden="true"><svg></svg></b><svg aria-label="new"></svg></body>';
    expect(findPageProblems(load(goodPage.replace('</body>', icons)))).toEqual([]);
  });

  it.each([
    ['<title>T</title>', '', 'has no title'],
    ['</body>', '<h1>B</h1></body>', 'has 2 h1 headings'],
    ['h1', 'h2', 'has 0 h1 headings'],
    ['</body>', '<p id="a"></p></body>', 'uses the id "a" twice'],
    ['</body>', '<p>Since version undefined</p></body>', 'says "…'],
    ['</body>', '<p>[object Object]</p></body>', 'says "…'],
    ['</body>', '<button aria-label="Close"><svg></svg></button></body>', 'an icon in <button>'],
    ['</body>', '<a href="/docs/undefined">x</a></body>', 'has an attribute with "/docs/undefined"'],
    [
      '<p>',
      '<div class="theme-doc-version-banner"></div><div class="theme-admonition-caution"></div><p>',
      'has 2 warnings before its first section',
    ],
    [
      '</head>',
      '<meta name="description" content="[object Object]"></head>',
      'has an attribute with "[object Object]"',
    ],
  ])('%s made %s: %s', (from, to, problem) => {
    expect(findPageProblems(load(goodPage.replaceAll(from, to))).join('\n')).toContain(problem);
  });
});

describe('findVersion', () => {
  it.each<readonly [route: string, name: string | undefined]>([
    ['/docs', latestVersion.name],
    ['/docs/apis/camera', latestVersion.name],
    ...docsVersions.map(({ name }) => [`${rootOf(name)}apis/index`, name] as const),
    ['/docs/search', undefined],
    ['/docs/__docusaurus/debug', undefined],
  ])('%s belongs to %s', (route, name) => {
    expect(findVersion(route)?.name).toBe(name);
  });
});

describe.each(versionsBetween('v2', 'v2'))('findBannerProblems, with pages of %s', () => {
  const routes = new Set([
    '/docs',
    '/docs/android',
    '/docs/apis/camera',
    '/docs/v2/android/index',
    '/docs/v2/apis/modals',
  ]);
  const readTitle = (route: string) => `Title of ${route}`;
  const check = (route: string, text: string, links: readonly string[], known = routes) => {
    const html = links.map((href) => `<a href="${href}">${readTitle(href)}</a>`).join(' and ');
    return findBannerProblems(
      load(`<div class="theme-doc-version-banner">${text} ${html}</div>`),
      route,
      known,
      readTitle,
    );
  };

  it('accepts the same page, the folded page, and else the landing page', () => {
    expect(check('/docs/next/apis/camera', 'This is unreleased', ['/docs/apis/camera'])).toEqual([]);
    expect(check('/docs/v2/android/index', 'no longer actively maintained', ['/docs/android'])).toEqual([]);
    expect(check('/docs/v2/apis/modals', 'no longer actively maintained', ['/docs/'])).toEqual([]);
  });

  it('wants every page that the subject moved to, under its title', () => {
    const known = new Set([...routes, '/docs/apis/dialog', '/docs/apis/action-sheet']);
    const both = ['/docs/apis/dialog', '/docs/apis/action-sheet'];
    expect(check('/docs/v2/apis/modals', 'no longer maintained', both, known)).toEqual([]);
    expect(check('/docs/v2/apis/modals', 'no longer maintained', both.slice(0, 1), known)).toEqual([
      expect.stringContaining('not to /docs/apis/action-sheet'),
    ]);
    expect(check('/docs/v2/apis/modals', 'no longer maintained', ['/docs/'], known)).toHaveLength(2);
    const nameless = load(
      `<div class="theme-doc-version-banner">no longer maintained
        <a href="/docs/apis/dialog">here</a><a href="/docs/apis/action-sheet">Title of /docs/apis/action-sheet</a></div>`,
    );
    expect(findBannerProblems(nameless, '/docs/v2/apis/modals', known, readTitle)).toEqual([
      'has a banner that calls /docs/apis/dialog "here", not "Title of /docs/apis/dialog"',
    ]);
  });

  it('finds a wrong word, a wrong link, a missing and a superfluous banner', () => {
    expect(check('/docs/next/apis/camera', 'no longer maintained', ['/docs/apis/camera'])).toHaveLength(1);
    expect(check('/docs/v2/android/index', 'no longer maintained', ['/docs/'])).toHaveLength(1);
    expect(findBannerProblems(load('<p></p>'), '/docs/v3/apis/camera', routes, readTitle)).toEqual([
      'has 0 version banners',
    ]);
    expect(check('/docs/apis/camera', 'unreleased', ['/docs/'])).toHaveLength(1);
  });

  it('knows the landing pages', () => {
    const v3 = docsVersions.find((version) => version.name === 'v3');
    expect(v3 && findLatestRoutes('/docs/v3', v3, routes)).toEqual({ targets: ['/docs'], saysTitles: false });
  });
});

describe('findVersionLinkProblems', () => {
  const [oldest = latestVersion] = docsVersions.slice(-1);
  const root = rootOf(oldest.name);
  const routes = new Set(['/docs/apis/camera', `${root}apis/camera`]);
  const check = (link: string) =>
    findVersionLinkProblems(load(`<div class="theme-doc-markdown">${link}</div>`), `${root}apis/storage`, routes);

  it('accepts links inside the version, marked links, and addresses that are no pages', () => {
    expect(check(`<a href="${root}apis/camera#api">Camera</a>`)).toEqual([]);
    expect(
      check(`<a href="/docs/apis/camera">Camera <span class="link-version">${latestVersion.name}</span></a>`),
    ).toEqual([]);
    expect(check('<a href="/docs/img/logo.svg">Logo</a>')).toEqual([]);
  });

  it('finds links without a mark, with a wrong one, and with one that is not needed', () => {
    expect(check('<a href="/docs/apis/camera#api">Camera</a>')).toEqual([
      `links to /docs/apis/camera#api without saying that it is in ${latestVersion.name}`,
    ]);
    expect(check('<a href="/docs/apis/camera">Camera <span class="link-version">v1</span></a>')).toHaveLength(1);
    expect(
      check(`<a href="${root}apis/camera">Camera <span class="link-version">${oldest.name}</span></a>`),
    ).toHaveLength(1);
  });
});
