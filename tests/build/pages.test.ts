import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { docsVersions } from '../../src/config/versions';
import { findBannerProblems, findLatestRoute, findVersion } from './banner';
import { findPageProblems, findTitleProblems } from './page-checks';
import { isFoldedCopy, listPages } from './site';

describe('every page', () => {
  it('has one h1, a title, ids of its own, no leaked values and the banner of its version', () => {
    const pages = listPages();
    const routes = new Set(pages.filter((page) => !isFoldedCopy(page.file)).map((page) => page.route));
    const problems = pages.flatMap((page) => {
      const $ = page.parse();
      if (page.isDebugPage) return findTitleProblems($).map((problem) => `${page.file} ${problem}`);
      const route = isFoldedCopy(page.file) ? `${page.route}/index` : page.route;
      const isDocsPage = $('.theme-doc-markdown, article').length > 0 && page.file !== '404.html';
      const found = findPageProblems($).concat(isDocsPage ? findBannerProblems($, route, routes) : []);
      return found.map((problem) => `${page.file} ${problem}`);
    });
    console.log(`${pages.length} pages`);
    expect(pages.length).toBeGreaterThan(150);
    expect(problems).toEqual([]);
  });
});

const goodPage = '<head><title>T</title></head><body><h1 id="a">A</h1><p>Gives <code>undefined</code>.</p></body>';

describe('findPageProblems', () => {
  it('accepts a good page, with undefined in code', () => {
    expect(findPageProblems(load(goodPage))).toEqual([]);
  });

  it.each([
    ['<title>T</title>', '', 'has no title'],
    ['</body>', '<h1>B</h1></body>', 'has 2 h1 headings'],
    ['h1', 'h2', 'has 0 h1 headings'],
    ['</body>', '<p id="a"></p></body>', 'uses the id "a" twice'],
    ['</body>', '<p>Since version undefined</p></body>', 'says "…'],
    ['</body>', '<p>[object Object]</p></body>', 'says "…'],
    ['</body>', '<a href="/docs/undefined">x</a></body>', 'has an attribute with "/docs/undefined"'],
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
  it.each([
    ['/docs', 'v4'],
    ['/docs/apis/camera', 'v4'],
    ['/docs/next', 'v5'],
    ['/docs/v2/apis/index', 'v2'],
    ['/docs/search', undefined],
    ['/docs/__docusaurus/debug', undefined],
  ])('%s belongs to %s', (route, name) => {
    expect(findVersion(route)?.name).toBe(name);
  });
});

describe('findBannerProblems', () => {
  const routes = new Set([
    '/docs',
    '/docs/android',
    '/docs/apis/camera',
    '/docs/v2/android/index',
    '/docs/v2/apis/modals',
  ]);
  const check = (route: string, text: string, href: string, known = routes) =>
    findBannerProblems(
      load(`<div class="theme-doc-version-banner">${text} <a href="${href}">latest</a></div>`),
      route,
      known,
    );

  it('accepts the same page, the folded page, and else the landing page', () => {
    expect(check('/docs/next/apis/camera', 'This is unreleased', '/docs/apis/camera')).toEqual([]);
    expect(check('/docs/v2/android/index', 'no longer actively maintained', '/docs/android')).toEqual([]);
    expect(check('/docs/v2/apis/modals', 'no longer actively maintained', '/docs/')).toEqual([]);
  });

  it('wants the page that the subject moved to, where there is one', () => {
    const known = new Set([...routes, '/docs/apis/dialog']);
    expect(check('/docs/v2/apis/modals', 'no longer maintained', '/docs/apis/dialog', known)).toEqual([]);
    expect(check('/docs/v2/apis/modals', 'no longer maintained', '/docs/', known)).toHaveLength(1);
  });

  it('finds a wrong word, a wrong link, a missing and a superfluous banner', () => {
    expect(check('/docs/next/apis/camera', 'no longer maintained', '/docs/apis/camera')).toHaveLength(1);
    expect(check('/docs/v2/android/index', 'no longer maintained', '/docs/')).toHaveLength(1);
    expect(findBannerProblems(load('<p></p>'), '/docs/v3/apis/camera', routes)).toEqual(['has 0 version banners']);
    expect(check('/docs/apis/camera', 'unreleased', '/docs/')).toHaveLength(1);
  });

  it('knows the landing pages', () => {
    const v3 = docsVersions.find((version) => version.name === 'v3');
    expect(v3 && findLatestRoute('/docs/v3', v3, routes)).toBe('/docs');
  });
});
