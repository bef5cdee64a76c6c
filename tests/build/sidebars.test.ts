import type { CheerioAPI } from 'cheerio';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';
import { type VersionName, versionNames } from '../../src/config/versions';
import { listRecorded } from '../recorded-routes';
import { fileOfRoute, hasBuiltFile, openPage } from './site';

const withoutSlash = (route: string) => route.replace(/\/$/, '');

/** Reads a sidebar from a page: the routes of its links in order. A category that links to its first page counts once. */
function readSidebar($: CheerioAPI): string[] {
  const routes = $('.theme-doc-sidebar-menu a.menu__link')
    .toArray()
    .map((link) => withoutSlash($(link).attr('href') ?? ''));
  return [...new Set(routes)];
}

/**
 * Compares the pages of one sidebar with the recorded order.
 *
 * @returns one line per page that comes before a page that it must follow
 */
function findOrderProblems(shown: readonly string[], expected: readonly string[]): string[] {
  const known = shown.filter((route) => expected.includes(route));
  return known.flatMap((route, index) => {
    const before = known[index - 1];
    return before === undefined || expected.indexOf(before) < expected.indexOf(route)
      ? []
      : [`${route} stands after ${before}`];
  });
}

const sidebarCache = new Map<string, readonly string[]>();

/** Reads the sidebar of a page. The result is cached, because the first page of each sidebar is compared with all others. */
function readSidebarOf(route: string): readonly string[] {
  const known = sidebarCache.get(route) ?? readSidebar(openPage(fileOfRoute(route)).parse());
  sidebarCache.set(route, known);
  return known;
}

/** Lists the recorded pages of a version that exist in the build. */
function listBuiltPages(version: VersionName) {
  return listRecorded(version)
    .map((page) => ({ ...page, route: withoutSlash(page.route) }))
    .filter((page) => hasBuiltFile(fileOfRoute(page.route)));
}

describe.each([...versionNames])('%s', (version: VersionName) => {
  const pages = listBuiltPages(version);

  it('has the sidebars docs, api and cli', () => {
    expect(new Set(listRecorded(version).map((page) => page.sidebar))).toEqual(new Set(['docs', 'api', 'cli', null]));
    expect(new Set(pages.flatMap((page) => page.sidebar ?? []))).toEqual(new Set(['docs', 'api', 'cli']));
  });

  /** Lists the recorded pages of a sidebar, in order. */
  const listMembers = (sidebar: string) =>
    pages.filter((page) => page.sidebar === sidebar).sort((a, b) => (a.order ?? 0) - (b.order ?? 0));

  it.each(['docs', 'api', 'cli'])('shows the pages of the sidebar %s in order', (sidebar) => {
    const routes = listMembers(sidebar).map((page) => page.route);
    const shown = readSidebarOf(routes[0] ?? '');
    expect(findOrderProblems(shown, routes)).toEqual([]);
  });

  it('shows each page in its own sidebar, and some pages without one', () => {
    const problems = pages.flatMap(({ route, sidebar }) => {
      const shown = readSidebarOf(route);
      // Plugin pages that the sidebar of the original site omitted are in our sidebar.
      if (sidebar === null) return shown.length === 0 || route.includes('/apis/') ? [] : [`${route} has a sidebar`];
      if (!shown.includes(route)) return [`${route} is not in its sidebar`];
      // Pages in a collapsed category are shown in addition to those that the first page of the sidebar shows.
      const missing = readSidebarOf(listMembers(sidebar)[0]?.route ?? '').filter((other) => !shown.includes(other));
      return missing.map((other) => `${route} is in another sidebar than ${other}`);
    });
    expect(problems).toEqual([]);
  });
});

describe('findOrderProblems', () => {
  it('accepts other pages in between, and finds pages that changed places', () => {
    expect(findOrderProblems(['/a', '/new', '/b'], ['/a', '/b', '/c'])).toEqual([]);
    expect(findOrderProblems(['/b', '/a'], ['/a', '/b'])).toEqual(['/a stands after /b']);
  });
});

describe('readSidebar', () => {
  it('reads the links in order and nothing else', () => {
    const links = ['/docs/a', '/docs/a/', '/docs/b'].map((href) => `<a class="menu__link" href="${href}"></a>`);
    const html = `<a href="/docs/x"></a><ul class="theme-doc-sidebar-menu">${links.join('')}</ul>`;
    expect(readSidebar(load(html))).toEqual(['/docs/a', '/docs/b']);
  });
});
